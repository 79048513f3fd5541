/** Checks a canary or a recent release whenever edges report, and rolls it back when its error budget is used up. */
import { SIGNS, type Sign } from '@lantern/contract/health'
import type { Database } from '../database/database.ts'
import { createRegistry } from '../registry/registry.repository.ts'
import { lineOf, type RemoteScope } from '../registry/remote-line.ts'
import type { RolloutService } from '../rollout/rollout-service.ts'
import { BURN_RULES, type Counts, type CountsIn, judge, SIGN_MEASURES, type Verdict } from './error-budget.rules.ts'
import type { Health, SignCounts } from './health.repository.ts'
import { type DatedLine, type Release, releaseToJudge } from './release-watch.rules.ts'

/** Actor in the audit log. */
const BUDGET_ACTOR = 'error-budget'
/** History lines considered. */
const LINES = 60
const WINDOWS = [...new Set(BURN_RULES.flatMap(({ longMs, shortMs }) => [longMs, shortMs]))]
const NO_LOADS: Counts = { loaded: 0, failed: 0 }
const NO_SIGN: SignCounts = { visitors: 0, networks: 0 }

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
  /** Versions whose rollback was refused and logged. */
  const refusedOnce = new Set<string>()

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
    const step = { kind: 'rollback', away: version } as const
    const told = { reason: `${version}: ${verdict.why}`, actor: BUDGET_ACTOR }
    const refused = `${scope.environment} ${scope.name} ${version}`
    // A shell that a remote still needs stays: edges report every two seconds, and the audit log says so once.
    if (refusedOnce.has(refused) && (await service.plan(scope, step)).kind === 'refused') return
    const answer = await service.take(scope, step, told)
    if (answer.kind === 'refused') refusedOnce.add(refused)
  }

  async function canaryVerdict(scope: RemoteScope, version: string, stable: string): Promise<Verdict> {
    const [counts, beside] = await Promise.all([countsOf(scope, version), countsOf(scope, stable)])
    const name = 'the stable version'
    const verdict = judge(counts, { counts: beside, name })
    if (verdict.kind === 'over') return verdict
    return signVerdict(async (sign) => {
      const [own, other] = await Promise.all([
        withSign(scope, version, sign, counts),
        withSign(scope, stable, sign, beside),
      ])
      return judge(own, { counts: other, name }, SIGN_MEASURES[sign])
    })
  }

  /**
   * Without a canary beside it, a release is compared with the version before, over an equally long window before the release, and with the other
   * remotes since.
   */
  async function releaseVerdict(scope: RemoteScope, { version, before, atMs }: Release): Promise<Verdict> {
    const sinceRelease = (ms: number) => Math.max(nowMs() - ms, atMs)
    const counts = await countsOf(scope, version, sinceRelease)
    const beside = await countsOf(scope, before, (ms) => Math.min(nowMs() - ms, atMs - ms))
    const name = 'the version before'
    const first = judge(counts, { counts: beside, name })
    if (first.kind === 'keep')
      return signVerdict(async (sign) => {
        const own = await withSign(scope, version, sign, counts, sinceRelease)
        const other = await withSign(scope, before, sign, beside, (ms) => Math.min(nowMs() - ms, atMs - ms))
        if (judge(own, { counts: other, name }, SIGN_MEASURES[sign]).kind === 'keep') return { kind: 'keep' }
        return judge(own, { counts: other, name, others: await others(scope, sinceRelease, sign) }, SIGN_MEASURES[sign])
      })
    return judge(counts, { counts: beside, name, others: await others(scope, sinceRelease) })
  }

  /** The first sign of a bad build that is over its budget. */
  async function signVerdict(verdictOf: (sign: Sign) => Promise<Verdict>): Promise<Verdict> {
    for (const sign of SIGNS) {
      const verdict = await verdictOf(sign)
      if (verdict.kind === 'over') return verdict
    }
    return { kind: 'keep' }
  }

  /** Visitors with a sign count as failed, the others as loaded. */
  async function withSign(
    { environment, name }: RemoteScope,
    version: string,
    sign: Sign,
    counts: CountsIn,
    begin = (ms: number) => nowMs() - ms,
  ): Promise<CountsIn> {
    const seen = await inWindows(
      async (ms) => (await health.signsSince(environment, sign, begin(ms), { name, version }))[0] ?? NO_SIGN,
      NO_SIGN,
    )
    return (ms) => signed(counts(ms), seen(ms))
  }

  /** The other remotes in the same windows. */
  async function others(
    { environment, name }: RemoteScope,
    begin: (ms: number) => number,
    sign?: Sign,
  ): Promise<CountsIn[]> {
    const found = await inWindows(async (ms) => {
      const counts = await health.othersSince(environment, name, begin(ms))
      const signs = sign === undefined ? [] : await health.signsSince(environment, sign, begin(ms))
      if (sign === undefined) return counts
      return counts.map((one) => signed(one, signs.find((two) => two.name === one.name) ?? NO_SIGN))
    }, [])
    const most = Math.max(...WINDOWS.map((ms) => found(ms).length))
    return Array.from(
      { length: most },
      (_, index): CountsIn =>
        (ms) =>
          found(ms)[index] ?? NO_LOADS,
    )
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

function signed({ loaded, failed }: Counts, { visitors, networks }: SignCounts): Counts {
  return { loaded: Math.max(0, loaded + failed - visitors), failed: visitors, networks }
}
