/** A shell's build: its description, its files, and their hashes. Pure. */
import { type IntegrityMap, type ShellBuild, shellBuildSchema } from '@lantern/contract/federation'
import { isHashedName } from '@lantern/contract/file-owner'
import { SHELL_FILE } from '@lantern/contract/shell-releases'
import { INTEGRITY_FILE, missingFile, REBUILD_SHELL, type Refusal } from '../candidate/candidate.rules.ts'
import { integrityOf } from '../candidate/hash.rules.ts'
import { readDocument } from '../rules/files/documents.rules.ts'

/** Files whose names do not hold a hash of their content; pages request the polyfill at a fixed path, and no other of them. */
const FIXED_NAMES: ReadonlySet<string> = new Set([SHELL_FILE, INTEGRITY_FILE, 'polyfill.js'])
/** Types that edges serve for a shell: no documents, and no SVG, which may hold script. */
const SERVED = /\.(?:js|css|png|webp|ico|woff2)$/

export type ShellDocuments = { build: ShellBuild | undefined; integrity: IntegrityMap; refusals: Refusal[] }

/** @returns the hash of every file, computed here: what the build says of itself is only compared with it */
export function readShell(version: string, files: ReadonlyMap<string, Buffer>): ShellDocuments {
  const refusals: Refusal[] = []
  const build = readDocument(files, SHELL_FILE, shellBuildSchema, refusals)
  const integrity = Object.fromEntries([...files].map(([file, content]) => [file, integrityOf(content)]))
  if (build === undefined) return { build, integrity, refusals }
  if (build.version !== version)
    refusals.push(shellRefusal('identity', `${SHELL_FILE} is of ${build.version}, and ${version} is published.`))
  refusals.push(...lostFiles(build, files), ...wrongHashes(build, integrity), ...strayFiles(build, files))
  return { build, integrity, refusals }
}

function lostFiles(build: ShellBuild, files: ReadonlyMap<string, Buffer>): Refusal[] {
  return [...namedFiles(build)]
    .filter((file) => !files.has(file))
    .map((file) => missingFile(file, `${SHELL_FILE} names it`))
}

/** Hashes of initial files go into the content policy: they must be those of files of this build. */
function wrongHashes({ files, scripts, styles, federation }: ShellBuild, integrity: IntegrityMap): Refusal[] {
  const initial = [...scripts, ...styles, ...federation].map((one) => [one.file, one.integrity] as const)
  return [...Object.entries(files), ...initial].flatMap(([file, expected]) => {
    const actual = integrity[file]
    if (actual === undefined || actual === expected) return []
    return [shellRefusal('integrity', `The hash of ${file} is not the one in ${SHELL_FILE}.`)]
  })
}

function strayFiles(build: ShellBuild, files: ReadonlyMap<string, Buffer>): Refusal[] {
  const named = namedFiles(build)
  return [...files.keys()].flatMap((file) => {
    if (file === SHELL_FILE || file === INTEGRITY_FILE) return []
    if (!named.has(file)) return [shellRefusal('extra-file', `${file} is in the build but not in ${SHELL_FILE}.`)]
    if (!FIXED_NAMES.has(file) && !isHashedName(file))
      return [
        shellRefusal(
          'file-name',
          `${file} has no hash of its content in its name, and browsers keep files for a year.`,
        ),
      ]
    return SERVED.test(file)
      ? []
      : [shellRefusal('file-name', `${file} is of a type that edges do not serve for a shell.`)]
  })
}

function namedFiles({ files, scripts, styles, federation, icons, serviceWorker }: ShellBuild): ReadonlySet<string> {
  const listed = [...scripts, ...styles, ...federation, ...icons].map(({ file }) => file)
  return new Set([...Object.keys(files), ...listed, ...(serviceWorker === undefined ? [] : [serviceWorker])])
}

/** Files whose names promise their content: other bytes under a published name are refused. */
export function promisedFiles(integrity: IntegrityMap): string[] {
  return Object.keys(integrity).filter((file) => !FIXED_NAMES.has(file))
}

function shellRefusal(rule: string, what: string): Refusal {
  return { rule, what, fix: REBUILD_SHELL }
}
