/** Makes and revokes trial and chaos links, recorded in the registry and the audit log. */
import { createHash, randomBytes } from 'node:crypto'
import { SHELL_NAME } from '@lantern/contract/boot'
import type { FileFault } from '@lantern/contract/faults'
import {
  type AnySignedLink,
  type ChaosLink,
  LONGEST_OVERRIDE_MS,
  linkSigningText,
  type OverrideLink,
  sealedText,
  writeFaults,
  writeSignedLink,
} from '@lantern/contract/override'
import { SHELL_FILE } from '@lantern/contract/shell-releases'
import type { ArtifactStore } from '../artifacts/artifact-store.ts'
import type { Audit, AuditLine } from '../audit/audit.repository.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'
import type { Registry } from '../registry/registry.repository.ts'
import { lineOf, listedBy } from '../registry/remote-line.ts'
import { type Refusal, refusal, type Sentences } from '../texts/refusal.rules.ts'
import { nonceOf } from './nonce.rules.ts'
import { type KnownLink, type MadeLink, type OverrideLinks, subjectOf } from './override-links.repository.ts'
import { overrideRefusals } from './override-refusals.messages.ts'

type LinkOrder = { name: string; environment: string; forMs: number; reason: string; actor: string }
export type OverrideOrder = LinkOrder & { version: string }
export type ChaosOrder = LinkOrder & { faults: FileFault[] }
/** `name`: the remote of the link, which a restricted token must match. */
export type RevokeOrder = { name: string; nonce: string; reason: string; actor: string }
type Refused = { kind: 'refused'; refusals: Refusal[] }
export type OverrideAnswer = { kind: 'made'; text: string; expiresAt: number; nonce: string } | Refused
export type RevokeAnswer =
  | { kind: 'takenBack'; nonce: string; name: string; subject: string; environment: string; revision: number }
  | Refused
export type OverrideService = ReturnType<typeof createOverrideService>

type Parts = {
  registry: Registry
  links: OverrideLinks
  store: ArtifactStore
  keys: SigningKeys
  audit: Audit
  /** Whether an environment allows chaos links. */
  allowsChaos: (environment: string) => boolean
  nowMs: () => number
}
type Say = (words: (typeof overrideRefusals)['en']) => Sentences

export function createOverrideService({ registry, links, store, keys, audit, allowsChaos, nowMs }: Parts) {
  const because = (say: Say): Refusal => refusal('override', overrideRefusals, say)

  async function refuse(line: Omit<AuditLine, 'outcome' | 'detail'>, why: Refusal): Promise<Refused> {
    await audit.write({ ...line, outcome: 'refused', detail: why.what })
    return { kind: 'refused', refusals: [why] }
  }

  /** Edges have the files of listed shells only. */
  async function makeForShell({ version, environment, forMs, reason, actor }: OverrideOrder): Promise<OverrideAnswer> {
    const row = await registry.shellLine(environment)
    const description = await store.textOf(SHELL_NAME, version, SHELL_FILE)
    const listed = row === undefined || row.off ? [] : listedBy(lineOf(row))
    if (description === undefined || !listed.includes(version))
      return refuse(
        { actor, action: 'override', name: SHELL_NAME, version, environment },
        because((words) => words.noShell({ version, environment })),
      )
    const seal = createHash('sha256').update(description).digest('base64url')
    const link: OverrideLink = { environment, remote: SHELL_NAME, version, seal, ...newLimits(forMs) }
    return sign(link, { version, faults: null, reason, actor })
  }

  return {
    async make({ name, version, environment, forMs, reason, actor }: OverrideOrder): Promise<OverrideAnswer> {
      const line = { actor, action: 'override', name, version, environment }
      const hindered = await hindranceOf(environment, forMs)
      if (hindered) return refuse({ ...line, environment: hindered.environment }, hindered.why)
      if (name === SHELL_NAME) return makeForShell({ name, version, environment, forMs, reason, actor })
      const known = await registry.buildDigest(name, version)
      const [lantern, integrity] = await Promise.all(
        ['lantern.json', 'integrity.json'].map((file) => store.textOf(name, version, file)),
      )
      if (known === undefined || lantern === undefined || integrity === undefined)
        return refuse(
          line,
          because((words) => words.noBuild({ name, version })),
        )
      const { live } = await registry.current(environment)
      if (live.some((row) => row.name === name && lineOf(row).revoked.includes(version)))
        return refuse(
          line,
          because((words) => words.switchedOff({ name, version })),
        )
      const link: OverrideLink = {
        environment,
        remote: name,
        version,
        seal: createHash('sha256').update(sealedText(lantern, integrity)).digest('base64url'),
        ...newLimits(forMs),
      }
      return sign(link, { version, faults: null, reason, actor })
    },

    /** A link with which a device meets faults while it loads a remote. */
    async makeChaos({ name, faults, environment, forMs, reason, actor }: ChaosOrder): Promise<OverrideAnswer> {
      const line = { actor, action: 'chaos', name, version: '', environment }
      const hindered = await hindranceOf(environment, forMs)
      if (hindered) return refuse({ ...line, environment: hindered.environment }, hindered.why)
      if (!allowsChaos(environment))
        return refuse(
          line,
          because((words) => words.noChaos({ environment })),
        )
      const { live } = await registry.current(environment)
      if (!live.some((row) => row.name === name))
        return refuse(
          line,
          because((words) => words.noRemote({ name, environment })),
        )
      const link: ChaosLink = { environment, remote: name, faults, ...newLimits(forMs) }
      return sign(link, { version: null, faults: writeFaults(faults), reason, actor })
    },

    allowsChaos,

    /** Revokes a link; discovery lists it from the next revision on. */
    async revoke({ name, nonce, reason, actor }: RevokeOrder): Promise<RevokeAnswer> {
      const answer = await links.end({ nonce, reason, actor }, (link) => hindrance(link, name, nonce))
      if ('refused' in answer) return refuse({ actor, action: 'override-revoke', name, version: '' }, answer.refused)
      const { environment } = answer.link
      return { kind: 'takenBack', nonce, name, subject: subjectOf(answer.link), environment, revision: answer.revision }
    },

    /** Unexpired links. */
    list: (environment: string): Promise<KnownLink[]> => links.standing(environment),
  }

  function newLimits(forMs: number) {
    return { expiresAt: nowMs() + forMs, nonce: nonceOf(randomBytes(9)) }
  }

  async function sign(
    link: OverrideLink | ChaosLink,
    rest: Pick<MadeLink, 'version' | 'faults' | 'reason' | 'actor'>,
  ): Promise<OverrideAnswer> {
    const signature = Buffer.from(keys.sign(linkSigningText(link)), 'base64').toString('base64url')
    const { environment, remote: name, expiresAt, nonce } = link
    await links.add({ nonce, environment, name, expiresAt: new Date(expiresAt), ...rest })
    // The compiler cannot tell the two kinds apart here.
    return { kind: 'made', text: writeSignedLink({ link, signature } as AnySignedLink), expiresAt, nonce }
  }

  /** Why no link of any kind can be made; `environment` for the log: an unknown one is not logged as such. */
  async function hindranceOf(
    environment: string,
    forMs: number,
  ): Promise<{ why: Refusal; environment: string | undefined } | null> {
    const environments = await registry.environments()
    if (!environments.includes(environment))
      return {
        why: because((words) => words.noEnvironment({ environment, known: environments.join(', ') })),
        environment: undefined,
      }
    // NaN is no valid time either.
    if (forMs > 0 && forMs <= LONGEST_OVERRIDE_MS) return null
    return { why: because((words) => words.noTime()), environment }
  }

  function hindrance(link: KnownLink | undefined, name: string, nonce: string): Refusal | null {
    if (link === undefined) return because((words) => words.noLink({ nonce }))
    const { takenBack } = link
    if (link.name !== name) return because((words) => words.foreign({ nonce, name: link.name }))
    if (takenBack !== null) return because((words) => words.isTakenBack({ nonce, by: takenBack.by }))
    return link.expiresAt.getTime() <= nowMs() ? because((words) => words.isOver({ nonce })) : null
  }
}
