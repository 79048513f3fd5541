/** Shares an own bet in a room (10010; screens.md 10: own bets of seven days, once per room, no exact stake while its market is suspended). */
import type { MSG } from '@lantern/contract/chat'
import type { CHAT_UP } from '@lantern/contract/chat-frames'
import * as CODE from '@lantern/contract/code'
import { SECOND_MS } from '@lantern/contract/site-time'
import type * as v from 'valibot'
import { OPEN } from '../../book/bet/bet-states.rules.ts'
import { isShareable } from '../../book/bet/bet-view.rules.ts'
import { cashOutsOf } from '../../book/bet/cash-outs.repository.ts'
import { legsOfBets } from '../../book/bet/legs.repository.ts'
import { isSuspended } from '../../book/markets/markets.rules.ts'
import type { Catalogue } from '../../book/matches/catalogue.ts'
import type { Executor } from '../../database/database.ts'
import type { BetRow } from '../../database/tables/site/book.schema.ts'
import { betsByNo, isSharedIn, toldOf } from '../cards/shared-bets.repository.ts'
import type { Said } from '../lines/line.rules.ts'
import type { LineContent } from '../rooms/chat.repository.ts'
import type { Refusal } from '../rooms/chat-gate.ts'

/** Bets on matches; rounds of games have no card. */
const CATEGORIES: readonly string[] = ['sport', 'gaming']
const EXACT = 2

type Share = v.InferOutput<(typeof CHAT_UP)[typeof MSG.shareBetRecord]>

export type ShareOptions = {
  readonly catalogue: Catalogue
  readonly memberId: string
  readonly share: Share
  /** What the member said in the room lately. */
  readonly said: readonly Said[]
  readonly slowSec: number
  readonly now: number
}

/** @returns the line, or why the bet cannot be shared */
export async function shareBet(db: Executor, options: ShareOptions): Promise<LineContent | Refusal> {
  const { memberId, share, said, slowSec, now } = options
  const bet = (await betsByNo(db, [share.betId])).get(share.betId)
  if (bet?.member_id !== memberId || !CATEGORIES.includes(bet.category) || !isShareable(bet, now)) return NOT_SHAREABLE
  // A part is shown with the bet it was taken from.
  if ((await cashOutsOf(db, [bet.no])).get(bet.no)?.part_of) return NOT_SHAREABLE
  if (await isSharedIn(db, share.roomId, bet.no)) return SHARED_ALREADY
  const last = said.at(-1)
  if (last && now - last.at < slowSec * SECOND_MS) return TOO_FAST
  const problem = await privacyProblemOf(db, options.catalogue, { bet, privacy: share.privacy, now })
  if (problem) return problem
  return { kind: 'bet', text: '', bet_no: bet.no, privacy: share.privacy, bet_told: toldOf(bet) }
}

/** Why a bet cannot show that much of its stake now. */
export async function privacyProblemOf(
  db: Executor,
  catalogue: Catalogue,
  { bet, privacy, now }: { bet: BetRow; privacy: Share['privacy']; now: number },
): Promise<Refusal | null> {
  if (privacy !== EXACT || bet.state !== OPEN) return null
  const legs = (await legsOfBets(db, [bet.no])).get(bet.no) ?? []
  const ids = legs.length === 0 ? [bet.match_id] : legs.map((leg) => leg.match_id)
  const matches = await catalogue.pick(db, ids, now)
  return matches.some(({ fixture, status }) => isSuspended(fixture, status.standing, now)) ? SUSPENDED : null
}

const NOT_SHAREABLE: Refusal = {
  code: CODE.BET_NOT_SHAREABLE,
  zh: '只能分享 7 天内自己的体育注单',
  en: 'Only own sport bets of the last 7 days can be shared',
}
const SHARED_ALREADY: Refusal = {
  code: CODE.BET_SHARED_ALREADY,
  zh: '该注单已在本房间分享过',
  en: 'This bet was shared in this room before',
}
const TOO_FAST: Refusal = { code: CODE.CHAT_TOO_FAST, zh: '发言过快', en: 'Too fast' }
const SUSPENDED: Refusal = {
  code: CODE.BET_NOT_SHAREABLE,
  zh: '盘口暂停期间不能显示准确金额',
  en: 'The exact stake cannot be shown while the market is suspended',
}
