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
    const known = builtVersion(packageDir, hash)
    if (!force && known !== undefined) return { version: known, built: false }
    const stamp = stampOf(packageDir)
    rmSync(stamp, { force: true })
    const version = await build({ packageDir, hash, onProgress })
    writeFileSync(stamp, `${hash} ${version}\n`)
    return { version, built: true }
  })
}

/** Whether `dist/` was built from the present sources. */
export function isUpToDate(packageDir) {
  return existsSync(stampOf(packageDir)) && builtVersion(packageDir, sourceHash(packageDir)) !== undefined
}

const stampOf = (packageDir) => join(packageDir, 'dist/.stamp')

function builtVersion(packageDir, hash) {
  const stamp = stampOf(packageDir)
  const [built, version] = existsSync(stamp) ? readFileSync(stamp, 'utf8').trim().split(' ') : []
  return built === hash ? version : undefined
}

/** A build that contains its version needs it before it starts. */
function bySources(build) {
  return async (options) => {
    const version = sourceVersion(options.packageDir, options.hash)
    await build({ ...options, version })
    return version
  }
}
