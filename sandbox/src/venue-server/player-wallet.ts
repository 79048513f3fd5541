/** The money of a venue session: a member's venue wallet, or a demo's credit. */
import type { Play, RequestOf } from '@lantern/contract/endpoint'
import type { venueBetPlace } from '@lantern/contract/venue'
import type { ViewedBet } from '../book/bet/bet-view.rules.ts'
import { recentBets } from '../book/bets.repository.ts'
import { placeBet } from '../book/bets.ts'
import type { Catalogue } from '../book/matches/catalogue.ts'
import type { Executor, Trx } from '../database/database.ts'
import type { Member } from '../database/tables/members/members.schema.ts'
import type { DemoEntry } from '../database/tables/site/demo.schema.ts'
import { lockDemo } from '../demo/demo-accounts.ts'
import { placeDemoBet, recentDemoBets } from '../demo/demo-bets.ts'
import { demoAccount } from '../ledger/accounts.ts'
import { accountBalance, balanceOf } from '../ledger/ledger.ts'
import { lockMember } from '../members/members.repository.ts'
import { demoPurse, memberPurse, type Purse } from '../rounds/purse.ts'
import { guardPlay } from '../safer/guard/play-guard.ts'
import type { Player } from '../shared-rounds/shared-rounds.repository.ts'

type Placing = { trx: Trx; catalogue: Catalogue; slip: RequestOf<typeof venueBetPlace>; now: number }

export type PlayerWallet = {
  /** Owner of request numbers. */
  readonly owner: string
  /** Faults are set by user name; demos have none. */
  readonly userName: string | undefined
  readonly enName: string
  readonly oddsType: number
  /** Locks the row that guards the money; must be the first step of a write. */
  lock(trx: Trx): Promise<PlayerWallet>
  /** Refuses play to a member on a break or at a limit; the row is locked. @throws SandboxError as `guardPlay` */
  guard(trx: Trx, play: Play, now: number): Promise<void>
  /** Available fen. */
  balance(db: Executor): Promise<number>
  /** Fen in open bets. */
  open(db: Executor): Promise<number>
  recent(db: Executor, limit: number): Promise<ViewedBet[]>
  place(placing: Placing): Promise<ViewedBet>
  /** Money of rounds, for games that are not a book. */
  readonly purse: Purse
  /** Member id, null for a demo. */
  readonly player: Player
}

export function memberWallet(member: Member, enName: string): PlayerWallet {
  return {
    owner: member.id,
    userName: member.user_name,
    enName,
    oddsType: member.odds_type,
    lock: async (trx) => memberWallet(await lockMember(trx, member.id), enName),
    guard: (trx, play, now) => guardPlay(trx, { member, play, enName, now }),
    balance: (db) => balanceOf(db, member.id, `venue.${enName}`),
    open: (db) => balanceOf(db, member.id, `venueOpen.${enName}`),
    recent: (db, limit) => recentBets(db, member.id, enName, limit),
    place: (placing) => placeBet({ ...placing, member, enName }),
    purse: memberPurse(member, enName),
    player: member.id,
  }
}

/** European odds: a demo has no settings. */
const DEMO_ODDS_TYPE = 3

export function demoWallet({ account_id, en_name }: Pick<DemoEntry, 'account_id' | 'en_name'>): PlayerWallet {
  const wallet: PlayerWallet = {
    owner: `demo:${account_id}`,
    userName: undefined,
    enName: en_name,
    oddsType: DEMO_ODDS_TYPE,
    async lock(trx) {
      await lockDemo(trx, account_id)
      return wallet
    },
    guard: async () => undefined,
    balance: (db) => accountBalance(db, demoAccount(account_id, 'demo')),
    open: (db) => accountBalance(db, demoAccount(account_id, `demoOpen.${en_name}`)),
    recent: (db, limit) => recentDemoBets(db, account_id, en_name, limit),
    place: (placing) => placeDemoBet(account_id, { ...placing, enName: en_name }),
    purse: demoPurse(account_id, en_name),
    player: null,
  }
  return wallet
}
