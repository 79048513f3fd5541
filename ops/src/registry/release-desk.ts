/** Publish and rollback: the gate, the bytes and the registry in the right order, one change at a time. */
import {
  discoverySchema,
  discoverySigningText,
  type MaintenanceWindow,
  type SignedDiscovery,
} from '@lantern/contract/federation'
import * as v from 'valibot'
import type { ArtifactStore } from '../artifacts/artifact-store.ts'
import { checkBuild, digestOf, integrityOf, type PrefixOwners, type Refusal } from '../gate/gate.rules.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'
import { discoveryOf, entriesOf, isWithdrawn, keptBeside, rollbackTarget } from './discovery.rules.ts'
import type { AnnouncedWindow, Maintenance } from './maintenance.repository.ts'
import { historyLines, type Registry } from './registry.repository.ts'

export type PublishAnswer =
  | { kind: 'published' | 'promoted'; name: string; version: string; revision: number }
  /** The same bytes are already live, or they were rolled back and stay so. */
  | { kind: 'unchanged' | 'withdrawn'; name: string; version: string; live: string }
  | { kind: 'refused'; refusals: Refusal[] }
export type RollbackAnswer =
  | { kind: 'rolled-back'; name: string; version: string; from: string; revision: number }
  | { kind: 'refused'; refusals: Refusal[] }

export type ReleaseDesk = {
  publish(name: string, version: string, actor: string): Promise<PublishAnswer>
  /** Goes to `version`, or to the one that was live before. A version that was rolled back may be named to bring it back. */
  rollback(name: string, version: string | undefined, reason: string, actor: string): Promise<RollbackAnswer>
  /** The signed document of the present revision. */
  discovery(): Promise<SignedDiscovery>
}

export type DeskParts = { registry: Registry; maintenance: Maintenance; store: ArtifactStore; keys: SigningKeys }

export function createReleaseDesk({ registry, maintenance, store, keys }: DeskParts): ReleaseDesk {
  let last: Promise<unknown> = Promise.resolve()
  let signed: SignedDiscovery | undefined

  /** Two publishes at once must not both find a prefix free. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work, work)
    last = turn.catch(() => undefined)
    return turn
  }

  async function owners(): Promise<PrefixOwners> {
    const { live } = await registry.current()
    const builds = await Promise.all(live.map((row) => registry.deployedBuild(row.name, row.version)))
    return Object.fromEntries(builds.map(({ build }) => [build.name, build.routePrefixes]))
  }

  async function publish(name: string, version: string, actor: string): Promise<PublishAnswer> {
    const refuse = async (refusals: Refusal[]): Promise<PublishAnswer> => {
      await registry.audit({
        actor,
        action: 'publish',
        name,
        version,
        outcome: 'refused',
        detail: JSON.stringify(refusals),
      })
      return { kind: 'refused', refusals }
    }
    const files = await store.staged(name, version)
    try {
      const known = await registry.buildDigest(name, version)
      // A known version with nothing uploaded: the CLI compared the hashes before and sent no bytes.
      const digest = files.size === 0 ? known : digestOf(files)
      if (known !== undefined && digest !== known) return await refuse([otherBytes(name, version)])

      const history = historyLines(await registry.history(name))
      const live = history[0]?.version ?? null
      if (known !== undefined && live === version) return { kind: 'unchanged', name, version, live }
      if (known !== undefined && isWithdrawn(history, version))
        return { kind: 'withdrawn', name, version, live: live ?? '' }
      const deployment = { name, version, from: live, kept: keptBeside(version, history), actor }
      if (known !== undefined) {
        return {
          kind: 'promoted',
          name,
          version,
          revision: await registry.deploy({ ...deployment, kind: 'promote', reason: 'published again' }),
        }
      }

      const answer = checkBuild({ name, version, files, owners: await owners() })
      if (answer.kind === 'refused') return await refuse(answer.refusals)
      await store.store(name, version, files)
      const rows = Object.entries(answer.integrity).map(([file, integrity]) => ({
        file,
        integrity,
        size: files.get(file)?.length ?? 0,
      }))
      const revision = await registry.deploy(
        { ...deployment, kind: 'publish', reason: 'published' },
        { build: answer.build, digest: digestOf(files), files: rows, actor },
      )
      return { kind: 'published', name, version, revision }
    } finally {
      await store.dropStaged(name, version)
    }
  }

  async function rollback(
    name: string,
    asked: string | undefined,
    reason: string,
    actor: string,
  ): Promise<RollbackAnswer> {
    const refuse = async (what: string, mend: string): Promise<RollbackAnswer> => {
      await registry.audit({ actor, action: 'rollback', name, version: asked ?? '', outcome: 'refused', detail: what })
      return { kind: 'refused', refusals: [{ rule: 'rollback', what, mend }] }
    }
    const history = historyLines(await registry.history(name))
    const live = history[0]?.version
    if (live === undefined) return refuse(`No remote named ${name} is live.`, 'See the names with `list`.')
    const version = asked ?? rollbackTarget(live, history)
    if (version === null)
      return refuse(`${name} has no earlier version than ${live}.`, 'Publish a mended build instead.')
    if (version === live)
      return refuse(`${name} ${version} is live already.`, 'Name another version; see them with `list`.')
    if ((await registry.buildDigest(name, version)) === undefined) {
      return refuse(`There is no build ${name} ${version}.`, 'Name a published version; see them with `list`.')
    }
    const line = { kind: 'rollback' as const, version, fromVersion: live }
    const kept = keptBeside(version, [line, ...history])
    const revision = await registry.deploy({ name, kind: 'rollback', version, from: live, kept, reason, actor })
    return { kind: 'rolled-back', name, version, from: live, revision }
  }

  async function discovery(): Promise<SignedDiscovery> {
    const { revision, live } = await registry.current()
    if (signed?.revision === revision) return signed
    const standing = await maintenance.standing()
    const entries = await Promise.all(
      live.map(async (row) => {
        const versions = [row.version, ...v.parse(v.array(v.string()), JSON.parse(row.kept))]
        return [
          row.name,
          entriesOf(
            await Promise.all(versions.map((version) => registry.deployedBuild(row.name, version))),
            standing.filter(({ name }) => name === row.name).map(windowOf),
          ),
        ] as const
      }),
    )
    // Parsed before it is signed: a document that the shell would refuse must never bear a good signature.
    const document = JSON.stringify(v.parse(discoverySchema, discoveryOf(Object.fromEntries(entries))))
    signed = { document, revision, signature: keys.sign(discoverySigningText(revision, document)), keyId: keys.keyId }
    return signed
  }

  return {
    publish: (name, version, actor) => inTurn(() => publish(name, version, actor)),
    rollback: (name, version, reason, actor) => inTurn(() => rollback(name, version, reason, actor)),
    discovery,
  }
}

/** What of a window is for everybody: why and by whom it was announced stays in the registry. */
function windowOf({ from, to, routes, text }: AnnouncedWindow): MaintenanceWindow {
  return { from, to, ...(routes ? { routes } : {}), ...(text ? { text } : {}) }
}

/** Hash of an uploaded file as the CLI compares it. */
export const uploadHash = (content: Buffer): string => integrityOf(content)

function otherBytes(name: string, version: string): Refusal {
  return {
    rule: 'immutable',
    what: `${name} ${version} is published already with other bytes.`,
    mend: 'A version is never rewritten: raise the version of the package or change its sources, and build again.',
  }
}
