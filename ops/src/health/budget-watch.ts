/** Looks at a canary whenever edges tell of it, and rolls it back when it has used up its error budget. */
import type { Database } from '../database/database.ts'
import { createRegistry } from '../registry/registry.repository.ts'
import { lineOf, type Place } from '../registry/remote-line.ts'
import type { RolloutDesk } from '../rollout/rollout-desk.ts'
import { BURN_RULES, type Counts, judge } from './error-budget.rules.ts'
import type { Health } from './health.repository.ts'

/** Who did it, in the audit log. */
export const BUDGET_ACTOR = 'error-budget'

export type BudgetWatch = { look(place: Place): Promise<void> }
export type BudgetWatchParts = { db: Database; health: Health; desk: RolloutDesk; nowMs?: () => number }

export function createBudgetWatch({ db, health, desk, nowMs = Date.now }: BudgetWatchParts): BudgetWatch {
  const registry = createRegistry(db)

  return {
    async look(place) {
      const [row] = await registry.history(place.name, place.environment, { limit: 1 })
      const now = row && lineOf(row)
      if (now === undefined || now.canary === null || now.off) return
      const { version } = now.canary
      const [canary, stable] = await Promise.all([countsOf(place, version), countsOf(place, now.version)])
      const verdict = judge(canary, stable)
      if (verdict.kind === 'keep') return
      // Somebody may have been faster: only the canary that was judged goes.
      await desk.take(
        place,
        { kind: 'rollback', away: version },
        { reason: `${version}: ${verdict.why}`, actor: BUDGET_ACTOR },
      )
    },
  }

  /** Counts of a version in each window that the rules ask for. */
  async function countsOf({ environment, name }: Place, version: string): Promise<(ms: number) => Counts> {
    const windows = [...new Set(BURN_RULES.flatMap(({ longMs, shortMs }) => [longMs, shortMs]))]
    const counts = await Promise.all(
      windows.map(async (ms) => [ms, await health.countsSince(environment, name, version, nowMs() - ms)] as const),
    )
    const known = new Map(counts)
    return (ms) => known.get(ms) ?? { loaded: 0, failed: 0 }
  }
}
