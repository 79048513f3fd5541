/** The money of rounds: a member's venue wallet, or the main wallet at a seamless venue, or a demo's credit. */
import type { Executor, Trx } from '../database/database.ts'
import type { Member } from '../database/tables/members/members.schema.ts'
import type { BetsTable } from '../database/tables/site/book.schema.ts'
import { type AccountRef, demoAccount, houseAccount, memberAccount } from '../ledger/accounts.ts'
import { accountBalance, post } from '../ledger/ledger.ts'
import { requirePlay } from '../members/standing.rules.ts'
import { refuse } from '../refusal/refuse.ts'
import { isSeamless } from '../site/venues.ts'
import { countTurnover } from '../turnover/audit-turns.ts'
import { insertBet, insertDemoBet } from './rounds.repository.ts'

type PlayedBet = Omit<BetsTable, 'member_id' | 'odds_type' | 'return_fen' | 'valid_fen' | 'score'> & {
  return_fen: number
  valid_fen: number
  score: string
}

export type Purse = {
  /** Owner of rounds and seeds: `member:<id>` or `demo:<id>`. */
  readonly owner: string
  readonly enName: string
  /** @throws SandboxError 711009, 712002, 712003 for a member who must not play now */
  requirePlay(now: number): void
  balance(db: Executor): Promise<number>
  /** Takes the stake. @throws SandboxError 711001 */
  stake(trx: Trx, bet: PlayedBet, requestNo: string): Promise<void>
  /** Pays the return, stores the settled bet and counts its turnover. */
  settle(trx: Trx, bet: PlayedBet): Promise<void>
  /** Takes the stake and stores the bet as open. @throws SandboxError 711001; 10003 for a demo, which has no shared games */
  hold(trx: Trx, bet: PlayedBet, requestNo: string): Promise<void>
}

export function memberPurse(member: Member, enName: string): Purse {
  const wallet = memberAccount(member.id, isSeamless(enName) ? 'main' : `venue.${enName}`)
  const open = memberAccount(member.id, `venueOpen.${enName}`)
  const house = houseAccount(`venueSettle.${enName}`)
  return {
    owner: `member:${member.id}`,
    enName,
    requirePlay: (now) => requirePlay(member, now),
    balance: (db) => accountBalance(db, wallet),
    stake: (trx, bet, requestNo) => take(trx, bet, { bizType: 'BET_STAKE', wallet, open, requestNo }),
    async hold(trx, bet, requestNo) {
      await take(trx, bet, { bizType: 'BET_STAKE', wallet, open, requestNo })
      await insertBet(trx, { ...bet, member_id: member.id, odds_type: member.odds_type })
    },
    async settle(trx, bet) {
      await pay(trx, bet, { bizType: 'BET_SETTLE', wallet, open, house })
      await insertBet(trx, { ...bet, member_id: member.id, odds_type: member.odds_type })
      await countTurnover(trx, {
        memberId: member.id,
        betNo: bet.no,
        category: bet.category,
        valid: bet.valid_fen,
        rule: bet.valid_fen === 0 ? 'not-counted' : 'round',
        at: bet.settled_at ?? bet.placed_at,
      })
    },
  }
}

/** Pays the return of a member's bet that was held open. */
export async function payHeld(trx: Trx, memberId: string, bet: PlayedBet): Promise<void> {
  await pay(trx, bet, {
    bizType: 'BET_SETTLE',
    wallet: memberAccount(memberId, isSeamless(bet.en_name) ? 'main' : `venue.${bet.en_name}`),
    open: memberAccount(memberId, `venueOpen.${bet.en_name}`),
    house: houseAccount(`venueSettle.${bet.en_name}`),
  })
}

/** European odds: a demo has no settings. */
const DEMO_ODDS_TYPE = 3

export function demoPurse(accountId: string, enName: string): Purse {
  const wallet = demoAccount(accountId, 'demo')
  const open = demoAccount(accountId, `demoOpen.${enName}`)
  const house = houseAccount('demoSettle', 'DEMO')
  return {
    owner: `demo:${accountId}`,
    enName,
    requirePlay: () => undefined,
    balance: (db) => accountBalance(db, wallet),
    stake: (trx, bet, requestNo) => take(trx, bet, { bizType: 'DEMO_STAKE', wallet, open, requestNo }),
    hold: () => Promise.reject(refuse('invalid-request', { fields: {} })),
    async settle(trx, bet) {
      await pay(trx, bet, { bizType: 'DEMO_SETTLE', wallet, open, house })
      await insertDemoBet(trx, { ...bet, account_id: accountId, odds_type: DEMO_ODDS_TYPE })
    },
  }
}

type Accounts = { bizType: string; wallet: AccountRef; open: AccountRef }

async function take(
  trx: Trx,
  bet: PlayedBet,
  { bizType, wallet, open, requestNo }: Accounts & { requestNo: string },
): Promise<void> {
  await post(trx, {
    bizType,
    bizNo: bet.no,
    requestNo,
    at: bet.placed_at,
    postings: [
      { account: wallet, amount: -bet.stake },
      { account: open, amount: bet.stake },
    ],
  })
}

async function pay(
  trx: Trx,
  bet: PlayedBet,
  { bizType, wallet, open, house }: Accounts & { house: AccountRef },
): Promise<void> {
  await post(trx, {
    bizType,
    bizNo: bet.no,
    at: bet.settled_at ?? bet.placed_at,
    postings: [
      { account: open, amount: -bet.stake },
      { account: wallet, amount: bet.return_fen },
      { account: house, amount: bet.stake - bet.return_fen },
    ],
  })
}
