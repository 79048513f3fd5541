/** A line of a remote's history in an environment: the change, and the complete state after it. */
import type { DeploymentKind, DeploymentRow } from '../database/schema.ts'

/** One remote in one environment. */
export type RemoteScope = { readonly name: string; readonly environment: string }

/** Share of the visitors, in percent. */
export type Canary = { readonly version: string; readonly percent: number }

/** The live state of a remote in an environment. */
export type RemoteState = {
  /** The stable version, served outside the canary. */
  readonly version: string
  /** Older versions kept in discovery with traffic 0, newest first. */
  readonly kept: readonly string[]
  readonly canary: Canary | null
  /** Salt of the canary buckets; drawn when the canary starts. */
  readonly salt: string
  /** The remote is pinned: publishing does not replace the version. */
  readonly pinned: boolean
  /** The whole remote is switched off. */
  readonly off: boolean
  /** Versions that are switched off. */
  readonly revoked: readonly string[]
}

export type RemoteLine = RemoteState & {
  readonly kind: DeploymentKind
  /** The previous stable version, where it changed. */
  readonly from: string | null
  /** Versions withdrawn by this line. */
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

/** Versions that visitors get. */
export function shownBy({ version, canary }: RemoteState): string[] {
  return canary === null ? [version] : [version, canary.version]
}

/** Versions whose files edges hold: those that visitors get, and the kept ones. */
export function listedBy(state: RemoteState): string[] {
  return [...shownBy(state), ...state.kept]
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
