/** The 24 venues of the simulation (screens.md 12): 20 open, 3 in maintenance, 1 closed. */

import * as CODE from '@lantern/contract/code'
import { type Category, canonicalVenue, VENUE_STATUS, type Venue, WALLET_MODE } from '@lantern/contract/games'
import { HOUR_MS } from '@lantern/contract/site-time'
import { siteTimeText } from '../clock/site-time.rules.ts'
import type { Executor } from '../database/database.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'

type Row = readonly [
  enName: string,
  category: Category,
  zh: string,
  en: string,
  options?: { providerCode?: string; status?: 2 | 3; tags?: string[]; demo?: boolean; seamless?: boolean },
]

const ROWS: readonly Row[] = [
  ['OBTY', 'sport', '欧博体育', 'OB Sports', { providerCode: 'YBTY', tags: ['hot', 'live'], demo: true }],
  ['IMTY', 'sport', 'IM 体育', 'IM Sports', { tags: ['live'] }],
  ['FBTY', 'sport', 'FB 体育', 'FB Sports', { tags: ['new', 'live'], demo: true }],
  ['V188', 'sport', '小金体育', 'V188 Sports', { status: 2 }],
  ['YBDJ', 'gaming', '雅博电竞', 'YB Esports', { tags: ['hot'] }],
  ['IMDJ', 'gaming', 'IM 电竞', 'IM Esports'],
  ['LHDJ', 'gaming', '雷火电竞', 'Thunder Esports', { tags: ['new'] }],
  ['AG', 'realbet', 'AG 真人', 'AG Live', { tags: ['hot'] }],
  ['EVO', 'realbet', 'EVO 真人', 'EVO Live', { seamless: true }],
  ['BG', 'realbet', 'BG 真人', 'BG Live'],
  ['WM', 'realbet', 'WM 真人', 'WM Live', { status: 2 }],
  ['PGDZ', 'egame', 'PG 电子', 'PG Slots', { tags: ['hot'], demo: true }],
  ['PPDZ', 'egame', 'PP 电子', 'PP Slots', { demo: true, seamless: true }],
  ['CQ9', 'egame', 'CQ9 电子', 'CQ9 Slots', { demo: true }],
  ['JDB', 'egame', 'JDB 电子', 'JDB Slots', { tags: ['new'], demo: true }],
  ['MGDZ', 'egame', 'MG 电子', 'MG Slots', { demo: true, seamless: true }],
  ['KYQP', 'chess', '开元棋牌', 'KY Cards', { tags: ['hot'], demo: true }],
  ['LEGQP', 'chess', '乐游棋牌', 'Leg Cards', { demo: true, seamless: true }],
  ['FGQP', 'chess', 'FG 棋牌', 'FG Cards', { status: 3 }],
  ['VRCP', 'lottery', 'VR 彩票', 'VR Lottery', { tags: ['hot'] }],
  ['TCGCP', 'lottery', '双赢彩票', 'TCG Lottery', { seamless: true }],
  ['IGCP', 'lottery', 'IG 彩票', 'IG Lottery', { status: 2 }],
  ['JDBBY', 'fishing', 'JDB 捕鱼', 'JDB Fishing', { tags: ['hot'], demo: true }],
  ['CQ9BY', 'fishing', 'CQ9 捕鱼', 'CQ9 Fishing', { demo: true, seamless: true }],
]

/** Rebate of VIP0 in per cent by category (screens.md 11.9). */
const REBATE: Readonly<Record<Category, string>> = {
  sport: '0.38',
  gaming: '0.48',
  realbet: '0.40',
  egame: '0.80',
  chess: '0.55',
  lottery: '0.30',
  fishing: '0.80',
}
/** Categories whose venues are books. */
export const BOOKS: readonly Category[] = ['sport', 'gaming']
/** The highest stake of a bet in a book (`MAX_STAKE`). */
export const BOOK_MAX_BET = '20000.00'
/** Parlays of sport: as many picks, and at most such a return, as the book accepts (`MAX_LEGS`, `MAX_PARLAY_RETURN`). */
const PARLAY = { maxLegs: 10, maxParlayReturn: '2000000.00' } as const
const NO_PARLAY = { maxLegs: 1, maxParlayReturn: null } as const
/** The smallest stake of a category's games; those of sport and esports are what their book accepts (`MIN_STAKE`). */
export const MIN_BET: Readonly<Record<Category, string>> = {
  sport: '2.00',
  gaming: '2.00',
  realbet: '1.00',
  egame: '0.20',
  chess: '1.00',
  lottery: '1.00',
  fishing: '1.00',
}
const SEEDED_MAINTENANCE_MS = 2 * HOUR_MS

export type VenueState = { readonly status: number; readonly from: number | null; readonly to: number | null }

export function isVenue(enName: string): boolean {
  return ROWS.some(([name]) => name === enName)
}

export function venueName(enName: string): { zh: string; en: string } {
  const row = ROWS.find(([name]) => name === enName)
  return row ? { zh: row[2], en: row[3] } : { zh: enName, en: enName }
}

export function categoryOf(enName: string): Category | undefined {
  return ROWS.find(([name]) => name === enName)?.[1]
}

/** A seamless venue plays on the main wallet; any other has a wallet of its own, filled by transfers. */
export function isSeamless(enName: string): boolean {
  return ROWS.find(([name]) => name === enName)?.[4]?.seamless === true
}

/** States set by the control API, else as seeded; expired windows are ignored. */
export async function venueStates(db: Executor, now: number): Promise<Map<string, VenueState>> {
  const stored = new Map((await db.selectFrom('venue_states').selectAll().execute()).map((row) => [row.en_name, row]))
  const states = new Map<string, VenueState>()
  for (const [enName, , , , options] of ROWS) {
    const row = stored.get(enName)
    if (row) {
      const isOver = row.status === VENUE_STATUS.maintenance && row.maintain_to !== null && row.maintain_to <= now
      states.set(
        enName,
        isOver
          ? { status: VENUE_STATUS.open, from: null, to: null }
          : { status: row.status, from: row.maintain_from, to: row.maintain_to },
      )
      continue
    }
    const status = options?.status ?? VENUE_STATUS.open
    const from = Math.floor(now / SEEDED_MAINTENANCE_MS) * SEEDED_MAINTENANCE_MS
    states.set(
      enName,
      status === VENUE_STATUS.maintenance
        ? { status, from, to: from + SEEDED_MAINTENANCE_MS }
        : { status, from: null, to: null },
    )
  }
  return states
}

/**
 * @returns the canonical code of an open venue
 * @throws SandboxError 10003 for an unknown venue, 711017 when it is not open
 */
export async function requireOpenVenue(db: Executor, code: string, now: number): Promise<string> {
  const enName = canonicalVenue(code)
  const state = (await venueStates(db, now)).get(enName)
  if (!state) {
    const sentence = { zh: '场馆不存在', en: 'No such venue' }
    throw new SandboxError(CODE.VALIDATION, sentence, { fields: { enName: sentence } })
  }
  if (state.status === VENUE_STATUS.open) return enName
  const from = state.from === null ? '—' : siteTimeText(state.from)
  const to = state.to === null ? '—' : siteTimeText(state.to)
  throw new SandboxError(
    CODE.VENUE_MAINTENANCE,
    { zh: `场馆维护中 ${from}–${to}`, en: `Venue under maintenance ${from}–${to}` },
    { enName, from: state.from, to: state.to },
  )
}

/** All venues as the wire shows them. */
export function venueViews(states: ReadonlyMap<string, VenueState>, liveMatches: number): Venue[] {
  return ROWS.map(([enName, category, zh, en, options]) => {
    const state = states.get(enName)
    return {
      enName,
      providerCode: options?.providerCode ?? enName,
      category,
      name: { zh, en },
      status: (state?.status ?? VENUE_STATUS.open) as Venue['status'],
      maintainFrom: state?.from ?? null,
      maintainTo: state?.to ?? null,
      tags: options?.tags ?? [],
      rebateRate: REBATE[category],
      turnoverWeight: 1,
      minBet: MIN_BET[category],
      maxBet: BOOKS.includes(category) ? BOOK_MAX_BET : null,
      demo: options?.demo ?? false,
      walletMode: options?.seamless ? WALLET_MODE.seamless : WALLET_MODE.transfer,
      ...(category === 'sport' ? PARLAY : NO_PARLAY),
      live: category === 'sport' && state?.status === VENUE_STATUS.open ? liveMatches : 0,
    }
  })
}

export const VENUE_CODES: readonly string[] = ROWS.map(([enName]) => enName)
