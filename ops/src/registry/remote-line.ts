/** One line of a remote's history in an environment: what was done, and the whole state after it. */
import type { DeploymentKind, DeploymentRow } from '../database/schema.ts'

/** One remote in one environment. */
export type RemoteScope = { readonly name: string; readonly environment: string }

/** Part of the visitors, in percent. */
export type Canary = { readonly version: string; readonly percent: number }

/** What is live of one remote in one environment. */
export type RemoteState = {
  /** The stable version: what everybody gets who is in no canary. */
  readonly version: string
  /** Older versions that stay in discovery with traffic 0, newest first. */
  readonly kept: readonly string[]
  readonly canary: Canary | null
  /** Who is in the canary; drawn when one begins. */
  readonly salt: string
  /** Publishing does not replace the version. */
  readonly pinned: boolean
  /** The whole remote is switched off. */
  readonly off: boolean
  /** Versions that are switched off. */
  readonly revoked: readonly string[]
}

export type RemoteLine = RemoteState & {
  readonly kind: DeploymentKind
  /** The stable version before, where it changed. */
  readonly from: string | null
  /** Versions that the line took away from members. */
  readonly withdrew: readonly string[]
}

export function lineOf(row: DeploymentRow): RemoteLine {
  return {
    kind: row.kind,
    version: row.version,
    from: row.from_version,
    kept: JSON.parse(row.kept) as string[],
    canary: row.canary_version === null ? null : { version: row.canary_version, percent: row.canary_percent ?? 0 },
    salt: row.salt,
    pinned: row.pinned,
    off: row.off,
    revoked: JSON.parse(row.revoked) as string[],
    withdrew: JSON.parse(row.withdrew) as string[],
  }
}

export function rowOf(line: RemoteLine) {
  return {
    kind: line.kind,
    version: line.version,
    from_version: line.from,
    kept: JSON.stringify(line.kept),
    canary_version: line.canary?.version ?? null,
    canary_percent: line.canary?.percent ?? null,
    salt: line.salt,
    pinned: line.pinned,
    off: line.off,
    revoked: JSON.stringify(line.revoked),
    withdrew: JSON.stringify(line.withdrew),
  }
}
