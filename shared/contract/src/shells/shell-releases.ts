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
