/** Simulated payees, so that speed deposits find a match (screens.md 6: "matched with a withdrawal"). */
import { type Database, inTransaction } from '../../database/database.ts'
import { houseAccount, memberAccount } from '../../ledger/accounts.ts'
import { balanceOf, post } from '../../ledger/ledger.ts'
import { newNo } from '../../ledger/numbers.ts'
import { lockMember } from '../../members/members.repository.ts'
import { openWithdrawal } from '../withdrawals/withdrawal.repository.ts'
import { submitWithdrawal } from '../withdrawals/withdrawal-turns.ts'
import { idlePayees, payAccount } from './speed-run.repository.ts'

/** Their withdrawals in fen, in turns: parts of 200 to 3,000 together. */
const AMOUNTS = [980_000, 356_000] as const

/** Starts a withdrawal for each simulated payee without one, with money from the house. */
export async function fillShelf(db: Database, now: number): Promise<void> {
  for (const { id, accountId } of await idlePayees(db)) {
    await inTransaction(db, async (trx) => {
      const member = await lockMember(trx, id)
      if (await openWithdrawal(trx, id)) return
      const amount = AMOUNTS[Number(id.slice(-1)) % AMOUNTS.length] ?? AMOUNTS[0]
      const missing = amount - (await balanceOf(trx, id, 'main'))
      if (missing > 0) {
        await post(trx, {
          bizType: 'ADJUST',
          bizNo: newNo('S', now),
          memo: 'simulated',
          at: now,
          postings: [
            { account: houseAccount('adjust'), amount: -missing },
            { account: memberAccount(id, 'main'), amount: missing },
          ],
        })
      }
      const account = await payAccount(trx, accountId)
      await submitWithdrawal(trx, member, { account, amount, channel: 'SPEED', requestNo: null }, now)
    })
  }
}
