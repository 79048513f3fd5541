/** Bets on the running round of a shared game: guards, stakes and open bets in one transaction. */
import * as CODE from '@lantern/contract/code'
import type { RequestOf } from '@lantern/contract/endpoint'
import type { playSharedBet, SharedBet } from '@lantern/contract/shared-rounds'
import { OPEN } from '../book/bet/bet-states.rules.ts'
import type { Trx } from '../database/database.ts'
import type { BetRow } from '../database/tables/site/book.schema.ts'
import { betOf } from '../engines/shared/bet-sheet.rules.ts'
import { phaseAt, timesOf } from '../engines/shared/round-clock.rules.ts'
import { type SharedTerms, sharedTermsOf } from '../engines/shared/shared-game.rules.ts'
import { fromFen, toFen } from '../ledger/money.rules.ts'
import { newNo } from '../ledger/numbers.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import type { Purse } from '../rounds/purse.ts'
import { requireOpenVenue, venueName } from '../site/venues.ts'
import { requireSharedGame, roundKey, type SharedGame } from './shared-game.ts'
import { MARKET_OF, openRule, positionName } from './shared-names.rules.ts'
import { heldStakes, type Player } from './shared-rounds.repository.ts'

type Order = RequestOf<typeof playSharedBet>
type Wanted = { readonly position: string; readonly stake: number; readonly pays: number }

/**
 * Stakes on positions of the running round, all or nothing. The caller has locked the player's money row.
 * @throws SandboxError as `playSharedBet` says
 */
export async function betOnRound(
  trx: Trx,
  { purse, player, order, now }: { purse: Purse; player: Player; order: Order; now: number },
): Promise<SharedBet[]> {
  purse.requirePlay(now)
  await requireOpenVenue(trx, purse.enName, now)
  const game = requireSharedGame(purse.enName, order.game)
  if (phaseAt(timesOf(game.title.shared.plan, order.round), now) !== 'betting')
    throw new SandboxError(
      CODE.STATE_CHANGED,
      { zh: '本局已停止下注', en: 'This round takes no more bets' },
      { reason: 'closed', round: order.round },
    )
  const wanted = mergedBets(game, order)
  const key = roundKey(game.gameCode, order.round)
  const before = await heldStakes(trx, player, key)
  requireStakes(wanted, before, sharedTermsOf(game.title.shared.kind))
  const placed: SharedBet[] = []
  for (const bet of wanted) {
    const no = newNo('B', now)
    await purse.hold(trx, rowOf(game, order.round, bet, { no, now }), order.requestNo)
    placed.push({ no, round: order.round, position: bet.position, stake: fromFen(bet.stake), return: null })
  }
  return placed
}

/** Stakes on the same position are one bet. @throws SandboxError 10003 for a position that the game does not have */
function mergedBets({ title }: SharedGame, { bets }: Order): Wanted[] {
  const byPosition = new Map<string, Wanted>()
  for (const { position, stake } of bets) {
    const known = betOf(title.shared.bets, position)
    if (!known) {
      const sentence = { zh: '没有这个投注项', en: 'The game does not have this bet' }
      throw new SandboxError(CODE.VALIDATION, sentence, { fields: { bets: sentence } })
    }
    const sum = (byPosition.get(position)?.stake ?? 0) + toFen(stake)
    byPosition.set(position, { position, stake: sum, pays: known.pays })
  }
  return [...byPosition.values()]
}

/** @throws SandboxError 711002 / 711003 outside the limits, 10003 for parts of a chip */
function requireStakes(bets: readonly Wanted[], before: number, { chips, maxStake }: SharedTerms): void {
  const unit = chips[0] ?? 1
  const min = fromFen(unit)
  if (bets.some(({ stake }) => stake < unit))
    throw new SandboxError(
      CODE.BELOW_MINIMUM,
      { zh: `低于最低金额 ${min}`, en: `Below the minimum of ${min}` },
      { min },
    )
  const total = before + bets.reduce((sum, { stake }) => sum + stake, 0)
  if (total > maxStake) {
    const max = fromFen(maxStake)
    throw new SandboxError(
      CODE.ABOVE_MAXIMUM,
      { zh: `本局合计超过最高金额 ${max}`, en: `Above the maximum of ${max} for one round` },
      { max },
    )
  }
  // Whole chips: every return is then a whole number of fen.
  if (bets.every(({ stake }) => stake % unit === 0)) return
  const sentence = { zh: `金额须为 ${min} 的整数倍`, en: `Stakes are whole multiples of ${min}` }
  throw new SandboxError(CODE.VALIDATION, sentence, { fields: { bets: sentence } })
}

function rowOf(game: SharedGame, round: number, bet: Wanted, { no, now }: { no: string; now: number }) {
  const { kind } = game.title.shared
  return {
    no,
    en_name: game.enName,
    category: game.category,
    match_id: roundKey(game.gameCode, round),
    kind,
    pick: bet.position,
    line: null,
    odds: bet.pays,
    stake: bet.stake,
    state: OPEN,
    result: null,
    return_fen: 0,
    valid_fen: 0,
    score: '',
    names: JSON.stringify({
      league: venueName(game.enName),
      match: game.name,
      market: MARKET_OF[kind],
      pick: positionName(kind, bet.position),
      home: { zh: '', en: '' },
      away: { zh: '', en: '' },
      rule: openRule(kind, round),
    }),
    placed_at: now,
    settled_at: null,
  }
}

/** A bet as the game's page gets it. */
export function sharedBetView({ no, match_id, pick, stake, state, return_fen }: BetRow): SharedBet {
  return {
    no,
    round: Number(match_id.split('/').at(-1)),
    position: pick,
    stake: fromFen(stake),
    return: state === OPEN ? null : fromFen(return_fen),
  }
}
