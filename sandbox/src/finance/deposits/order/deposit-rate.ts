/** The current rate: CNY for one USDT. */
import type { Executor } from '../../../database/database.ts'
import { USDT_RATE } from './deposit.rules.ts'

const KEY = 'usdt-rate'

export async function usdtRate(db: Executor): Promise<string> {
  const row = await db.selectFrom('sandbox_state').select('value').where('key', '=', KEY).executeTakeFirst()
  return row ? (JSON.parse(row.value) as string) : USDT_RATE
}

export async function setUsdtRate(db: Executor, rate: string): Promise<void> {
  const value = JSON.stringify(rate)
  await db
    .insertInto('sandbox_state')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
