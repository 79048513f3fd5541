/** The build's documents must be readable: lantern.json, integrity hashes, federation manifest. */
import { integrityMapSchema } from '@lantern/contract/federation'
import { remoteBuildSchema } from '@lantern/contract/remote-build'
import * as v from 'valibot'
import {
  BUILD_FILE,
  type Candidate,
  INTEGRITY_FILE,
  MANIFEST_FILE,
  missingFile,
  REBUILD,
  type Refusal,
} from '../../candidate/candidate.rules.ts'
import { mfManifestSchema } from '../../candidate/manifest.schema.ts'

/** Size limit of a document, bytes. Our largest has 10 kB; some rules are quadratic in list lengths. */
const DOCUMENT_LIMIT = 128 * 1024

export type Documents = Pick<Candidate, 'build' | 'integrity' | 'manifest'> & { refusals: Refusal[] }

export function readDocuments(files: ReadonlyMap<string, Buffer>): Documents {
  const refusals: Refusal[] = []
  return {
    build: readDocument(files, BUILD_FILE, remoteBuildSchema, refusals),
    integrity: readDocument(files, INTEGRITY_FILE, integrityMapSchema, refusals),
    manifest: readDocument(files, MANIFEST_FILE, mfManifestSchema, refusals),
    refusals,
  }
}

/** Reads and parses a document of a build; a fault is added to the refusals. */
export function readDocument<Schema extends v.GenericSchema>(
  files: ReadonlyMap<string, Buffer>,
  file: string,
  schema: Schema,
  refusals: Refusal[],
): v.InferOutput<Schema> | undefined {
  const content = files.get(file)
  if (content === undefined) {
    refusals.push(missingFile(file, 'every build has one'))
    return undefined
  }
  if (content.length > DOCUMENT_LIMIT) {
    const what = `${file} has ${Math.ceil(content.length / 1024)} kB; a document of a build has ${DOCUMENT_LIMIT / 1024} kB at most.`
    refusals.push({
      rule: 'schema',
      what,
      fix: 'Split the remote, or find the tool that makes this file too large.',
    })
    return undefined
  }
  let parsed: unknown
  try {
    parsed = JSON.parse(content.toString('utf8'))
  } catch {
    refusals.push({ rule: 'schema', what: `${file} is not JSON.`, fix: REBUILD })
    return undefined
  }
  const result = v.safeParse(schema, parsed)
  if (result.success) return result.output
  const issue = result.issues[0]
  const what = `${file} is wrong at "${v.getDotPath(issue) ?? 'its root'}": ${issue.message}.`
  refusals.push({ rule: 'schema', what, fix: REBUILD })
  return undefined
}
