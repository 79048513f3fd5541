/** The signed document of the shell's releases of each environment. */

import { SHELL_NAME } from '@lantern/contract/boot'
import { PRODUCTION } from '@lantern/contract/federation'
import { restOf } from '@lantern/contract/rollout'
import {
  type ShellRelease,
  type ShellReleases,
  type SignedShellReleases,
  shellReleasesSchema,
  shellReleasesSigningText,
} from '@lantern/contract/shell-releases'
import type { Transaction } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { revisionOf } from '../database/revision.ts'
import type { Schema } from '../database/schema.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'
import { createOverrideLinks } from '../overrides/override-links.repository.ts'
import { createRegistry } from '../registry/registry.repository.ts'
import { lineOf } from '../registry/remote-line.ts'

export type ShellReleasesService = {
  /** The signed document of the current revision. */
  releases(environment?: string): Promise<SignedShellReleases>
}

export function createShellReleases({ db, keys }: { db: Database; keys: SigningKeys }): ShellReleasesService {
  const signed = new Map<string, SignedShellReleases>()

  return {
    async releases(environment = PRODUCTION) {
      const known = signed.get(environment)
      // Revision and document are read from one snapshot.
      const read = await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (trx) => {
          const { revision } = await revisionOf(trx, environment)
          return revision === known?.revision ? null : { revision, document: await documentOf(trx, environment) }
        })
      if (read === null) return known as SignedShellReleases
      const { revision } = read
      const document = JSON.stringify(v.parse(shellReleasesSchema, read.document))
      const signature = keys.sign(shellReleasesSigningText(revision, document, environment))
      const answer = { document, revision, signature, keyId: keys.keyId }
      if (revision >= (signed.get(environment)?.revision ?? 0)) signed.set(environment, answer)
      return answer
    },
  }
}

async function documentOf(trx: Transaction<Schema>, environment: string): Promise<ShellReleases> {
  const registry = createRegistry(trx)
  const row = await registry.shellLine(environment)
  // Switched off: every edge serves the shell of its own folder.
  if (row === undefined || row.off) return { salt: '', releases: [] }
  const { version, canary, kept, salt } = lineOf(row)
  const share = canary?.percent ?? 0
  const shares: Omit<ShellRelease, 'files'>[] = [
    ...(canary === null ? [] : [{ version: canary.version, traffic: share, default: false }]),
    { version, traffic: restOf(share), default: true },
    ...kept.map((one) => ({ version: one, traffic: 0, default: false })),
  ]
  const releases = shares.map(async (one) => {
    const files = await registry.filesOf(SHELL_NAME, one.version)
    return { ...one, files: Object.fromEntries(files.map(({ file, integrity }) => [file, integrity])) }
  })
  const ended = await createOverrideLinks(trx).takenBack(environment)
  const takenBack = ended.filter(({ name }) => name === SHELL_NAME).map(({ nonce }) => nonce)
  return { salt, releases: await Promise.all(releases), ...(takenBack.length > 0 && { takenBack }) }
}
