/** Publishes builds: gate, files and registry in the right order. */

import { SHELL_NAME } from '@lantern/contract/boot'
import { PRODUCTION } from '@lantern/contract/federation'
import type { Transaction } from 'kysely'
import type { ArtifactStore, BuildFiles, Parcel } from '../artifacts/artifact-store.ts'
import { PublishedFilesError } from '../artifacts/published/published-files.ts'
import type { Database } from '../database/database.ts'
import { inTurn } from '../database/revision.ts'
import type { Schema } from '../database/schema.ts'
import type { Owned } from '../gate/candidate/candidate.rules.ts'
import { digestOf, integrityOf, type Refusal, type SiteOwners } from '../gate/gate.rules.ts'
import type { Gate } from '../gate/gate.ts'
import { createGateQueue } from '../gate/gate-queue.ts'
import { prefixRefusals } from '../gate/rules/claims/prefix.rules.ts'
import { slotOwnerRefusals } from '../gate/rules/claims/slots.rules.ts'
import type { ShellGate } from '../gate/shell/shell-gate.ts'
import { createRegistry, type NewBuild, type Registry } from '../registry/registry.repository.ts'
import type { ShellDeclaration } from '../registry/shell-declaration.ts'
import { releasedShells, shellRefusals, shownBuilds } from '../rollout/pairs.ts'
import { type StepAnswer, takeIn } from '../rollout/rollout-service.ts'

type PublishOrder = {
  name: string
  version: string
  /** Default: production. */
  environment?: string
  /** Share of a canary; default: released to all. */
  percent?: number
  reason?: string
  /** An admin's reason for publishing without the browser check. */
  withoutBrowser?: string
  actor: string
}
/** Checks that did not run, and why. */
type GateNotes = { notes?: readonly string[] }

export type PublishAnswer =
  | ({
      /** `promoted`: the build was already published. */
      kind: 'published' | 'promoted'
      name: string
      version: string
      environment: string
      revision: number
      /** The version served outside the canary. */
      live: string
      /** The remote is switched off: members get no version of it. */
      off: boolean
      sentences: string[]
    } & GateNotes)
  /** Equal bytes are already live, they were rolled back, or the remote is pinned to another version. */
  | ({
      kind: 'unchanged' | 'withdrawn' | 'held'
      name: string
      version: string
      environment: string
      live: string
    } & GateNotes)
  | { kind: 'refused'; refusals: Refusal[] }

export type PublishService = {
  /** @param say reports each step that may take longer than a second */
  publish(order: PublishOrder, say?: (step: string) => void): Promise<PublishAnswer>
}

export type ServiceParts = {
  db: Database
  store: ArtifactStore
  gate: Gate
  shellGate: ShellGate
  nowMs?: () => number
}

export function createPublishService({ db, store, gate, shellGate, nowMs = Date.now }: ServiceParts): PublishService {
  const registry = createRegistry(db)
  const queue = createGateQueue()

  return {
    async publish(order, say = () => {}) {
      const { name, version } = order
      // A known build without new files needs no gate.
      try {
        if (!store.isStaged(name, version)) return await take(order, say)
        const answer = await queue.inTurn(name, () => take(order, say))
        return answer ?? (await refuse(order, [tooMany(name)]))
      } catch (error) {
        if (!(error instanceof PublishedFilesError)) throw error
        return refuse(order, [storeFailed(error)])
      }
    },
  }

  async function take(order: PublishOrder, say: (step: string) => void): Promise<PublishAnswer> {
    const { name, version } = order
    const files = await store.staged(name, version)
    let parcel: Parcel | undefined
    try {
      const known = await registry.buildDigest(name, version)
      // A known version without uploads: the CLI compared the hashes and sent no files.
      const digest = files.size === 0 ? known : digestOf(files)
      if (known !== undefined && digest !== known)
        return await refuse(order, [otherBytes(name, version, await registry.filesOf(name, version), files)])
      if (known !== undefined) {
        // Edges keep the files of shells on their own disks.
        const refusals = name === SHELL_NAME ? [] : await gate.lookUp(await registry.deployedBuild(name, version), say)
        return refusals.length > 0 ? await refuse(order, refusals) : await enter(order)
      }
      // Slow work (gate, files) comes before the transaction.
      const verdict = await judged(order, files, say)
      if (verdict.kind === 'refused') return await refuse(order, verdict.refusals)
      parcel = verdict.parcel
      const rows = Object.entries(verdict.integrity).map(([file, integrity]) => ({
        file,
        integrity,
        size: files.get(file)?.length ?? 0,
      }))
      const { isShared } = verdict
      const build = { build: verdict.build, digest: digestOf(files), files: rows, isShared, actor: order.actor }
      return await noted(order, await enter(order, { build, parcel }), verdict.notes)
    } finally {
      await parcel?.drop()
      await store.dropStaged(name, version)
    }
  }

  async function judged(
    { name, version, environment = PRODUCTION, withoutBrowser }: PublishOrder,
    files: BuildFiles,
    say: (step: string) => void,
  ) {
    if (name !== SHELL_NAME) {
      const released = (await releasedShells(registry, environment)).map(({ shell }) => shell)
      return gate.judge({ name, version, files, owners: await ownersOf(registry), released, withoutBrowser }, say)
    }
    const shellOrder = {
      version,
      files,
      misfits: (shell: ShellDeclaration) => shellRefusals(registry, environment, shell),
      filesNamed: (names: readonly string[]) => registry.filesNamed(name, names),
      builds: () => shownBuilds(registry, environment),
      withoutBrowser,
    }
    return shellGate.judge(shellOrder, say)
  }

  async function enter(order: PublishOrder, fresh?: { build: NewBuild; parcel: Parcel }): Promise<PublishAnswer> {
    const answer = await inTurn(db, async (trx) => {
      const refusals = fresh === undefined ? [] : await overtaken(trx, fresh.build)
      if (refusals.length > 0) return { kind: 'refused' as const, refusals }
      const isNew = fresh !== undefined && (await isUnknown(trx, order))
      if (isNew) await createRegistry(trx).insertBuild(fresh.build)
      const step = await stepOf(trx, order, isNew)
      // Refused: the transaction is rolled back with its build.
      if (step.kind === 'refused') throw new Refused(step.refusals)
      if (isNew) await fresh.parcel.store()
      return step
    }).catch((error: unknown) => {
      if (error instanceof Refused) return { kind: 'refused' as const, refusals: error.refusals }
      throw error
    })
    return answer.kind === 'refused' ? refuse(order, answer.refusals) : answer
  }

  /** Skipped checks are recorded in the answer and the audit log. */
  async function noted(order: PublishOrder, answer: PublishAnswer, notes: readonly string[]): Promise<PublishAnswer> {
    if (notes.length === 0 || answer.kind === 'refused') return answer
    const { name, version, actor, environment = PRODUCTION } = order
    const detail = notes.join(' ')
    await registry.audit({ actor, action: 'gate', name, version, outcome: 'noted', environment, detail })
    return { ...answer, notes }
  }

  async function stepOf(trx: Transaction<Schema>, order: PublishOrder, isNew: boolean): Promise<PublishAnswer> {
    const { name, version, percent, actor, environment = PRODUCTION } = order
    const reason = order.reason ?? (isNew ? 'published' : 'published again')
    const answer: StepAnswer = await takeIn(
      trx,
      { name, environment },
      { kind: 'publish', version, percent },
      { reason, actor, at: new Date(nowMs()) },
    )
    if (answer.kind === 'refused') return answer
    if (answer.kind === 'done') {
      const { revision, live, off, sentences } = answer
      return { kind: isNew ? 'published' : 'promoted', name, version, environment, revision, live, off, sentences }
    }
    if (isNew)
      await createRegistry(trx).audit({
        actor,
        action: 'publish',
        name,
        version,
        outcome: 'done',
        environment,
        detail: `${reason}: ${answer.kind}`,
      })
    return { ...answer, version }
  }

  async function refuse(order: PublishOrder, refusals: Refusal[]): Promise<PublishAnswer> {
    const { name, version, actor, environment = PRODUCTION } = order
    const detail = JSON.stringify(refusals)
    await registry.audit({ actor, action: 'publish', name, version, outcome: 'refused', environment, detail })
    return { kind: 'refused', refusals }
  }
}

/** Rolls back a transaction. */
class Refused extends Error {
  readonly refusals: Refusal[]
  constructor(refusals: Refusal[]) {
    super('refused')
    this.refusals = refusals
  }
}

/** Changes by another release service while this build was at the gate. */
async function overtaken(trx: Transaction<Schema>, { build, digest }: NewBuild): Promise<Refusal[]> {
  const registry = createRegistry(trx)
  const known = await registry.buildDigest(build.name, build.version)
  if (known !== undefined && known !== digest) return [otherBytes(build.name, build.version)]
  if (!('routePrefixes' in build)) return []
  const owners = await ownersOf(registry)
  return [...prefixRefusals(build, owners), ...slotOwnerRefusals(build, owners)]
}

async function isUnknown(trx: Transaction<Schema>, { name, version }: PublishOrder): Promise<boolean> {
  return (await createRegistry(trx).buildDigest(name, version)) === undefined
}

/** Prefixes and slots by remote, over all environments: a claim in one environment blocks other remotes in all. */
async function ownersOf(registry: Registry): Promise<SiteOwners> {
  const owners: Record<string, Owned> = {}
  for (const environment of await registry.environments()) {
    const { live } = await registry.current(environment)
    for (const { name, version } of live) {
      const { build } = await registry.deployedBuild(name, version)
      const { routePrefixes = [], slots = [] } = owners[name] ?? {}
      owners[name] = {
        routePrefixes: [...new Set([...routePrefixes, ...build.routePrefixes])],
        slots: [...new Set([...slots, ...build.slots])],
      }
    }
  }
  return owners
}

type HashedFile = { readonly file: string; readonly integrity: string }

/** Says which files differ from those of the published version, where they are known. */
function otherBytes(
  name: string,
  version: string,
  published: readonly HashedFile[] = [],
  sent: ReadonlyMap<string, Buffer> = new Map(),
): Refusal {
  const missing = published.filter(({ file }) => sent.size > 0 && !sent.has(file)).map(({ file }) => file)
  if (missing.length > 0) {
    return {
      rule: 'missing-file',
      what: `Missing file ${missing[0]}${andMore(missing)}: ${name} ${version} is published with it, and it was not sent.`,
      fix: 'Publish the whole dist folder; build the remote again if it is not complete.',
    }
  }
  const changed = published.flatMap(({ file, integrity }) => {
    const content = sent.get(file)
    const algorithm = integrity.slice(0, integrity.indexOf('-'))
    return content === undefined || integrityOf(content, algorithm) === integrity ? [] : [file]
  })
  const first = changed.length === 0 ? '' : `: ${changed[0]}${andMore(changed)}`
  return {
    rule: 'immutable',
    what: `${name} ${version} is published already with other bytes${first}.`,
    fix: 'A version is never rewritten: raise the version of the package or change its sources, and build again.',
  }
}

const andMore = ({ length }: readonly string[]): string => (length > 1 ? ` and ${length - 1} more` : '')

function storeFailed({ message }: PublishedFilesError): Refusal {
  return {
    rule: 'store',
    what: message,
    fix: 'Nothing of this build is live: publish it again when that is corrected.',
  }
}

function tooMany(name: string): Refusal {
  return {
    rule: 'busy',
    what: `Other builds of ${name} are at the gate or waiting for it.`,
    fix: 'Publish again when they are done: uploaded files are kept.',
  }
}
