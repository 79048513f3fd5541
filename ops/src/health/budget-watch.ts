/** Checks a canary or a recent release whenever edges report, and rolls it back when its error budget is used up. */
import type { Database } from '../database/database.ts'
import { createRegistry } from '../registry/registry.repository.ts'
import { lineOf, type RemoteScope } from '../registry/remote-line.ts'
import type { RolloutService } from '../rollout/rollout-service.ts'
import { BURN_RULES, type Counts, type CountsIn, judge, type Verdict } from './error-budget.rules.ts'
import type { Health } from './health.repository.ts'
import { type DatedLine, type Release, releaseToJudge } from './release-watch.rules.ts'

/** Actor in the audit log. */
const BUDGET_ACTOR = 'error-budget'
/** History lines considered. */
const LINES = 60
const WINDOWS = [...new Set(BURN_RULES.flatMap(({ longMs, shortMs }) => [longMs, shortMs]))]
const NO_LOADS: Counts = { loaded: 0, failed: 0 }

export type BudgetWatch = { check(scope: RemoteScope): Promise<void> }
export type BudgetWatchParts = {
  db: Database
  health: Health
  service: RolloutService
  nowMs?: () => number
  /** Whether full releases are checked too. */
  judgesReleases?: boolean
}

export function createBudgetWatch({
  db,
  health,
  service,
  nowMs = Date.now,
  judgesReleases = true,
}: BudgetWatchParts): BudgetWatch {
  const registry = createRegistry(db)

  return {
    async check(scope) {
      const rows = await registry.history(scope.name, scope.environment, { limit: LINES })
      const lines = rows.map((row): DatedLine => ({ line: lineOf(row), atMs: row.at.getTime() }))
      const now = lines[0]?.line
      if (now === undefined || now.off) return
      if (now.canary !== null) {
        const { version } = now.canary
        return rollBackWhen(await canaryVerdict(scope, version, now.version), scope, version)
      }
      const release = judgesReleases ? releaseToJudge(lines, nowMs()) : null
      if (release !== null) await rollBackWhen(await releaseVerdict(scope, release), scope, release.version)
    },
  }

  async function rollBackWhen(verdict: Verdict, scope: RemoteScope, version: string): Promise<void> {
    if (verdict.kind === 'keep') return
    // A concurrent change wins: only the checked version is rolled back.
    const told = { reason: `${version}: ${verdict.why}`, actor: BUDGET_ACTOR }
    await service.take(scope, { kind: 'rollback', away: version }, told)
  }

  async function canaryVerdict(scope: RemoteScope, version: string, stable: string): Promise<Verdict> {
    const [counts, beside] = await Promise.all([countsOf(scope, version), countsOf(scope, stable)])
    return judge(counts, { counts: beside, name: 'the stable version' })
  }

  /**
   * Without a canary beside it, a release is compared with the version before, over an equally long window before the release, and with the other
   * remotes since.
   */
  async function releaseVerdict(scope: RemoteScope, { version, before, atMs }: Release): Promise<Verdict> {
    const sinceRelease = (ms: number) => Math.max(nowMs() - ms, atMs)
    const counts = await countsOf(scope, version, sinceRelease)
    const beside = await countsOf(scope, before, (ms) => Math.min(nowMs() - ms, atMs - ms))
    const first = judge(counts, { counts: beside, name: 'the version before' })
    if (first.kind === 'keep') return first
    const others = await inWindows((ms) => health.othersSince(scope.environment, scope.name, sinceRelease(ms)), [])
    const count = Math.max(...WINDOWS.map((ms) => others(ms).length))
    const each = Array.from(
      { length: count },
      (_, index): CountsIn =>
        (ms) =>
          others(ms)[index] ?? NO_LOADS,
    )
    return judge(counts, { counts: beside, name: 'the version before', others: each })
  }

  /** Counts of a version in each window of the rules. @param begin start of a window */
  function countsOf(
    { environment, name }: RemoteScope,
    version: string,
    begin = (ms: number) => nowMs() - ms,
  ): Promise<CountsIn> {
    return inWindows((ms) => health.countsSince(environment, name, version, begin(ms)), NO_LOADS)
  }
}

/** One query per distinct window. */
async function inWindows<Told>(ask: (ms: number) => Promise<Told>, none: Told): Promise<(ms: number) => Told> {
  const known = new Map(await Promise.all(WINDOWS.map(async (ms) => [ms, await ask(ms)] as const)))
  return (ms) => known.get(ms) ?? none
}
