/** The cover of a game: its subject from the words of the title, everything else from the seed. */
import { drawFrom } from './pen/seed.rules.ts'
import { type Shape, scene } from './scene/scene.ts'
import { CHESS, CHESS_SETTINGS } from './subjects/chess.ts'
import { ESPORTS, ESPORTS_SETTINGS } from './subjects/esports.ts'
import { FISHING, FISHING_SETTINGS } from './subjects/fishing.ts'
import { LOTTERY, LOTTERY_SETTINGS } from './subjects/lottery.ts'
import { SLOTS } from './subjects/slots.ts'
import { SLOT_SETTINGS } from './subjects/slots-settings.ts'
import { SPORT, SPORT_SETTINGS } from './subjects/sport.ts'
import type { Setting, Subject } from './subjects/subject.ts'
import { TABLE_SETTINGS, TABLES } from './subjects/tables.ts'
import {
  CHESS_WORDS,
  ESPORTS_WORDS,
  FISHING_WORDS,
  LOTTERY_WORDS,
  SPORT_WORDS,
  TABLE_WORDS,
} from './words/game-words.ts'
import { meaningOf, type Title } from './words/meaning.rules.ts'
import { SLOT_WORDS } from './words/slot-words.ts'
import type { Word } from './words/words.ts'

type KindArt = {
  readonly shape: Shape
  readonly subjects: Readonly<Record<string, Subject>>
  readonly settings: Readonly<Record<string, Setting>>
  readonly words: { readonly subjects: readonly Word<string>[]; readonly settings: readonly Word<string>[] }
}

const art = (
  shape: Shape,
  subjects: KindArt['subjects'],
  settings: KindArt['settings'],
  words: KindArt['words'],
): KindArt => ({ shape, subjects, settings, words })

export const KIND_ART = {
  egame: art('portrait', SLOTS, SLOT_SETTINGS, SLOT_WORDS),
  fishing: art('portrait', FISHING, FISHING_SETTINGS, FISHING_WORDS),
  chess: art('square', CHESS, CHESS_SETTINGS, CHESS_WORDS),
  realbet: art('wide', TABLES, TABLE_SETTINGS, TABLE_WORDS),
  lottery: art('wide', LOTTERY, LOTTERY_SETTINGS, LOTTERY_WORDS),
  gaming: art('wide', ESPORTS, ESPORTS_SETTINGS, ESPORTS_WORDS),
  sport: art('wide', SPORT, SPORT_SETTINGS, SPORT_WORDS),
} as const satisfies Record<string, KindArt>
export type Kind = keyof typeof KIND_ART

/** @returns names of subject and setting; null where the title has no word for it */
export function subjectOf(kind: Kind, title: Title): { subject: string | null; setting: string | null } {
  const { words } = KIND_ART[kind]
  return { subject: meaningOf(title, words.subjects), setting: meaningOf(title, words.settings) }
}

/**
 * @param seed any stable identifier: the same one gives the same picture
 * @returns an SVG document; a title of unknown words gets a subject of its kind by the seed
 */
export function coverOf(kind: Kind, title: Title, seed: string): string {
  const { shape, subjects, settings } = KIND_ART[kind]
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
