import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isUpToDate } from '../../shared/build/release/build-package.mjs'
import { ROOT } from '../../shared/build/release/source-hash.mjs'

const FOLDER = join(ROOT, '.cache/serving')

/**
 * Fails when a running `npm start` of this clone serves files that a build would replace.
 *
 * @param {string[]} packages folders that would be built
 * @param {{ folder?: string }} [options] replaced by tests only
 * @throws {Error} naming the running site and the changed packages
 */
export function refuseToRebuildServed(packages, { folder = FOLDER } = {}) {
  const running = sitesIn(folder)[0]
  if (running === undefined) return
  const changed = packages
    .filter((packageDir) => !isUpToDate(packageDir))
    .map((packageDir) => relative(ROOT, packageDir))
  if (changed.length === 0) return
  throw new Error(
    `This clone already serves ${running.edge} (process ${running.pid}), and its sources have changed since (${changed.join(', ')}): building them would change that site. Stop it first, or start in another clone; nothing was started.`,
  )
}

/** Notes that this process serves the builds of this clone. @returns {() => void} removes the note */
export function noteServing(edge, { folder = FOLDER } = {}) {
  const file = join(folder, String(process.pid))
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, edge)
  return () => rmSync(file, { force: true })
}

function sitesIn(folder) {
  let names = []
  try {
    names = readdirSync(folder)
  } catch {
    return []
  }
  return names.map(Number).flatMap((pid) => {
    if (isAlive(pid)) return [{ pid, edge: readFileSync(join(folder, String(pid)), 'utf8') }]
    rmSync(join(folder, String(pid)), { force: true })
    return []
  })
}

function isAlive(pid) {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
