import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './source-hash.mjs'

const CHECK_MS = 200

/**
 * Runs work that writes a package's `dist/` under an exclusive lock: two concurrent builds would delete each other's files.
 *
 * @template Result
 * @param {string} packageDir
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withBuildLock(packageDir, work) {
  const name = relative(ROOT, packageDir).replace(/[^a-z0-9]+/gi, '-')
  const lock = join(ROOT, '.cache/locks', name)
  mkdirSync(join(ROOT, '.cache/locks'), { recursive: true })
  while (!take(lock)) await new Promise((resolve) => setTimeout(resolve, CHECK_MS))
  const release = () => rmSync(lock, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.removeListener('exit', release)
    release()
  }
}

/** A lock of a dead process is stale. */
function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isAlive(holderOf(lock))) rmSync(lock, { force: true })
    return false
  }
}

function holderOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'))
  } catch {
    return Number.NaN
  }
}

function isAlive(pid) {
  // Not yet written, or just released: try again.
  if (!Number.isInteger(pid) || pid === 0) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
