/** A round in one transaction: guards, stake, draw, return, bet, turnover, and the seed of the next round. */
import * as CODE from '@lantern/contract/code'
import type { RequestOf } from '@lantern/contract/endpoint'
import type { playRound, Round } from '@lantern/contract/rounds'
import type { Executor, Trx } from '../database/database.ts'
import type { RoundRow } from '../database/tables/site/rounds.schema.ts'
import { seedHash } from '../engines/draws/draws.rules.ts'
import { returnOfSeeds, TERMS, takes } from '../engines/instant.rules.ts'
import { fromFen, toFen, writtenFen } from '../ledger/money.rules.ts'
import { newNo } from '../ledger/numbers.ts'
import { refuse } from '../refusal/refuse.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { requireOpenVenue, venueName } from '../site/venues.ts'
import { type Played, requireGame } from './played-game.ts'
import type { Purse } from './purse.ts'
import { countedOf, resultOf, roundNames } from './round-view.rules.ts'
import { insertRound, lastRoundAt, nextSeed, renewSeed } from './rounds.repository.ts'

type Order = RequestOf<typeof playRound>
export type Playing = { readonly trx: Trx; readonly purse: Purse; readonly order: Order; readonly now: number }

/** State of a settled bet (screens.md 11.6). */
const SETTLED = 3

/**
 * Plays one round. The caller has locked the player's money row.
 * @throws SandboxError as `playRound` says
 */
export async function play({ trx, purse, order, now }: Playing): Promise<RoundRow> {
  purse.requirePlay(now)
  await requireOpenVenue(trx, purse.enName, now)
  const game = requireGame(purse.enName, order.game)
  const { engine } = game.title.game
  if (!takes(game.title.game, order.choice)) throw refuse('invalid-request', { fields: { choice: 'unknown' } })
  const stake = requireStake(toFen(order.stake), game.title.stakes)
  const waitMs = await waitOf(trx, purse.owner, engine, now)
  if (waitMs > 0)
    throw new SandboxError(
      CODE.COMMON,
      { zh: '两局间隔未到，请稍候', en: 'The next round cannot start yet' },
      { waitMs },
    )
  const seed = await nextSeed(trx, purse.owner, order.game)
  if (order.nonce !== seed.nonce)
    throw new SandboxError(
      CODE.STATE_CHANGED,
      { zh: '该局已在别处进行，请刷新', en: 'This round was played elsewhere. Refresh.' },
      { reason: 'nonce', nonce: seed.nonce },
    )
  const seeds = { serverSeed: seed.server_seed, clientSeed: order.clientSeed, nonce: seed.nonce }
  const back = returnOfSeeds(game.title.game, order.choice, stake, seeds)
  const row: RoundRow = {
    no: newNo('B', now),
    owner: purse.owner,
    en_name: purse.enName,
    game_code: order.game,
    nonce: seed.nonce,
    server_seed: seed.server_seed,
    client_seed: order.clientSeed,
    choice: JSON.stringify(order.choice),
    stake,
    return_fen: back,
    at: now,
  }
  await bookRound(trx, purse, game, row, order.requestNo)
  await renewSeed(trx, seed)
  return row
}

/** Time until the player may start another round, ms. */
export async function waitOf(db: Executor, owner: string, engine: keyof typeof TERMS, now: number): Promise<number> {
  const last = await lastRoundAt(db, owner)
  return last === null ? 0 : Math.max(0, last + TERMS[engine].cycleMs - now)
}

/** Stores a drawn round: its bet, its money and its turnover. */
export async function bookRound(trx: Trx, purse: Purse, game: Played, row: RoundRow, requestNo: string): Promise<void> {
  const bet = {
    no: row.no,
    en_name: row.en_name,
    category: game.category,
    match_id: row.no,
    kind: game.title.engine,
    pick: row.choice,
    line: null,
    odds: 0,
    stake: row.stake,
    state: SETTLED,
    result: resultOf(row.stake, row.return_fen),
    return_fen: row.return_fen,
    valid_fen: countedOf(TERMS[game.title.game.engine].turnover, row.stake, row.return_fen),
    score: '',
    names: JSON.stringify(roundNames(game, row, venueName(row.en_name))),
    placed_at: row.at,
    settled_at: row.at,
  }
  await purse.stake(trx, bet, requestNo)
  await purse.settle(trx, bet)
  await insertRound(trx, row)
}

/** A round with its seeds, as the wire shows it. */
export function roundView(row: RoundRow): Round {
  return {
    no: row.no,
    gameCode: row.game_code,
    nonce: row.nonce,
    serverSeedHash: seedHash(row.server_seed),
    serverSeed: row.server_seed,
    clientSeed: row.client_seed,
    choice: JSON.parse(row.choice),
    stake: fromFen(row.stake),
    return: fromFen(row.return_fen),
    at: row.at,
  }
}

/** @throws SandboxError 711002 / 711003 outside the limits, 10003 for an amount between two stakes */
function requireStake(stake: number, stakes: readonly number[]): number {
  const [min, max] = [stakes[0] ?? 0, stakes.at(-1) ?? 0]
  if (stake < min)
    throw new SandboxError(
      CODE.BELOW_MINIMUM,
      { zh: `低于最低金额 ${writtenFen(min)}`, en: `Below the minimum of ${writtenFen(min)}` },
      { min: fromFen(min) },
    )
  if (stake > max)
    throw new SandboxError(
      CODE.ABOVE_MAXIMUM,
      { zh: `超过最高金额 ${writtenFen(max)}`, en: `Above the maximum of ${writtenFen(max)}` },
      { max: fromFen(max) },
    )
  if (stakes.includes(stake)) return stake
  const sentence = { zh: '请选择列出的金额', en: 'Choose one of the listed stakes' }
  throw new SandboxError(CODE.VALIDATION, sentence, { fields: { stake: sentence } })
}
