import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withBuildLock } from './build-lock.mjs'
import { buildPage } from './build-page.mjs'
import { buildRemote } from './build-remote.mjs'
import { buildShell } from './build-shell.mjs'
import { packageKind } from './package-kind.mjs'
import { sourceHash, sourceVersion } from './source-hash.mjs'

const BUILDERS = { remote: buildRemote, shell: bySources(buildShell), page: bySources(buildPage) }

/**
 * Builds one package for production, or does nothing when `dist/` already is of these sources.
 *
 * @param {object} options
 * @param {string} options.packageDir
 * @param {boolean} [options.force] builds even when the stamp matches
 * @param {(share: number) => void} [options.onProgress]
 * @returns {Promise<{ version: string, built: boolean }>} a remote's version is made of what was built, a shell's of its sources
 */
export async function buildPackage({ packageDir, force = false, onProgress }) {
  return withBuildLock(packageDir, async () => {
    const hash = sourceHash(packageDir)
    const stamp = join(packageDir, 'dist/.stamp')
    const [built, known] = existsSync(stamp) ? readFileSync(stamp, 'utf8').trim().split(' ') : []
    if (!force && built === hash && known !== undefined) return { version: known, built: false }
    rmSync(stamp, { force: true })
    const version = await BUILDERS[packageKind(packageDir)]({ packageDir, hash, onProgress })
    writeFileSync(stamp, `${hash} ${version}\n`)
    return { version, built: true }
  })
}

/** A build that says its version in its own files must have it before it is built. */
function bySources(build) {
  return async (options) => {
    const version = sourceVersion(options.packageDir, options.hash)
    await build({ ...options, version })
    return version
  }
}
