/** The publish gate: what a build must prove before it may run in a member's browser. Pure; every refusal says what and how to mend it. */
import { createHash } from 'node:crypto'
import {
  CONTRACT_VERSION,
  type IntegrityMap,
  integrityMapSchema,
  type RemoteBuild,
  remoteBuildSchema,
} from '@lantern/contract/federation'
import { SLOT_NAMES } from '@lantern/contract/slots'
import * as v from 'valibot'
import { manifestFiles, mfManifestSchema } from './manifest.schema.ts'
import { prefixRefusals } from './prefix.rules.ts'

export type Refusal = { rule: string; what: string; mend: string }

/** Prefixes that other remotes own now, by remote. */
export type PrefixOwners = Readonly<Record<string, readonly string[]>>

export type GateInput = {
  name: string
  version: string
  files: ReadonlyMap<string, Buffer>
  owners: PrefixOwners
}

export type GateAnswer =
  | { kind: 'refused'; refusals: Refusal[] }
  | { kind: 'passed'; build: RemoteBuild; integrity: IntegrityMap }

export const BUILD_FILE = 'lantern.json'
export const INTEGRITY_FILE = 'integrity.json'
export const MANIFEST_FILE = 'mf-manifest.json'
/** Pictures and fonts may come without a hash: they run no code. */
const MEDIA = /\.(?:svg|png|jpe?g|webp|avif|ico|woff2?)$/
const REBUILD = 'Build the remote again with its own build command and publish the fresh dist folder.'

/** Checks a whole build. All refusals are given at once, so that one round is enough to mend them. */
export function checkBuild({ name, version, files, owners }: GateInput): GateAnswer {
  const refusals: Refusal[] = []
  const build = readJson(files, BUILD_FILE, remoteBuildSchema, refusals)
  const integrity = readJson(files, INTEGRITY_FILE, integrityMapSchema, refusals)
  const manifest = readJson(files, MANIFEST_FILE, mfManifestSchema, refusals)

  if (integrity !== undefined) refusals.push(...integrityRefusals(files, integrity))
  if (build !== undefined) {
    refusals.push(...identityRefusals(build, name, version))
    refusals.push(...contractRefusals(build))
    refusals.push(...prefixRefusals(build, owners))
    for (const { file } of build.preload) {
      if (!files.has(file)) refusals.push(missing(file, `${BUILD_FILE} preloads it`))
    }
  }
  if (manifest !== undefined) {
    for (const file of manifestFiles(manifest)) {
      if (!files.has(file)) refusals.push(missing(file, `${MANIFEST_FILE} names it`))
    }
    for (const door of ['routes', 'slots']) {
      if (manifest.exposes.some((expose) => expose.name === door || expose.path === `./${door}`)) continue
      refusals.push({
        rule: 'doors',
        what: `The door ./${door} is not in ${MANIFEST_FILE}.`,
        mend: `Expose src/doors/${door}.tsx, even if its list is empty.`,
      })
    }
  }
  if (refusals.length > 0 || build === undefined || integrity === undefined) return { kind: 'refused', refusals }
  return { kind: 'passed', build, integrity }
}

/** SRI of a file, sha384. */
export function integrityOf(content: Buffer, algorithm = 'sha384'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`
}

/** One hash for a whole build: equal digests are equal bytes under equal names. */
export function digestOf(files: ReadonlyMap<string, Buffer>): string {
  const lines = [...files].map(([file, content]) => `${file} ${integrityOf(content)}\n`).sort()
  return createHash('sha256').update(lines.join('')).digest('hex')
}

function readJson<Schema extends v.GenericSchema>(
  files: ReadonlyMap<string, Buffer>,
  file: string,
  schema: Schema,
  refusals: Refusal[],
): v.InferOutput<Schema> | undefined {
  const content = files.get(file)
  if (content === undefined) {
    refusals.push(missing(file, 'every build has one'))
    return undefined
  }
  let parsed: unknown
  try {
    parsed = JSON.parse(content.toString('utf8'))
  } catch {
    refusals.push({ rule: 'schema', what: `${file} is not JSON.`, mend: REBUILD })
    return undefined
  }
  const result = v.safeParse(schema, parsed)
  if (result.success) return result.output
  const issue = result.issues[0]
  refusals.push({
    rule: 'schema',
    what: `${file} is wrong at "${v.getDotPath(issue) ?? 'its root'}": ${issue.message}.`,
    mend: REBUILD,
  })
  return undefined
}

function integrityRefusals(files: ReadonlyMap<string, Buffer>, integrity: IntegrityMap): Refusal[] {
  const refusals: Refusal[] = []
  for (const [file, expected] of Object.entries(integrity)) {
    const content = files.get(file)
    if (content === undefined) refusals.push(missing(file, `${INTEGRITY_FILE} lists it`))
    else if (integrityOf(content, expected.slice(0, expected.indexOf('-'))) !== expected) {
      refusals.push({
        rule: 'integrity',
        what: `The hash of ${file} is not the one in ${INTEGRITY_FILE}.`,
        mend: REBUILD,
      })
    }
  }
  for (const file of files.keys()) {
    if (file === BUILD_FILE || file === INTEGRITY_FILE || file in integrity || MEDIA.test(file)) continue
    refusals.push({
      rule: 'extra-file',
      what: `${file} is in the build but not in ${INTEGRITY_FILE}, so no browser could check it.`,
      mend: `Take the file out of dist or let the build list it. ${REBUILD}`,
    })
  }
  return refusals
}

function identityRefusals(build: RemoteBuild, name: string, version: string): Refusal[] {
  if (build.name === name && build.version === version) return []
  return [
    {
      rule: 'identity',
      what: `${BUILD_FILE} says ${build.name} ${build.version}, but it was published as ${name} ${version}.`,
      mend: 'Publish it under its own name and version.',
    },
  ]
}

function contractRefusals(build: RemoteBuild): Refusal[] {
  const refusals: Refusal[] = []
  const [major] = build.contractVersion.split('.')
  const [ours] = CONTRACT_VERSION.split('.')
  if (major !== ours) {
    refusals.push({
      rule: 'contract',
      what: `The build was made against contract ${build.contractVersion}; this site speaks ${CONTRACT_VERSION}.`,
      mend: `Update @lantern/contract to ${ours}.x, mend what the types show, and build again.`,
    })
  }
  for (const slot of build.slots) {
    if ((SLOT_NAMES as readonly string[]).includes(slot)) continue
    refusals.push({
      rule: 'slot',
      what: `The shell has no slot named "${slot}".`,
      mend: `Use one of ${SLOT_NAMES.join(', ')} in remote.json.`,
    })
  }
  return refusals
}

function missing(file: string, why: string): Refusal {
  return { rule: 'missing-file', what: `${file} is missing: ${why}.`, mend: REBUILD }
}
