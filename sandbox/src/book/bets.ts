/**
 * The lifecycle of a bet on the ledger: placed, divided, settled, refunded. Every step is one entry in the transaction of its state (screens.md 11.1, 11.6).
 */

import type { Trx } from '../database/database.ts'
import type { Member } from '../database/tables/members/members.schema.ts'
import type { BetLegRow, BetRow } from '../database/tables/site/book.schema.ts'
import { houseAccount, memberAccount } from '../ledger/accounts.ts'
import { post } from '../ledger/ledger.ts'
import { lockMember } from '../members/members.repository.ts'
import { requirePlay } from '../members/standing.rules.ts'
import { countTurnover } from '../turnover/audit-turns.ts'
import { OPEN, SETTLED, VOID } from './bet/bet-states.rules.ts'
import { partsOf } from './bet/cash-outs.repository.ts'
import { insertLegs } from './bet/legs.repository.ts'
import { type Pricing, priceBet } from './bet/pricing.ts'
import { type Decided, judge, type Verdict } from './bet/verdicts.ts'

export type Placement = Pricing & { member: Member }

/**
 * Places a single or a parlay: venue wallet → open stakes.
 * @throws SandboxError 711001 balance, 712002 / 712003 / 711009, and as `priceBet`
 */
export async function placeBet({ member, ...pricing }: Placement): Promise<BetRow> {
  const { trx, enName, slip, now } = pricing
  requirePlay(member, now)
  const { bet, legs } = await priceBet(pricing)
  const row: BetRow = { ...bet, member_id: member.id, odds_type: member.odds_type }
  await post(trx, {
    bizType: 'BET_STAKE',
    bizNo: row.no,
    requestNo: slip.requestNo,
    at: now,
    postings: [
      { account: memberAccount(member.id, `venue.${enName}`), amount: -row.stake },
      { account: memberAccount(member.id, `venueOpen.${enName}`), amount: row.stake },
    ],
  })
  await trx.insertInto('bets').values(row).execute()
  await insertLegs(trx, legs)
  return row
}

/** Settles one open bet at the end of a match of it. Idempotent. @returns null when the bet stays open, or was not */
export async function settleBet(trx: Trx, betNo: string, match: Decided, now: number): Promise<BetRow | null> {
  const bet = await takeOpen(trx, betNo)
  const verdict = bet && (await judge(trx, bet, match, now))
  if (!bet || !verdict) return null
  return verdict.kind === 'void' ? voidBet(trx, bet, now) : payBet(trx, bet, { ...verdict, bizType: 'BET_SETTLE' }, now)
}

type Paid = {
  bizType: 'BET_SETTLE' | 'BET_CASHOUT'
  result: Extract<Verdict, { kind: 'settled' }>['result'] | 'CASHOUT'
  /** Fen, with the stake. */
  back: number
  /** Counted turnover, fen. */
  valid: number
  score: string
}

/** Ends an open bet: its stake leaves the open ones, and what it returns goes to the venue wallet. */
export async function payBet(
  trx: Trx,
  bet: BetRow,
  { bizType, result, back, valid, score }: Paid,
  now: number,
): Promise<BetRow> {
  await post(trx, {
    bizType,
    bizNo: bet.no,
    at: now,
    postings: [
      { account: memberAccount(bet.member_id, `venueOpen.${bet.en_name}`), amount: -bet.stake },
      { account: memberAccount(bet.member_id, `venue.${bet.en_name}`), amount: back },
      { account: houseAccount(`venueSettle.${bet.en_name}`), amount: bet.stake - back },
    ],
  })
  const settled = { state: SETTLED, result, return_fen: back, valid_fen: valid, score, settled_at: now }
  await trx.updateTable('bets').set(settled).where('no', '=', bet.no).execute()
  await countTurnover(trx, {
    memberId: bet.member_id,
    betNo: bet.no,
    category: bet.category,
    valid,
    rule: valid === 0 ? 'not-counted' : 'min(stake,|net|)',
    at: now,
  })
  return { ...bet, ...settled }
}

/**
 * Takes a part of an open bet into a bet of its own, at the same prices. Nothing moves on the ledger: both are open stakes of the member.
 * @param legs undecided and decided picks of a parlay
 */
export async function splitBet(
  trx: Trx,
  bet: BetRow,
  { stake, legs = [] }: { stake: number; legs?: readonly BetLegRow[] | undefined },
): Promise<BetRow> {
  const taken = (await partsOf(trx, [bet.no])).get(bet.no) ?? []
  const part = { ...bet, no: `${bet.no}-${taken.length + 1}`, stake }
  await trx
    .updateTable('bets')
    .set({ stake: bet.stake - stake })
    .where('no', '=', bet.no)
    .execute()
  await trx.insertInto('bets').values(part).execute()
  await insertLegs(
    trx,
    legs.map((leg) => ({ ...leg, bet_no: part.no })),
  )
  return part
}

async function voidBet(trx: Trx, bet: BetRow, now: number): Promise<BetRow> {
  await post(trx, {
    bizType: 'BET_VOID',
    bizNo: bet.no,
    at: now,
    postings: [
      { account: memberAccount(bet.member_id, `venueOpen.${bet.en_name}`), amount: -bet.stake },
      { account: memberAccount(bet.member_id, `venue.${bet.en_name}`), amount: bet.stake },
    ],
  })
  const voided = { state: VOID, return_fen: bet.stake, settled_at: now }
  await trx.updateTable('bets').set(voided).where('no', '=', bet.no).execute()
  return { ...bet, ...voided }
}

/** Locks the member, then the bet. @returns undefined when it is not open */
export async function takeOpen(trx: Trx, betNo: string): Promise<BetRow | undefined> {
  const known = await trx.selectFrom('bets').select('member_id').where('no', '=', betNo).executeTakeFirst()
  if (!known) return undefined
  await lockMember(trx, known.member_id)
  const bet = await trx.selectFrom('bets').selectAll().where('no', '=', betNo).forUpdate().executeTakeFirst()
  return bet?.state === OPEN ? bet : undefined
}
