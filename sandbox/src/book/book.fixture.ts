/** An in-memory database with a funded, verified member, for tests of the book, the venue server and the offers. */
import { createClock } from '../clock/clock.ts'
import { type Database, inTransaction, openDatabase } from '../database/database.ts'
import type { MemberKind } from '../ledger/accounts.ts'
import { houseAccount, memberAccount } from '../ledger/accounts.ts'
import { post } from '../ledger/ledger.ts'
import { createCatalogue } from './matches/catalogue.ts'

/** Sunday 1 March 2026, 20:00 in UTC+8. */
export const START = Date.UTC(2026, 2, 1, 12)

export async function openBook() {
  const opened = await openDatabase({})
  let real = START
  const clock = createClock({ base: START, start: START, speed: 1 }, () => real)
  return {
    db: opened.db,
    clock,
    catalogue: createCatalogue(),
    advance: (ms: number) => {
      real += ms
    },
    close: () => opened.close(),
  }
}

export type OpenBook = Awaited<ReturnType<typeof openBook>>

/** Inserts a member that may play, optionally with money (fen). */
export async function addMember(
  db: Database,
  id: string,
  money: Partial<Record<MemberKind, number>> = {},
  kyc = 2,
): Promise<void> {
  await db
    .insertInto('members')
    .values({
      id,
      user_name: id,
      user_key: id,
      nick: id,
      pwd_hash: '',
      fund_hash: null,
      real_name: null,
      phone: null,
      birthday: null,
      kyc,
      status_until: null,
      registered_at: START,
      last_login_at: null,
    } as never)
    .execute()
  for (const [kind, amount = 0] of Object.entries(money)) {
    await inTransaction(db, (trx) =>
      post(trx, {
        bizType: 'ADJUST',
        bizNo: `${id}-${kind}`,
        at: START,
        postings: [
          { account: memberAccount(id, kind as MemberKind), amount },
          { account: houseAccount('adjust'), amount: -amount },
        ],
      }),
    )
  }
}
