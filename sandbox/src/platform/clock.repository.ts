/** The state of the sandbox clock between two starts. */
import type { ClockState } from '../clock/clock.ts'
import type { Executor } from '../database/database.ts'

const CLOCK_KEY = 'clock'

export async function storedClock(db: Executor): Promise<ClockState | undefined> {
  const row = await db.selectFrom('sandbox_state').select('value').where('key', '=', CLOCK_KEY).executeTakeFirst()
  return row ? (JSON.parse(row.value) as ClockState) : undefined
}

export async function storeClock(db: Executor, state: ClockState): Promise<void> {
  const value = JSON.stringify(state)
  await db
    .insertInto('sandbox_state')
    .values({ key: CLOCK_KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
