/** Links by which staff try a published build on a device of theirs (docs/decisions 0025): made and signed by ops, checked by the shell. */
import * as v from 'valibot'
import { environmentSchema, remoteNameSchema, versionSchema } from './federation.ts'

/** Where it stands in a link: `https://site/#override=…`. What follows `#` is sent to no server and written into no log. */
export const OVERRIDE_MARK = '#override='
/** The longest that a link may be good for. */
export const LONGEST_OVERRIDE_MS = 24 * 3_600_000
/** How long a build that is not signed for stands in, where that is allowed: a developer's own, by the key of the MF devtools. */
export const LOCAL_OVERRIDE_MS = 8 * 3_600_000

const BASE64_URL = /^[A-Za-z0-9_-]+$/
const shortText = v.pipe(v.string(), v.maxLength(100), v.regex(BASE64_URL, 'it is base64 for addresses'))

/** What a link is known by: in the audit log, in reports, and where it is taken back. */
export const overrideNonceSchema = shortText

const overrideLinkSchema = v.object({
  /** Good there only. */
  environment: environmentSchema,
  remote: remoteNameSchema,
  version: versionSchema,
  /** SHA-256 of `lantern.json` and `integrity.json`, by which every other file of the build is known. */
  seal: shortText,
  /** Epoch ms of the site's clock. */
  expiresAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
  nonce: overrideNonceSchema,
})
export type OverrideLink = v.InferOutput<typeof overrideLinkSchema>
export type SignedOverrideLink = { readonly link: OverrideLink; readonly signature: string }

/** Neither a version nor an environment has it, and it needs no escape in an address. */
const SEPARATOR = '~'
const SIGNATURE = /^[A-Za-z0-9_-]{86}$/

/** The bytes that a signature covers. The first line is of overrides alone: what is signed here is worth nothing as discovery. */
export function overrideSigningText(link: OverrideLink): string {
  return `lantern override 1\n${fieldsOf(link)}`
}

/** The text after `OVERRIDE_MARK`. @param signature base64 for addresses */
export function writeOverrideLink({ link, signature }: SignedOverrideLink): string {
  return `${fieldsOf(link)}${SEPARATOR}${signature}`
}

/** @returns null when the text is none of ours; who signed it is another question */
export function readOverrideLink(text: string): SignedOverrideLink | null {
  const [environment, remote, version, seal, expiresAt, nonce, signature = '', ...rest] = text.split(SEPARATOR)
  const parsed = v.safeParse(overrideLinkSchema, {
    environment,
    remote,
    version,
    seal,
    expiresAt: Number(expiresAt),
    nonce,
  })
  return parsed.success && rest.length === 0 && SIGNATURE.test(signature) ? { link: parsed.output, signature } : null
}

/** The bytes whose hash is the seal. */
export function sealedText(lantern: string, integrity: string): string {
  return `${lantern}\n${integrity}`
}

function fieldsOf({ environment, remote, version, seal, expiresAt, nonce }: OverrideLink): string {
  return [environment, remote, version, seal, expiresAt, nonce].join(SEPARATOR)
}
