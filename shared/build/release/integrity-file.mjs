import { join } from 'node:path'
import { integrityOfFile, publicFiles, writeJson } from './files.mjs'

/**
 * Writes `integrity.json`: the hash of every script and style of a build, and of further named files.
 *
 * @param {string} dist
 * @param {string[]} [further]
 * @returns {Record<string, string>} the written map
 */
export function writeIntegrity(dist, further = []) {
  const names = publicFiles(dist).filter((name) => /\.(?:js|css)$/.test(name) || further.includes(name))
  const map = Object.fromEntries(names.map((name) => [name, integrityOfFile(join(dist, name))]))
  writeJson(join(dist, 'integrity.json'), map)
  return map
}
