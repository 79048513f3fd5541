import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { readJson } from '../release/files.mjs'

/** Folder of a package with its texts in further languages, one JSON file each. */
export const FOLDER = 'languages'

/** Folder of the package that a file belongs to. */
export function packageOf(file) {
  let folder = dirname(file)
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return folder
}

/** Tags of the languages that a package has texts in, beside the two of its sources. */
export function languagesOf(packageDir) {
  const folder = join(packageDir, FOLDER)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'))
    .sort()
}

/**
 * Name of a table of texts, in sources and in the data of a language: `remote-mine/hub/hub#hubMessages`.
 *
 * @param {string} file absolute path
 * @param {string} table name of its constant
 */
export function tableId(file, table) {
  const packageDir = packageOf(file)
  const path = relative(join(packageDir, 'src'), file)
    .split(sep)
    .join('/')
    .replace(/(?:\.messages)?\.tsx?$/, '')
  return `${nameOf(packageDir)}/${path}#${table}`
}

export function nameOf(packageDir) {
  return readJson(join(packageDir, 'package.json')).name.replace(/^@[^/]+\//, '')
}
