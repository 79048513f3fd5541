/** The input of the gate's rules: one build, and the site that it would join. */
import type { IntegrityMap, ShellProvision } from '@lantern/contract/federation'
import type { RemoteBuild } from '@lantern/contract/remote-build'
import type { Refusal } from '../../texts/refusal.rules.ts'
import type { MfManifest } from './manifest.schema.ts'

/** A reason why a build may not be released, and the fix. */
export type { Refusal }

/** Claims of the current remotes, by name. */
export type Owned = { readonly routePrefixes: readonly string[]; readonly slots: readonly string[] }
export type SiteOwners = Readonly<Record<string, Owned>>

/** A shell that members may be running. */
export type ShellToFit = {
  readonly shell: string
  readonly provides: ShellProvision
  /** A replaced shell counts until then, because its pages may be open; undefined while it is served. */
  readonly openUntil?: Date | undefined
}

/** A document that could not be parsed is undefined; the rule `documents` reports it, and other rules skip it. */
export type Candidate = {
  readonly name: string
  readonly version: string
  readonly files: ReadonlyMap<string, Buffer>
  readonly build?: RemoteBuild
  readonly integrity?: IntegrityMap
  readonly manifest?: MfManifest
  /** Text of the container's entry; empty when missing. */
  readonly entry: string
  readonly owners: SiteOwners
  readonly shells: readonly ShellToFit[]
}

/** A rule. Pure: it sees the candidate only. */
export type Rule = (candidate: Candidate) => Refusal[]

export { BUILD_FILE, INTEGRITY_FILE, MANIFEST_FILE } from '../../artifacts/build-documents.rules.ts'
export const REBUILD_SHELL = 'Build the shell again with its own build command and publish the fresh dist folder.'
export const REBUILD = 'Build the remote again with its own build command and publish the fresh dist folder.'

export function missingFile(file: string, why: string): Refusal {
  return { rule: 'missing-file', what: `${file} is missing: ${why}.`, fix: REBUILD }
}
