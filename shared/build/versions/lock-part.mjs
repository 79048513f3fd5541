import { readFileSync } from 'node:fs'
import { dirname, relative, sep } from 'node:path'
import { parse } from 'yaml'

const parsed = new Map()

/**
 * The packages of a pnpm lock file that some folders of the workspace install, with everything these depend on.
 *
 * @param {string} lockFile path of pnpm-lock.yaml
 * @param {{ folder: string, withDev: boolean }[]} importers absolute folders; devDependencies count where they affect a build
 * @returns {Record<string, string> | null} integrity by `name@version`, with the peers that pnpm resolved; sorted. Null when the file does not know one of the
 *   folders: a copy or a new package
 */
export function lockPart(lockFile, importers) {
  const lock = readLock(lockFile)
  const found = new Map()
  const visit = (name, version) => {
    if (/^(?:link|file|workspace):/.test(version)) return
    // An alias names the package that it stands for.
    const key = lock.snapshots[version] ? version : `${name}@${version}`
    if (found.has(key)) return
    found.set(key, lock.packages[key.replace(/\(.*$/, '')]?.resolution?.integrity ?? '')
    const { dependencies = {}, optionalDependencies = {} } = lock.snapshots[key] ?? {}
    for (const each of Object.entries({ ...dependencies, ...optionalDependencies })) visit(...each)
  }
  for (const { folder, withDev } of importers) {
    const path = relative(dirname(lockFile), folder).split(sep).join('/')
    const importer = lock?.importers?.[path]
    if (!importer) return null
    const { dependencies = {}, optionalDependencies = {}, devDependencies = {} } = importer
    const installed = { ...dependencies, ...optionalDependencies, ...(withDev ? devDependencies : {}) }
    for (const [name, { version }] of Object.entries(installed)) visit(name, version)
  }
  return Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** A build of all packages reads the same file several times. */
function readLock(path) {
  const text = readFileSync(path, 'utf8')
  const known = parsed.get(path)
  if (known?.text === text) return known.lock
  const lock = parse(text)
  parsed.set(path, { text, lock })
  return lock
}
