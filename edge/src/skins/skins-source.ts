/** The skins document of the release service, last verified. */
import { type KeyObject, verify } from 'node:crypto'
import { PRODUCTION } from '@lantern/contract/federation'
import {
  type SignedSkins,
  type SkinsDocument,
  signedSkinsSchema,
  skinsDocumentSchema,
  skinsSigningText,
} from '@lantern/contract/skins-document'
import * as v from 'valibot'
import { createSignedSource, type SignedSource, type SourceOptions } from '../ops-link/signed-source.ts'

/** With the three-second pulse of pages, a change is visible within five seconds. */
export const SKINS_POLL_MS = 1_000

type VerifiedSkins = { signed: SignedSkins; revision: number; document: SkinsDocument }
export type SkinsSource = SignedSource<VerifiedSkins>

export type SkinsOptions = SourceOptions & {
  /** Default: production. */
  environment?: string
}

export function createSkinsSource({ environment = PRODUCTION, ...options }: SkinsOptions): SkinsSource {
  return createSignedSource(options, {
    name: 'skins',
    path: `/skins?environment=${environment}`,
    keptFile: environment === PRODUCTION ? 'edge/skins.json' : `edge/skins-${environment}.json`,
    read: (answer) => answer.json(),
    verify: (answer, key, revision) => verifySkins(answer, key, { revision, environment }),
  })
}

/** @throws Error naming the failed check */
function verifySkins(answer: unknown, key: KeyObject, known: { revision: number; environment: string }): VerifiedSkins {
  const signed = v.parse(signedSkinsSchema, answer)
  const text = skinsSigningText(signed.revision, signed.document, known.environment)
  if (!verify(null, Buffer.from(text, 'utf8'), key, Buffer.from(signed.signature, 'base64')))
    throw new Error(`The signature of skins revision ${signed.revision} is invalid.`)
  if (signed.revision < known.revision)
    throw new Error(`Skins revision ${signed.revision} is older than ${known.revision}.`)
  return { signed, revision: signed.revision, document: v.parse(skinsDocumentSchema, JSON.parse(signed.document)) }
}
