/**
 * Links that change what one device of staff loads (docs/decisions 0025, 0058): made and signed by ops, checked by the shell. A trial link runs a published
 * build, a chaos link lets files meet faults.
 */
import * as v from 'valibot'
import { FAULT_KINDS, FILE_CLASSES, type FileFault, HOW_OFTEN } from '../files/faults.ts'
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

const anyLink = {
  /** The environment in which the link is valid. */
  environment: environmentSchema,
  remote: remoteNameSchema,
  /** Epoch ms of the site's clock. */
  expiresAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
  nonce: overrideNonceSchema,
}
const overrideLinkSchema = v.object({
  ...anyLink,
  version: versionSchema,
  /** SHA-256 of `lantern.json` and `integrity.json`, which in turn identify every other file of the build. */
  seal: shortText,
})
export type OverrideLink = v.InferOutput<typeof overrideLinkSchema>
export type SignedOverrideLink = { readonly link: OverrideLink; readonly signature: string }

const fileFaultSchema = v.object({
  of: v.picklist(FILE_CLASSES),
  fault: v.picklist(FAULT_KINDS),
  often: v.picklist(HOW_OFTEN),
})
/** The faults of a chaos link: at most one for each class of file. */
export const fileFaultsSchema = v.pipe(
  v.array(fileFaultSchema),
  v.minLength(1),
  v.maxLength(FILE_CLASSES.length),
  v.check((faults) => new Set(faults.map(({ of }) => of)).size === faults.length, 'a class of file has one fault'),
)
const chaosLinkSchema = v.object({ ...anyLink, faults: fileFaultsSchema })
export type ChaosLink = v.InferOutput<typeof chaosLinkSchema>
export type SignedChaosLink = { readonly link: ChaosLink; readonly signature: string }
export type AnySignedLink = SignedOverrideLink | SignedChaosLink

/** Occurs in neither version nor environment, and needs no escape in an address. */
const SEPARATOR = '~'
const SIGNATURE = /^[A-Za-z0-9_-]{86}$/
/** In place of a version, which it cannot be. */
const CHAOS = 'chaos'

/** The signed bytes. The first line is unique to the kind of link: a signature over it is invalid for the other kind and for discovery. */
export function linkSigningText(link: OverrideLink | ChaosLink): string {
  return `lantern ${'faults' in link ? 'chaos' : 'override'} 1\n${fieldsOf(link)}`
}

/** The text after `OVERRIDE_MARK`. `signature`: base64 for addresses */
export function writeSignedLink({ link, signature }: AnySignedLink): string {
  return `${fieldsOf(link)}${SEPARATOR}${signature}`
}

/** @deprecated `linkSigningText` of a trial link. Removing an export is a major change, so it stays until contract 2.0.0. */
export function overrideSigningText(link: OverrideLink): string {
  return linkSigningText(link)
}

/** @deprecated `writeSignedLink` of a trial link. Stays until contract 2.0.0. */
export function writeOverrideLink({ link, signature }: SignedOverrideLink): string {
  return writeSignedLink({ link, signature })
}

/** @returns null when malformed or of the other kind; the signature is verified separately */
export function readOverrideLink(text: string): SignedOverrideLink | null {
  const { version, seal, ...fields } = partsOf(text)
  return signedLink(overrideLinkSchema, { ...fields, version, seal }, text)
}

/** @returns null when malformed or of the other kind; the signature is verified separately */
export function readChaosLink(text: string): SignedChaosLink | null {
  const { version, seal, ...fields } = partsOf(text)
  return version === CHAOS ? signedLink(chaosLinkSchema, { ...fields, faults: readFaults(seal) }, text) : null
}

/** Faults as in links, in the registry and on a command line: `chunk.hang.always,entry.404.once`. */
export function writeFaults(faults: readonly FileFault[]): string {
  return faults.map(({ of, fault, often }) => `${of}.${fault}.${often}`).join(',')
}

/** The bytes hashed for the seal. */
export function sealedText(lantern: string, integrity: string): string {
  return `${lantern}\n${integrity}`
}

function fieldsOf(link: OverrideLink | ChaosLink): string {
  const what = 'faults' in link ? [CHAOS, writeFaults(link.faults)] : [link.version, link.seal]
  return [link.environment, link.remote, ...what, link.expiresAt, link.nonce].join(SEPARATOR)
}

function partsOf(text: string) {
  const [environment, remote, version, seal = '', expiresAt, nonce] = text.split(SEPARATOR)
  return { environment, remote, version, seal, expiresAt: Number(expiresAt), nonce }
}

function readFaults(text: string): unknown[] {
  return text.split(',').map((part) => {
    const [of, fault, often, ...rest] = part.split('.')
    return rest.length === 0 ? { of, fault, often } : null
  })
}

function signedLink<Schema extends v.GenericSchema>(
  schema: Schema,
  fields: unknown,
  text: string,
): { link: v.InferOutput<Schema>; signature: string } | null {
  const [signature = '', ...rest] = text.split(SEPARATOR).slice(6)
  const parsed = v.safeParse(schema, fields)
  return parsed.success && rest.length === 0 && SIGNATURE.test(signature) ? { link: parsed.output, signature } : null
}
