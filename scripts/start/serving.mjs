import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isUpToDate } from '../../shared/build/release/build-package.mjs'
import { ROOT } from '../../shared/build/release/source-hash.mjs'

const FOLDER = join(ROOT, '.cache/serving')
const BUILDS = 'builds'
const SERVES = 'serves'

/**
 * Fails while another `npm start` of this clone builds what this one would build too.
 *
 * @param {string[]} packages folders that would be built
 * @param {{ folder?: string }} [options] replaced by tests only
 * @throws {Error} naming the other process
 */
export function refuseWhileBuilding(packages, { folder = FOLDER } = {}) {
  const other = startsIn(folder).find(({ phase }) => phase === BUILDS)
  if (other === undefined || packages.every(isUpToDate)) return
  const since = new Date(other.sinceMs).toTimeString().slice(0, 8)
  throw new Error(
    `Another start is building this clone (process ${other.pid}, since ${since}): wait until it is ready, or stop it; nothing was changed.`,
  )
}

/**
 * Fails when a running `npm start` of this clone serves files that a build would replace.
 *
 * @param {string[]} packages folders that would be built
 * @param {{ folder?: string }} [options] replaced by tests only
 * @throws {Error} naming the running site and the changed packages
 */
export function refuseToRebuildServed(packages, { folder = FOLDER } = {}) {
  const running = startsIn(folder).find(({ phase }) => phase === SERVES)
  if (running === undefined) return
  const changed = packages
    .filter((packageDir) => !isUpToDate(packageDir))
    .map((packageDir) => relative(ROOT, packageDir))
  if (changed.length === 0) return
  throw new Error(
    `This clone already serves ${running.edge} (process ${running.pid}), and its sources have changed since (${changed.join(', ')}): building them would change that site. Stop it first, or start in another clone; nothing was started.`,
  )
}

/**
 * Notes that this process builds this clone.
 *
 * @param {string} edge origin of the site that will be served
 * @param {{ folder?: string }} [options] replaced by tests only
 * @returns {{ serves: () => void, forget: () => void }} `serves` notes that it serves the builds now
 */
export function noteStart(edge, { folder = FOLDER } = {}) {
  const file = join(folder, String(process.pid))
  const note = (phase) => writeFileSync(file, JSON.stringify({ edge, phase, sinceMs: Date.now() }))
  mkdirSync(folder, { recursive: true })
  note(BUILDS)
  return { serves: () => note(SERVES), forget: () => rmSync(file, { force: true }) }
}

/** Other starts that run. */
function startsIn(folder) {
  let names = []
  try {
    names = readdirSync(folder)
  } catch {
    return []
  }
  return names.map(Number).flatMap((pid) => {
    if (pid === process.pid) return []
    const file = join(folder, String(pid))
    if (!isAlive(pid)) {
      rmSync(file, { force: true })
      return []
    }
    const note = readNote(file)
    return note === undefined ? [] : [{ pid, ...note }]
  })
}

/** @returns undefined for a note that is being written or removed */
function readNote(file) {
  let text = ''
  try {
    text = readFileSync(file, 'utf8')
    return JSON.parse(text)
  } catch {
    // An earlier version wrote the origin alone, and only when it served.
    return text.startsWith('http') ? { edge: text, phase: SERVES, sinceMs: 0 } : undefined
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
