/** Words of titles, Chinese and English, and what they mean in a picture. Data: a new title needs a line here at most. */

/** @example ['火山', 'volcano', 'volcano']: both words mean the subject `volcano` */
export type Word<Meaning extends string> = readonly [zh: string, en: string, meaning: Meaning]

/** Words of a kind's titles: what a picture is of, and where. */
export type Words<Subjects, Settings> = {
  readonly subjects: readonly Word<keyof Subjects & string>[]
  readonly settings: readonly Word<keyof Settings & string>[]
}
