/** Answers of the back end that break the contract, the newest first. */
import type { ContractFault } from '@lantern/contract/contract-faults'
import { DAY_MS } from '@lantern/contract/site-time'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

const KEPT_MS = 30 * DAY_MS
/** Rows of an environment: a page may send any text. */
const MOST = 500

type KeptFault = ContractFault & { readonly firstAt: Date; readonly lastAt: Date }
export type ContractFaults = ReturnType<typeof createContractFaults>

export function createContractFaults(db: Database, nowMs: () => number = Date.now) {
  return {
    async add(environment: string, faults: readonly ContractFault[]): Promise<void> {
      const at = new Date(nowMs())
      for (const fault of faults)
        await db
          .insertInto('contract_faults')
          .values({ environment, ...fault, first_at: at, last_at: at })
          .onConflict((conflict) =>
            conflict
              .columns(['environment', 'path', 'fault'])
              .doUpdateSet({ count: sql`contract_faults.count + excluded.count`, last_at: at }),
          )
          .execute()
      await db
        .deleteFrom('contract_faults')
        .where('last_at', '<', new Date(nowMs() - KEPT_MS))
        .execute()
      const tooOld = await newest(environment).offset(MOST).execute()
      for (const { path, fault } of tooOld)
        await db
          .deleteFrom('contract_faults')
          .where('environment', '=', environment)
          .where('path', '=', path)
          .where('fault', '=', fault)
          .execute()
    },

    async list(environment: string): Promise<KeptFault[]> {
      const rows = await newest(environment).limit(MOST).execute()
      return rows.map(({ path, fault, count, first_at: firstAt, last_at: lastAt }) => ({
        path,
        fault,
        count,
        firstAt,
        lastAt,
      }))
    },
  }

  function newest(environment: string) {
    return db
      .selectFrom('contract_faults')
      .selectAll()
      .where('environment', '=', environment)
      .orderBy('last_at', 'desc')
      .orderBy('path')
      .orderBy('fault')
  }
}
