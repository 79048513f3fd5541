import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { settingsOf } from './settings-table.mjs'

/** The page that operators read, and what it is compared with: the facts of the last release. */
export const NOTES_FILE = 'docs/upgrade-notes.md'
export const RELEASED_FILE = 'docs/upgrade-notes.released.json'

const SERVERS = ['edge', 'ops']
const DEPLOY_FOLDERS = ['edge/deploy', 'ops/deploy']

/** @typedef {{ settings: Record<string, string>, files: Record<string, string> }} Facts defaults by `server NAME`, hashes of the files to deploy from */

/** @returns {Promise<Facts>} what an operator of this release has to know */
export async function operatorFacts() {
  const settings = {}
  for (const server of SERVERS)
    for (const { name, form, fallback } of await settingsOf(server))
      settings[`${server} ${name}`] = `${form}; ${fallback}`
  const files = {}
  for (const folder of DEPLOY_FOLDERS)
    for (const { name, parentPath } of readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true }).filter(
      (entry) => entry.isFile(),
    )) {
      const path = join(parentPath, name)
      files[path.slice(ROOT.length + 1)] = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 12)
    }
  return { settings: sorted(settings), files: sorted(files) }
}

/**
 * What changed for an operator.
 *
 * @param {Facts} before
 * @param {Facts} now
 * @returns {{ name: string, change: 'new' | 'gone' | 'changed' }[]} settings by name and files by path, each once
 */
export function operatorChanges(before, now) {
  const of = (kind, nameOf) =>
    [...new Set([...Object.keys(before[kind]), ...Object.keys(now[kind])])].flatMap((key) => {
      const [old, own] = [before[kind][key], now[kind][key]]
      if (old === own) return []
      return [{ name: nameOf(key), change: old === undefined ? 'new' : own === undefined ? 'gone' : 'changed' }]
    })
  const all = [...of('settings', (key) => key.split(' ')[1]), ...of('files', (path) => path)]
  return [...new Map(all.map((one) => [`${one.change} ${one.name}`, one])).values()]
}

/**
 * @param {string} text the page
 * @param {{ name: string, change: string }[]} changes
 * @returns {string[]} one message for each change that the first section of the page does not name
 */
export function faultsOfUpgradeNotes(text, changes) {
  const newest = text.split(/^## /m)[1] ?? ''
  return changes
    .filter(({ name }) => !newest.includes(`\`${name}\``))
    .map(
      ({ name, change }) =>
        `${NOTES_FILE}: \`${name}\` is ${change} since the last release. Say in the first section what an operator has to do.`,
    )
}

/** @returns {Facts & { release: string }} */
export function releasedFacts() {
  const file = join(ROOT, RELEASED_FILE)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { release: '', settings: {}, files: {} }
}

function sorted(record) {
  return Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)))
}
