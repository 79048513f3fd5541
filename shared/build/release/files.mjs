import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/**
 * Reads a JSON file.
 *
 * @param {string} path
 * @param {unknown} [otherwise] returned when the file does not exist; without it a missing file throws
 */
export function readJson(path, otherwise) {
  if (otherwise !== undefined && !existsSync(path)) return otherwise
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** Writes JSON with sorted top-level keys, so that equal content gives equal bytes. */
export function writeJson(path, value) {
  const sorted = Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(path, `${JSON.stringify(sorted, null, 2)}\n`)
}

/**
 * Every file under a folder, sorted, with `/` in the names on every system.
 *
 * @param {string} folder
 * @param {(name: string) => boolean} [keep] filter for file and folder names; excluded folders are not entered
 * @returns {string[]} names relative to `folder`
 */
export function listFiles(folder, keep = () => true) {
  if (!existsSync(folder)) return []
  const found = []
  const enter = (directory) => {
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      if (!keep(entry.name)) continue
      const path = join(directory, entry.name)
      if (entry.isDirectory()) enter(path)
      else if (entry.isFile()) found.push(relative(folder, path).split(sep).join('/'))
    }
  }
  enter(folder)
  return found.sort()
}

/**
 * The files of a build, without its hidden folders: the source maps are for the release service only.
 *
 * @param {string} dist
 * @returns {string[]}
 */
export function publicFiles(dist) {
  return listFiles(dist, (name) => !name.startsWith('.'))
}

/** The subresource-integrity string of a file. */
export function integrityOfFile(path) {
  return `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`
}
