/** Every referenced file must be in the build: preloads, files of the manifest, and every file that the entry says it may load. */
import {
  BUILD_FILE,
  MANIFEST_FILE,
  missingFile,
  REBUILD,
  type Refusal,
  type Rule,
} from '../../candidate/candidate.rules.ts'
import { manifestFiles } from '../../candidate/manifest.schema.ts'
import { chunkOf, statedChunks } from './own-script.rules.ts'

/** An entry of another toolchain states nothing: then the manifest counts, and what the browser loads. */
export const filesAreThere: Rule = ({ files, build, manifest, entry }) => {
  const preloaded = (build?.preload ?? []).map(({ file }) => [file, `${BUILD_FILE} preloads it`] as const)
  const ahead = Object.entries(build?.pageFiles ?? {}).flatMap(([path, own]) =>
    own.map((file) => [file, `${BUILD_FILE} names it for ${path}`] as const),
  )
  const named = manifest === undefined ? [] : manifestFiles(manifest)
  const referenced = [...preloaded, ...ahead, ...named.map((file) => [file, `${MANIFEST_FILE} names it`] as const)]
  return [
    ...referenced.filter(([file]) => !files.has(file)).map(([file, why]) => missingFile(file, why)),
    ...(manifest === undefined ? [] : unnamedChunks(statedChunks(entry) ?? [], named)),
  ]
}

/** The entry knows its chunks without hashes; the manifest has the full names. */
function unnamedChunks(stated: readonly string[], named: readonly string[]): Refusal[] {
  const known = new Set(named.map(chunkOf))
  return stated
    .filter((chunk) => !known.has(chunk))
    .map((chunk) => ({
      rule: 'missing-chunk',
      what: `The entry loads ${chunk}, and ${MANIFEST_FILE} names no file for it.`,
      fix: `Publish the whole dist folder. ${REBUILD}`,
    }))
}
