/** Typed texts in both languages: a missing English text does not compile. (The i18n package is for browsers.) */
export const LANGUAGES = ['zh', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** A fixed text, a group of texts, or a function of named values. */
type Words = string | { readonly [word: string]: string }
// biome-ignore lint/suspicious/noExplicitAny: a text may take any named values; each use is typed by the definition
type Texts = { readonly [key: string]: Words | ((values: any) => Words) }
type SameForm<Table> = { readonly [Key in keyof Table]: Widened<Table[Key]> }
type Widened<Text> = Text extends string
  ? string
  : Text extends (...values: never[]) => Words
    ? Text
    : { readonly [Word in keyof Text]: string }
export type Messages<Table extends Texts> = { readonly [L in Language]: SameForm<Table> }

/** Declares the texts of a page. */
export function defineMessages<const Table extends Texts>(messages: {
  readonly zh: Table
  readonly en: SameForm<NoInfer<Table>>
}): Messages<Table> {
  return messages as unknown as Messages<Table>
}
