/** Links by which staff try a published build on a device of theirs (docs/decisions 0025): made and signed by ops, checked by the shell. */
import * as v from 'valibot'
import { environmentSchema, remoteNameSchema, versionSchema } from './federation.ts'

/** Marks the link in an address: `https://site/#override=…`. The fragment is sent to no server and written to no log. */
export const OVERRIDE_MARK = '#override='
/**
 * Opens the staff toolbar: `https://site/#tools`. `#tools=mine@<encoded address of a manifest>` proposes a build of a developer's machine, which the
 * toolbar runs after a confirmation.
 */
export const TOOLS_MARK = '#tools'
/** The longest lifetime of a link. */
export const LONGEST_OVERRIDE_MS = 24 * 3_600_000
/** Lifetime of an unsigned build, where allowed: a developer's own, activated by the local storage key of the MF devtools. */
export const LOCAL_OVERRIDE_MS = 8 * 3_600_000

const BASE64_URL = /^[A-Za-z0-9_-]+$/
const shortText = v.pipe(v.string(), v.maxLength(100), v.regex(BASE64_URL, 'it is base64 for addresses'))

/** What a link is known by: in the audit log, in reports, and where it is taken back. */
export const overrideNonceSchema = shortText

const overrideLinkSchema = v.object({
  /** The environment in which the link is valid. */
  environment: environmentSchema,
  remote: remoteNameSchema,
  version: versionSchema,
  /** SHA-256 of `lantern.json` and `integrity.json`, which in turn identify every other file of the build. */
  seal: shortText,
  /** Epoch ms of the site's clock. */
  expiresAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
  nonce: overrideNonceSchema,
})
export type OverrideLink = v.InferOutput<typeof overrideLinkSchema>
export type SignedOverrideLink = { readonly link: OverrideLink; readonly signature: string }

/** Occurs in neither version nor environment, and needs no escape in an address. */
const SEPARATOR = '~'
const SIGNATURE = /^[A-Za-z0-9_-]{86}$/

/** The signed bytes. The first line is unique to overrides: a signature over it is invalid for discovery. */
export function overrideSigningText(link: OverrideLink): string {
  return `lantern override 1\n${fieldsOf(link)}`
}

/** The text after `OVERRIDE_MARK`. @param signature base64 for addresses */
export function writeOverrideLink({ link, signature }: SignedOverrideLink): string {
  return `${fieldsOf(link)}${SEPARATOR}${signature}`
}

/** @returns null when malformed; the signature is verified separately */
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

/** The bytes hashed for the seal. */
export function sealedText(lantern: string, integrity: string): string {
  return `${lantern}\n${integrity}`
}

function fieldsOf({ environment, remote, version, seal, expiresAt, nonce }: OverrideLink): string {
  return [environment, remote, version, seal, expiresAt, nonce].join(SEPARATOR)
}
