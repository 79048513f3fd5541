/** What the gate looks at: one build with everything that is known about it and about the site it would join. */
import type { IntegrityMap, RemoteBuild, ShellProvision } from '@lantern/contract/federation'
import type { Refusal } from '../../texts/refusal.rules.ts'
import type { MfManifest } from './manifest.schema.ts'

/** One reason why a build may not go live: what is wrong, and what its team does about it. */
export type { Refusal }

/** What remotes own now, by name. */
export type Owned = { readonly routePrefixes: readonly string[]; readonly slots: readonly string[] }
export type SiteOwners = Readonly<Record<string, Owned>>

/** A shell that a member may meet now. */
export type ShellToFit = { readonly shell: string; readonly provides: ShellProvision }

/** A document that could not be read is left out; the rule `documents` has said so, and every other rule passes over it. */
export type Candidate = {
  readonly name: string
  readonly version: string
  readonly files: ReadonlyMap<string, Buffer>
  readonly build?: RemoteBuild
  readonly integrity?: IntegrityMap
  readonly manifest?: MfManifest
  /** Text of the container's entry; empty when it is not there. */
  readonly entry: string
  readonly owners: SiteOwners
  readonly shells: readonly ShellToFit[]
}

/** Judges one thing. Pure: it sees the candidate only. */
export type Rule = (candidate: Candidate) => Refusal[]

export const BUILD_FILE = 'lantern.json'
export const INTEGRITY_FILE = 'integrity.json'
export const MANIFEST_FILE = 'mf-manifest.json'
export const REBUILD = 'Build the remote again with its own build command and publish the fresh dist folder.'

export function missingFile(file: string, why: string): Refusal {
  return { rule: 'missing-file', what: `${file} is missing: ${why}.`, fix: REBUILD }
}
