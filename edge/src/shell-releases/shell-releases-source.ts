/** The shell's releases as signed by the release service, last verified. */
import { type KeyObject, verify } from 'node:crypto'
import { PRODUCTION } from '@lantern/contract/federation'
import {
  type ShellReleases,
  type SignedShellReleases,
  shellReleasesSchema,
  shellReleasesSigningText,
  signedShellReleasesSchema,
} from '@lantern/contract/shell-releases'
import * as v from 'valibot'
import { createSignedSource, type SignedSource, type SourceOptions } from '../ops-link/signed-source.ts'

type VerifiedReleases = { signed: SignedShellReleases; revision: number; document: ShellReleases }
export type ShellReleasesSource = SignedSource<VerifiedReleases>

export type ShellReleasesOptions = SourceOptions & {
  /** Default: production. */
  environment?: string
}

export function createShellReleasesSource({
  environment = PRODUCTION,
  ...options
}: ShellReleasesOptions): ShellReleasesSource {
  return createSignedSource(options, {
    name: 'the releases of the shell',
    path: `/shell-releases?environment=${environment}`,
    keptFile: environment === PRODUCTION ? 'edge/shell-releases.json' : `edge/shell-releases-${environment}.json`,
    read: (answer) => answer.json(),
    verify: (answer, key, revision) => verifyReleases(answer, key, { revision, environment }),
  })
}

/** @throws Error naming the failed check */
function verifyReleases(
  answer: unknown,
  key: KeyObject,
  known: { revision: number; environment: string },
): VerifiedReleases {
  const signed = v.parse(signedShellReleasesSchema, answer)
  const text = shellReleasesSigningText(signed.revision, signed.document, known.environment)
  if (!verify(null, Buffer.from(text, 'utf8'), key, Buffer.from(signed.signature, 'base64')))
    throw new Error(`The signature of shell releases revision ${signed.revision} is invalid.`)
  if (signed.revision < known.revision)
    throw new Error(`Shell releases revision ${signed.revision} is older than ${known.revision}.`)
  return { signed, revision: signed.revision, document: v.parse(shellReleasesSchema, JSON.parse(signed.document)) }
}
