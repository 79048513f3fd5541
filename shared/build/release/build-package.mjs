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
 * Builds one package for production, unless `dist/` is up to date.
 *
 * @param {object} options
 * @param {string} options.packageDir
 * @param {boolean} [options.force] builds even when the stamp matches
 * @param {(share: number) => void} [options.onProgress]
 * @returns {Promise<{ version: string, built: boolean }>} a remote's version is derived from its output, a shell's from its sources
 */
export async function buildPackage({ packageDir, force = false, onProgress }) {
  const build = BUILDERS[packageKind(packageDir)]
  return withBuildLock(packageDir, async () => {
    const hash = sourceHash(packageDir)
    const stamp = join(packageDir, 'dist/.stamp')
    const [built, known] = existsSync(stamp) ? readFileSync(stamp, 'utf8').trim().split(' ') : []
    if (!force && built === hash && known !== undefined) return { version: known, built: false }
    rmSync(stamp, { force: true })
    const version = await build({ packageDir, hash, onProgress })
    writeFileSync(stamp, `${hash} ${version}\n`)
    return { version, built: true }
  })
}

/** A build that contains its version needs it before it starts. */
function bySources(build) {
  return async (options) => {
    const version = sourceVersion(options.packageDir, options.hash)
    await build({ ...options, version })
    return version
  }
}
