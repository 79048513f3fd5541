/** The sandbox without its doors: database, clock, keys, jobs. `main.ts` and the tests build it the same way. */
import type { ServiceLogger } from '@lantern/service'
import { createCatalogue } from './book/catalogue.ts'
import { openStakesProof, settleJob } from './book/settle-job.ts'
import { type ClockState, createClock } from './clock/clock.ts'
import { createFaults } from './control/faults.ts'
import { loadSiteSwitches } from './content/site-switches.ts'
import { type Database, type DatabasePlace, openDatabase } from './database/database.ts'
import { auditJob } from './finance/audit-job.ts'
import type { DepositCredited } from './finance/deposit.repository.ts'
import { depositJob } from './finance/deposit.routes.ts'
import { financeChecks } from './finance/finance.checks.ts'
import { transferJob } from './finance/wallet.routes.ts'
import { withdrawalJob } from './finance/withdrawal.routes.ts'
import { createJobRunner, type Job } from './jobs/jobs.ts'
import { type Seeder, seed } from './seed/seed.ts'
import { loadResponseKeys } from './wire/cipher.ts'
import type { Deps } from './wire/wire.ts'

const CLOCK_KEY = 'clock'

export type PlatformOptions = {
  readonly place: DatabasePlace
  readonly logger: ServiceLogger
  /** The machine's clock; a test passes its own. */
  readonly real?: () => number
  /** Told of each credited deposit, inside its transaction. */
  readonly depositCredited?: readonly DepositCredited[]
  /** Jobs of further domains. */
  readonly jobs?: readonly Job[]
  /** Seeds of further domains. */
  readonly seeders?: readonly Seeder[]
}

/** Opens, migrates and seeds. */
export async function openPlatform({ place, logger, real, depositCredited = [], jobs: more = [], seeders = [] }: PlatformOptions) {
  const opened = await openDatabase(place)
  const { db } = opened
  const clock = createClock(await storedClock(db), real)
  clock.onChange((state) => {
    storeClock(db, state).catch((error: unknown) => logger.error({ err: error }, 'the clock was not stored'))
  })
  const deps: Deps = { db, clock, faults: createFaults(), keys: await loadResponseKeys(db), site: await loadSiteSwitches(db) }
  await seed(db, clock.now(), seeders)
  if (!(await storedClock(db))) await storeClock(db, clock.state())
  const catalogue = createCatalogue()
  const jobs = createJobRunner([depositJob(depositCredited), withdrawalJob, transferJob, settleJob(catalogue), auditJob, ...more], { db, clock, faults: deps.faults }, (job, error) =>
    logger.error({ err: error, job }, 'a job failed'),
  )
  return {
    ...deps,
    kind: opened.kind,
    catalogue,
    jobs,
    depositCredited,
    checks: [financeChecks, openStakesProof],
    logger,
    async close() {
      await jobs.stop()
      await opened.close()
    },
  }
}
export type Platform = Awaited<ReturnType<typeof openPlatform>>

async function storedClock(db: Database): Promise<ClockState | undefined> {
  const row = await db.selectFrom('sandbox_state').select('value').where('key', '=', CLOCK_KEY).executeTakeFirst()
  return row ? (JSON.parse(row.value) as ClockState) : undefined
}

async function storeClock(db: Database, state: ClockState): Promise<void> {
  const value = JSON.stringify(state)
  await db
    .insertInto('sandbox_state')
    .values({ key: CLOCK_KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
