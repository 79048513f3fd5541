/** Runs jobs on the sandbox clock (screens.md 12), one after another; a failing one is reported and retried. */
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import type { Faults } from '../faults/faults.ts'

export type JobContext = { readonly db: Database; readonly clock: Clock; readonly now: number; readonly faults: Faults }

export type Job = {
  readonly name: string
  /** Sandbox time between runs. */
  readonly everyMs: number
  run(context: JobContext): Promise<void>
}

export type JobRunner = {
  /** Runs due jobs, or all. Waits for a tick under way first. */
  tick(all?: boolean): Promise<void>
  start(): void
  /** Stops ticking and waits for the current run. */
  stop(): Promise<void>
}

/** Real time between checks of the clock. */
const TICK_MS = 250

export function createJobRunner(
  jobs: readonly Job[],
  context: Omit<JobContext, 'now'>,
  report: (job: string, error: unknown) => void,
): JobRunner {
  const lastRun = new Map<string, number>()
  let queue: Promise<void> = Promise.resolve()
  let isQueued = false
  let timer: NodeJS.Timeout | undefined

  const runDue = async (all: boolean): Promise<void> => {
    for (const job of jobs) {
      const now = context.clock.now()
      if (!all && now - (lastRun.get(job.name) ?? Number.NEGATIVE_INFINITY) < job.everyMs) continue
      lastRun.set(job.name, now)
      try {
        await job.run({ ...context, now })
      } catch (error) {
        report(job.name, error)
      }
    }
  }
  const tick = (all = false): Promise<void> => {
    queue = queue.then(() => runDue(all))
    return queue
  }
  return {
    tick,
    start() {
      timer = setInterval(() => {
        // Slow runs must not accumulate ticks.
        if (isQueued) return
        isQueued = true
        void tick().finally(() => {
          isQueued = false
        })
      }, TICK_MS)
    },
    async stop() {
      clearInterval(timer)
      await queue
    },
  }
}
