/** Makes override links: a published build, for staff, for a while. Who made which one is in the audit log. */
import { createHash, randomBytes } from 'node:crypto'
import {
  LONGEST_OVERRIDE_MS,
  type OverrideLink,
  overrideSigningText,
  sealedText,
  writeOverrideLink,
} from '@lantern/contract/override'
import type { ArtifactStore } from '../artifacts/artifact-store.ts'
import type { Audit } from '../audit/audit.repository.ts'
import type { Refusal } from '../gate/gate.rules.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'
import type { Registry } from '../registry/registry.repository.ts'

export type OverrideOrder = {
  name: string
  version: string
  environment: string
  forMs: number
  reason: string
  actor: string
}
export type OverrideAnswer =
  | { kind: 'made'; text: string; expiresAt: number; nonce: string }
  | { kind: 'refused'; refusals: Refusal[] }
export type OverrideDesk = ReturnType<typeof createOverrideDesk>

type Parts = { registry: Registry; store: ArtifactStore; keys: SigningKeys; audit: Audit; nowMs: () => number }

export function createOverrideDesk({ registry, store, keys, audit, nowMs }: Parts) {
  return {
    async make({ name, version, environment, forMs, reason, actor }: OverrideOrder): Promise<OverrideAnswer> {
      const line = { actor, action: 'override', name, version, environment }
      const refuse = async (what: string, mend: string): Promise<OverrideAnswer> => {
        await audit.write({ ...line, outcome: 'refused', detail: what })
        return { kind: 'refused', refusals: [{ rule: 'override', what, mend }] }
      }
      if (forMs <= 0 || forMs > LONGEST_OVERRIDE_MS)
        return refuse('A link is good for 24 hours at most.', 'Name a shorter time: --for 4h.')
      const known = await registry.buildDigest(name, version)
      const [lantern, integrity] = await Promise.all(
        ['lantern.json', 'integrity.json'].map((file) => store.textOf(name, version, file)),
      )
      if (known === undefined || lantern === undefined || integrity === undefined)
        return refuse(
          `There is no build ${name} ${version}.`,
          `See them with history ${name}; publish it with --canary 0 to try it before anybody has it.`,
        )
      const link: OverrideLink = {
        environment,
        remote: name,
        version,
        seal: createHash('sha256').update(sealedText(lantern, integrity)).digest('base64url'),
        expiresAt: nowMs() + forMs,
        nonce: randomBytes(9).toString('base64url'),
      }
      const signature = Buffer.from(keys.sign(overrideSigningText(link)), 'base64').toString('base64url')
      const until = new Date(link.expiresAt).toISOString()
      await audit.write({ ...line, outcome: 'done', detail: `${reason}: until ${until}, ${link.nonce}` })
      const { expiresAt, nonce } = link
      return { kind: 'made', text: writeOverrideLink({ link, signature }), expiresAt, nonce }
    },
  }
}
