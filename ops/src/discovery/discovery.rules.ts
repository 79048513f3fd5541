/** Builds the discovery document from registry rows. Pure. */
import { flagsOf } from '@lantern/contract/audience'
import {
  DISCOVERY_SCHEMA_URL,
  type Discovery,
  type MaintenanceWindow,
  type MicroFrontend,
} from '@lantern/contract/federation'
import { SHARED_FOLDER } from '@lantern/contract/file-owner'
import { publicBuild } from '@lantern/contract/remote-build'
import { OPEN_END_MS, restOf } from '@lantern/contract/rollout'
import { MANIFEST_FILE } from '../artifacts/build-documents.rules.ts'
import { sharedManifest } from '../artifacts/shared-names.rules.ts'
import type { DeployedBuild } from '../registry/registry.repository.ts'
import type { RemoteState } from '../registry/remote-line.ts'

/** One remote: its live state, with the builds of its versions. */
export type DeployedRemote = {
  state: RemoteState
  /** Of the canary, the stable version and kept ones. */
  builds: ReadonlyMap<string, DeployedBuild>
  windows: readonly MaintenanceWindow[]
  /** Nonces of revoked trial links. */
  takenBack: readonly string[]
  /** Its flags that are on. */
  flags: readonly string[]
}

/** Entries of one remote: the canary, the stable version, then kept ones without traffic; each falls back to the next. */
export function entriesOf({ state, builds, windows, takenBack, flags }: DeployedRemote): MicroFrontend[] {
  const { canary, version, kept, salt, revoked } = state
  const versions = [...(canary === null ? [] : [canary.version]), version, ...kept]
  const closed = state.off ? [...windows, { from: 0, to: OPEN_END_MS }] : [...windows]
  return versions.map((one, index) => {
    const deployed = builtOf(builds, one)
    const { build, files, manifestIntegrity } = deployed
    const next = versions[index + 1]
    const shown = flagsOf(build).filter((flag) => flags.includes(flag))
    return {
      url: manifestUrl(deployed),
      ...(next === undefined ? {} : { fallbackUrl: manifestUrl(builtOf(builds, next)) }),
      metadata: { integrity: manifestIntegrity, version: one },
      extras: {
        ...publicBuild(build),
        files,
        maintenance: closed.length === 0 ? null : closed,
        ...(canary === null ? {} : { salt }),
        ...(revoked.length === 0 ? {} : { revoked: [...revoked] }),
        ...(shown.length === 0 ? {} : { flags: shown }),
        ...(takenBack.length === 0 ? {} : { takenBack: [...takenBack] }),
      },
      deployment: { traffic: trafficOf(one, state), default: one === version },
    }
  })
}

/** Traffic of one version, percent. */
function trafficOf(version: string, { canary, version: stable }: RemoteState): number {
  if (version === canary?.version) return canary.percent
  return version === stable ? restOf(canary?.percent ?? 0) : 0
}

function builtOf(builds: ReadonlyMap<string, DeployedBuild>, version: string): DeployedBuild {
  const built = builds.get(version)
  if (built === undefined) throw new Error(`Discovery was asked for ${version} without its build.`)
  return built
}

/** The document; remotes are sorted by name, so equal registries give equal bytes. */
export function discoveryOf(remotes: Readonly<Record<string, MicroFrontend[]>>): Discovery {
  const names = Object.keys(remotes).sort()
  return {
    schema: DISCOVERY_SCHEMA_URL,
    microFrontends: Object.fromEntries(names.map((name) => [name, remotes[name] ?? []])),
  }
}

/** A build in the shared folder keeps its other address too: for trial links, and for older discovery documents. */
function manifestUrl({ build: { name, version }, isShared, manifestIntegrity }: DeployedBuild): string {
  return isShared
    ? `/r/${name}/${SHARED_FOLDER}/${sharedManifest(manifestIntegrity)}`
    : `/r/${name}/${version}/${MANIFEST_FILE}`
}
