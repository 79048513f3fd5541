/**
 * Releases of the shell as sent by the release service to edges: a signed document separate from discovery, which pages carry and whose schema allows
 * no further root fields.
 */
import * as v from 'valibot'
import { integrityMapSchema, PRODUCTION, versionSchema } from '../federation/federation.ts'

/** Description of a shell's build (`shellBuildSchema`), and the only file without a content hash in its name that pages do not request. */
export const SHELL_FILE = 'shell.json'

const shellReleaseSchema = v.object({
  version: versionSchema,
  /** Share of visitors, percent. */
  traffic: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  default: v.boolean(),
  /** SRI of every file of the build, `shell.json` included. */
  files: integrityMapSchema,
})
export type ShellRelease = v.InferOutput<typeof shellReleaseSchema>

export const shellReleasesSchema = v.object({
  /** Salt of the canary; '' without one. */
  salt: v.string(),
  /** Newest first: canary, stable version, older ones with traffic 0. Empty: every edge serves the shell of its own folder. */
  releases: v.pipe(
    v.array(shellReleaseSchema),
    v.check(
      (list) => list.length === 0 || list.filter((one) => one.default).length === 1,
      'the shell has exactly one default',
    ),
  ),
  /** Numbers of revoked trial links of the shell. */
  takenBack: v.optional(v.array(v.string())),
})
export type ShellReleases = v.InferOutput<typeof shellReleasesSchema>

export const signedShellReleasesSchema = v.object({
  /** JSON text of a ShellReleases. */
  document: v.string(),
  /** Revision of the registry: increases with each change. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** base64 Ed25519 over UTF-8 of `shellReleasesSigningText`. */
  signature: v.string(),
  keyId: v.string(),
})
export type SignedShellReleases = v.InferOutput<typeof signedShellReleasesSchema>

/** The signed bytes. They begin with a word, so that they cannot be mistaken for another document signed with the key. */
export function shellReleasesSigningText(revision: number, document: string, environment: string = PRODUCTION): string {
  return `shell-releases\n${environment}\n${revision}\n${document}`
}

/** Query of a trial link of the shell, whose text is that of `override.ts`; the edge removes it from the address. `end` ends the trial. */
export const SHELL_TRIAL_QUERY = 'shell-trial'

/** Matches the version under which edges serve a build while the publish gate judges it. */
export const GATE_TRIAL = /[.-]trial-[0-9a-f-]{36}$/

/**
 * The release of one visitor: the canary when the bucket is within its share, else the default.
 * @param bucket the visitor's bucket (rollout.ts); omitted = a visitor outside the canary
 */
export function shellReleaseOf<Release extends Pick<ShellRelease, 'traffic' | 'default'>>(
  releases: readonly Release[],
  bucket: number | undefined,
): Release | undefined {
  const canary = releases.find((one) => !one.default && one.traffic > 0)
  if (canary !== undefined && bucket !== undefined && bucket < canary.traffic / 100) return canary
  return releases.find((one) => one.default)
}

/** Header with a ticket of the release service: the edge answers with the page of the named shell, whatever the visitor's bucket. */
export const SHELL_TICKET_HEADER = 'x-lantern-shell'

const shellTicketSchema = v.object({
  version: versionSchema,
  /** Epoch ms of the site's clock. */
  expiresAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** base64url Ed25519 over UTF-8 of `shellTicketSigningText`. */
  signature: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{86}$/, 'a signature')),
})
export type ShellTicket = v.InferOutput<typeof shellTicketSchema>

export function shellTicketSigningText({ version, expiresAt }: Omit<ShellTicket, 'signature'>): string {
  return `shell-ticket\n${expiresAt}\n${version}`
}

/** Value of the header: `<version> <expiry> <signature>`. */
export function writeShellTicket({ version, expiresAt, signature }: ShellTicket): string {
  return `${version} ${expiresAt} ${signature}`
}

/** @returns null when malformed; signature and expiry are verified separately */
export function readShellTicket(text: string): ShellTicket | null {
  const [version, expiresAt, signature, ...rest] = text.split(' ')
  const parsed = v.safeParse(shellTicketSchema, { version, expiresAt: Number(expiresAt), signature })
  return parsed.success && rest.length === 0 ? parsed.output : null
}
