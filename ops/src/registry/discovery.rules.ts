/** From rows of the registry to the discovery document. Pure. */
import {
  DISCOVERY_SCHEMA_URL,
  type Discovery,
  type IntegrityMap,
  type MaintenanceWindow,
  type MicroFrontend,
  type RemoteBuild,
} from '@lantern/contract/federation'

/** Old versions that stay in discovery with traffic 0, so that the shell has something to fall back to (design.md, Federation). */
export const KEPT_VERSIONS = 2

/** One line of a remote's history, newest first where lists are meant. */
export type HistoryLine = { kind: 'publish' | 'promote' | 'rollback'; version: string; fromVersion: string | null }

/** A version was withdrawn when the last thing that happened to it was a rollback away from it. */
export function isWithdrawn(history: readonly HistoryLine[], version: string): boolean {
  const last = history.find((line) => line.version === version || line.fromVersion === version)
  return last !== undefined && last.kind === 'rollback' && last.fromVersion === version
}

/** Which older versions stay in discovery beside `live`: those that were live last, without the withdrawn. */
export function keptBeside(live: string, history: readonly HistoryLine[]): string[] {
  const versions = [...new Set(history.map((line) => line.version))]
  return versions.filter((version) => version !== live && !isWithdrawn(history, version)).slice(0, KEPT_VERSIONS)
}

/** The version a rollback without a target goes to: the one that was live before, or null. */
export function rollbackTarget(live: string, history: readonly HistoryLine[]): string | null {
  return keptBeside(live, history)[0] ?? null
}

export type DeployedBuild = { build: RemoteBuild; files: IntegrityMap; manifestIntegrity: string }

/** Entries of one remote: the live version with all traffic, then the kept ones; each falls back to the next. */
export function entriesOf(
  versions: readonly DeployedBuild[],
  windows: readonly MaintenanceWindow[] = [],
): MicroFrontend[] {
  return versions.map(({ build, files, manifestIntegrity }, index) => {
    const next = versions[index + 1]
    return {
      url: manifestUrl(build.name, build.version),
      ...(next === undefined ? {} : { fallbackUrl: manifestUrl(next.build.name, next.build.version) }),
      metadata: { integrity: manifestIntegrity, version: build.version },
      extras: {
        routePrefixes: build.routePrefixes,
        slots: build.slots,
        contractVersion: build.contractVersion,
        preload: build.preload,
        files,
        maintenance: windows.length === 0 ? null : [...windows],
      },
      deployment: { traffic: index === 0 ? 100 : 0, default: index === 0 },
    }
  })
}

/** The document; remotes in the order of their names, so that equal registries give equal bytes. */
export function discoveryOf(remotes: Readonly<Record<string, MicroFrontend[]>>): Discovery {
  const names = Object.keys(remotes).sort()
  return {
    schema: DISCOVERY_SCHEMA_URL,
    microFrontends: Object.fromEntries(names.map((name) => [name, remotes[name] ?? []])),
  }
}

function manifestUrl(name: string, version: string): string {
  return `/r/${name}/${version}/mf-manifest.json`
}
