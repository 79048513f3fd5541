/** Which engine a title is played on, and its data. Sheets are computed on first use. */
import type { Category } from '@lantern/contract/games'
import { fishingSheet } from '../../engines/fishing/fishing.rules.ts'
import { gameOf, type InstantGame, publishedRtp } from '../../engines/instant.rules.ts'
import { drawSheet } from '../../engines/shared/draw-title.rules.ts'
import { publishedSharedRtp, type SharedSheet, sharedTermsOf } from '../../engines/shared/shared-game.rules.ts'
import { liveSheet } from '../../engines/shared/shared-title.rules.ts'
import type { SlotKind, Volatility } from '../../engines/slots/slot-sheet.rules.ts'
import { slotSheet } from '../../engines/slots/slot-title.rules.ts'
import { fromFen } from '../../ledger/money.rules.ts'
import { roomOfWord } from './rooms.ts'

/** Themes of slots, in the order of the first words of their names. */
const SLOT_THEMES = [
  'mahjong',
  'dragon',
  'fortune',
  'fox',
  'treasure',
  'pharaoh',
  'pirate',
  'jungle',
  'polar',
  'lantern',
  'candy',
  'volcano',
  'neon',
  'moonlight',
  'thunder',
  'koi',
] as const

/** Engine and volatility of slots, in the order of the second words of their names. */
const SLOT_MODELS: readonly (readonly [SlotKind, Volatility])[] = [
  ['ways', 'mid'],
  ['lines', 'mid'],
  ['ways', 'high'],
  ['lines', 'low'],
  ['lines', 'high'],
  ['ways', 'low'],
  ['ways', 'mid'],
  ['lines', 'mid'],
  ['lines', 'low'],
  ['ways', 'high'],
]

/** Positions of a title's two words in the lists of its category. */
export type TitleWords = {
  readonly gameCode: string
  readonly category: Category
  readonly first: number
  readonly second: number
}

export type Title = {
  readonly engine: string
  readonly theme: string
  readonly volatility: Volatility | null
  /** Per cent; null where it differs from bet to bet. */
  readonly rtp: string | null
  readonly minBet: string
  readonly maxBet: string
} & (
  | {
      readonly game: InstantGame
      /** Stakes to choose from, fen; whole coins of a slot. */
      readonly stakes: readonly number[]
      readonly shared: null
    }
  /** Its rounds run on the clock, for all players at once. */
  | { readonly game: null; readonly shared: SharedSheet }
)
/** A title that a player plays alone, round by round. */
export type InstantTitle = Title & { readonly game: InstantGame; readonly stakes: readonly number[] }
/** A title whose rounds the clock plays for everyone. */
export type SharedTitle = Title & { readonly shared: SharedSheet }

const titles = new Map<string, Title>()

/** @returns null for a title that cannot be played yet */
export function titleOf(words: TitleWords): Title | null {
  const known = titles.get(words.gameCode)
  if (known) return known
  const made = make(words)
  if (made) titles.set(words.gameCode, made)
  return made
}

function make(words: TitleWords): Title | null {
  return makeInstant(words) ?? makeShared(words)
}

function makeShared(words: TitleWords): Title | null {
  const shared = sharedSheetOf(words)
  if (shared === null) return null
  const { chips, maxStake } = sharedTermsOf(shared.kind)
  return {
    engine: shared.kind,
    theme: shared.theme,
    volatility: null,
    rtp: publishedSharedRtp(shared),
    minBet: fromFen(chips[0] ?? 0),
    maxBet: fromFen(maxStake),
    game: null,
    shared,
  }
}

function makeInstant(words: TitleWords): Title | null {
  const sheet = sheetOf(words)
  if (sheet === null) return null
  const game = gameOf(sheet)
  const stakes = stakesOf(words, sheet)
  return {
    engine: game.engine,
    theme: sheet.theme,
    volatility: volatilityOf(sheet),
    rtp: publishedRtp(game),
    minBet: fromFen(stakes[0] ?? 0),
    maxBet: fromFen(stakes.at(-1) ?? 0),
    game,
    stakes,
    shared: null,
  }
}

const SLOT_STAKES = [20, 40, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000] as const
const TABLE_STAKES = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000] as const
/** 大亨 */
const TYCOON_WORD = 7
const TYCOON_MIN = 100

/** Stakes of a title; of card games, those of its room. */
function stakesOf({ category, first, second }: TitleWords, sheet: InstantGame['sheet']): readonly number[] {
  switch (category) {
    case 'egame':
      return volatilityOf(sheet) === 'high' || second === TYCOON_WORD ? from(SLOT_STAKES, TYCOON_MIN) : SLOT_STAKES
    case 'chess': {
      const { min, max } = roomOfWord(first)
      return from(TABLE_STAKES, min).filter((stake) => stake <= max)
    }
    default:
      return TABLE_STAKES
  }
}

function from(stakes: readonly number[], min: number): readonly number[] {
  return stakes.filter((stake) => stake >= min)
}

/** Words of card games that are played as bulls; the others are coming. */
const BULLS_WORD = 0
const CARD_RAKE_PERCENT = [5, 4, 3] as const
const SEAS = ['abyss', 'palace', 'gold', 'storm', 'coral', 'dusk', 'ghost'] as const

function sheetOf({ gameCode, category, first, second }: TitleWords): InstantGame['sheet'] | null {
  switch (category) {
    case 'egame': {
      const [kind, volatility] = SLOT_MODELS[second] ?? ['lines', 'mid']
      return slotSheet({ gameCode, kind, theme: SLOT_THEMES[first] ?? 'lantern', volatility })
    }
    case 'chess':
      return second === BULLS_WORD
        ? { kind: 'bulls', theme: 'cards', rakePercent: CARD_RAKE_PERCENT[first % CARD_RAKE_PERCENT.length] ?? 5 }
        : null
    case 'fishing':
      return fishingSheet(SEAS[first] ?? 'abyss', second + first)
    default:
      return null
  }
}

function sharedSheetOf(words: TitleWords): SharedSheet | null {
  if (words.category === 'realbet') return liveSheet(words)
  return words.category === 'lottery' ? drawSheet(words) : null
}

function volatilityOf(sheet: InstantGame['sheet']): Volatility | null {
  if (sheet.kind === 'bulls') return 'low'
  return sheet.kind === 'fishing' ? 'high' : sheet.volatility
}
