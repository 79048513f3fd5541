/** Seeds a claimable rebate for demo01: yesterday at two venues (screens.md 12). */
import { DAY_MS, siteDayStart } from '@lantern/contract/site-time'
import type { Trx } from '../database/database.ts'
import { rateOf, rebateFen } from '../rebate/rebate.rules.ts'
import { seedId } from './seed-members.ts'

const VIP = 3
const PLAYED = [
  { en_name: 'AG', category: 'realbet', valid: 640_000 },
  { en_name: 'PGDZ', category: 'egame', valid: 200_000 },
] as const

export async function seedRebate(trx: Trx, now: number): Promise<void> {
  const day = siteDayStart(now) - DAY_MS
  for (const played of PLAYED) {
    const rate = rateOf(played.category, VIP)
    const amount = rebateFen(played.valid, rate)
    await trx
      .insertInto('rebate_days')
      .values({ member_id: seedId('demo01'), day, ...played, rate, amount, state: 'READY' })
      .execute()
  }
  await trx.insertInto('rebate_runs').values({ day, at: now }).execute()
}
