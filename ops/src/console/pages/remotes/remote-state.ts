/** State of one remote in one environment: live versions, and its builds with their states. */

import { restOf } from '@lantern/contract/rollout'
import { HOUR_MS } from '@lantern/contract/site-time'
import type { Health, VersionHealth } from '../../../health/health.repository.ts'
import type { AnnouncedWindow, Maintenance } from '../../../maintenance/maintenance.repository.ts'
import type { BuildLine, Deployment, Registry } from '../../../registry/registry.repository.ts'
import { lineOf, type RemoteLine, type RemoteScope } from '../../../registry/remote-line.ts'
import { isWithdrawn } from '../../../rollout/withdrawn.rules.ts'

/** `idle`: published, without visitors. */
export type BuildState = 'everybody' | 'canary' | 'kept' | 'withdrawn' | 'off' | 'idle'
type Share = { version: string; percent: number; state: 'everybody' | 'canary' }
export type RemoteFacts = {
  scope: RemoteScope
  now: RemoteLine
  last: Deployment
  windows: readonly AnnouncedWindow[]
  shares: readonly Share[]
  /** Success counts of the last hour by version; versions without reports are missing. */
  health: ReadonlyMap<string, VersionHealth>
}
export type BuildFacts = BuildLine & { state: BuildState }

/** Time span of health counts. */
const HEALTH_MS = HOUR_MS

/** The shell first, where it is released. */
export async function remotesIn(
  environment: string,
  { registry, maintenance, health }: { registry: Registry; maintenance: Maintenance; health: Health },
  nowMs: number,
): Promise<{ revision: number; remotes: RemoteFacts[] }> {
  const { revision, live } = await registry.current(environment)
  const shell = await registry.shellLine(environment)
  const standing = await maintenance.standing(environment)
  const reported = await health.since(environment, nowMs - HEALTH_MS)
  const remotes = [...(shell === undefined ? [] : [shell]), ...live].map((last): RemoteFacts => {
    const now = lineOf(last)
    const windows = standing.filter(({ name }) => name === last.name)
    return {
      scope: { name: last.name, environment },
      now,
      last,
      windows,
      shares: sharesOf(now),
      health: byVersion(reported, last.name),
    }
  })
  return { revision, remotes }
}

/** The builds of a remote with their states, newest first. @param history all lines of the environment, newest first */
export function buildsWithStates(builds: readonly BuildLine[], history: readonly RemoteLine[]): BuildFacts[] {
  const [now] = history
  return builds.map((build) => ({ ...build, state: now === undefined ? 'idle' : stateOf(build.version, now, history) }))
}

function stateOf(version: string, now: RemoteLine, history: readonly RemoteLine[]): BuildState {
  if (now.revoked.includes(version)) return 'off'
  if (now.version === version) return 'everybody'
  if (now.canary?.version === version) return 'canary'
  if (now.kept.includes(version)) return 'kept'
  return isWithdrawn(history, version) ? 'withdrawn' : 'idle'
}

function byVersion(reported: readonly VersionHealth[], name: string): Map<string, VersionHealth> {
  return new Map(reported.filter((one) => one.name === name).map((one) => [one.version, one]))
}

function sharesOf({ version, canary }: RemoteLine): Share[] {
  if (canary === null) return [{ version, percent: 100, state: 'everybody' }]
  return [
    { version, percent: restOf(canary.percent), state: 'everybody' },
    { version: canary.version, percent: canary.percent, state: 'canary' },
  ]
}
