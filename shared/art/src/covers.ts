/** The cover of a game: its subject from the words of the title, everything else from the seed. */
import { drawFrom } from './pen/seed.rules.ts'
import { type Shape, scene } from './scene/scene.ts'
import { SLOTS } from './subjects/slots.ts'
import { SLOT_SETTINGS } from './subjects/slots-settings.ts'
import type { Setting, Subject } from './subjects/subject.ts'
import { meaningOf, type Title } from './words/meaning.rules.ts'
import { SLOT_SECOND, SLOT_SUBJECTS } from './words/slot-words.ts'
import type { Word } from './words/words.ts'

type KindArt = {
  readonly shape: Shape
  readonly subjects: Readonly<Record<string, Subject>>
  readonly settings: Readonly<Record<string, Setting>>
  readonly words: readonly Word<string>[]
  readonly second: readonly Word<string>[]
}

export const KIND_ART = {
  egame: { shape: 'portrait', subjects: SLOTS, settings: SLOT_SETTINGS, words: SLOT_SUBJECTS, second: SLOT_SECOND },
} as const satisfies Record<string, KindArt>
export type Kind = keyof typeof KIND_ART

/** @returns names of subject and setting; null where the title has no word for it */
export function subjectOf(kind: Kind, title: Title): { subject: string | null; setting: string | null } {
  const art: KindArt = KIND_ART[kind]
  return { subject: meaningOf(title, art.words), setting: meaningOf(title, art.second) }
}

/**
 * @param seed any stable identifier: the same one gives the same picture
 * @returns an SVG document; a title of unknown words gets a subject of its kind by the seed
 */
export function coverOf(kind: Kind, title: Title, seed: string): string {
  const { shape, subjects, settings }: KindArt = KIND_ART[kind]
  const found = subjectOf(kind, title)
  const names = Object.keys(subjects)
  const name = found.subject ?? names[drawFrom(seed).pick(names.length)]
  const subject = subjects[name ?? ''] ?? Object.values(subjects)[0]
  if (!subject) throw new Error(`No pictures of the kind ${kind}.`)
  return scene({ subject, setting: settings[found.setting ?? ''] ?? {}, seed: `${seed}/${name}`, shape })
}

/** Whether there are pictures for this kind of game. */
export function isKind(kind: string): kind is Kind {
  return Object.hasOwn(KIND_ART, kind)
}
