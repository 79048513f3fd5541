/** The publish gate's checks of files. Pure; every refusal says what is wrong and how to fix it. */
import { CONTRACT_VERSION, type IntegrityMap, OLDEST_CONTRACT_VERSION } from '@lantern/contract/federation'
import type { RemoteBuild } from '@lantern/contract/remote-build'
import { SLOT_NAMES } from '@lantern/contract/slots'
import type { Candidate, Refusal, ShellToFit, SiteOwners } from './candidate/candidate.rules.ts'
import { entryFile, type MfManifest } from './candidate/manifest.schema.ts'
import { readDocuments } from './rules/files/documents.rules.ts'
import { RULES } from './rules/index.rules.ts'

export type { Refusal, SiteOwners } from './candidate/candidate.rules.ts'
export { BUILD_FILE } from './candidate/candidate.rules.ts'
export { digestOf, integrityOf } from './candidate/hash.rules.ts'

export type GateInput = {
  name: string
  version: string
  files: ReadonlyMap<string, Buffer>
  owners: SiteOwners
  /** Undefined: the contract of this release service, no shared packages. */
  shells?: readonly ShellToFit[]
}

type PassedBuild = { build: RemoteBuild; integrity: IntegrityMap; manifest: MfManifest }
export type GateAnswer = { kind: 'refused'; refusals: Refusal[] } | ({ kind: 'passed' } & PassedBuild)

/** Size limit of an entry, bytes; ours have 25 kB. */
const ENTRY_LIMIT = 512 * 1024
/** Longest list of refusals: it is stored in the audit log. */
const MOST_REFUSALS = 100
/** Characters of a refusal that may be the build's own words: a parser quotes what it cannot read. */
const MOST_WORDS = 500

/** Checks a whole build and reports all refusals at once. */
export function checkBuild({ name, version, files, owners, shells = [] }: GateInput): GateAnswer {
  const { build, integrity, manifest, refusals } = readDocuments(files)
  const code = manifest === undefined ? undefined : files.get(entryFile(manifest))
  if (code !== undefined && code.length > ENTRY_LIMIT) refusals.push(entryTooLarge(code.length))
  const entry = code === undefined || code.length > ENTRY_LIMIT ? '' : code.toString('utf8')
  const told = shells.length > 0 ? shells : [thisService(build)]
  const candidate: Candidate = { name, version, files, build, integrity, manifest, entry, owners, shells: told }
  refusals.push(...RULES.flatMap((rule) => rule(candidate)))
  if (refusals.length > 0 || build === undefined || integrity === undefined || manifest === undefined)
    return { kind: 'refused', refusals: refusals.slice(0, MOST_REFUSALS).map(shortened) }
  return { kind: 'passed', build, integrity, manifest }
}

function shortened({ what, fix, ...refusal }: Refusal): Refusal {
  const cut = (words: string): string => (words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS)}…` : words)
  return { ...refusal, what: cut(what), fix: cut(fix) }
}

function entryTooLarge(bytes: number): Refusal {
  const what = `The entry has ${Math.ceil(bytes / 1024)} kB; it may have ${ENTRY_LIMIT / 1024} kB.`
  return { rule: 'budget', what, fix: 'Load what the first view does not need with import().' }
}

/** Used while no edge has reported its shell: the contract that this release service was built with, and every package in the requested range. */
function thisService(build: RemoteBuild | undefined): ShellToFit {
  const shared = Object.entries(build?.shared ?? {}).map(([name, range]) => [name, range.replace(/^[^\d]*/, '')])
  return {
    shell: 'of this release service',
    provides: {
      contractVersion: CONTRACT_VERSION,
      oldestContract: OLDEST_CONTRACT_VERSION,
      shared: Object.fromEntries(shared),
      slots: [...SLOT_NAMES],
    },
  }
}
