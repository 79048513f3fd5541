import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withBuildLock } from './build-lock.mjs'
import { buildPage } from './build-page.mjs'
import { buildRemote } from './build-remote.mjs'
import { buildShell } from './build-shell.mjs'
import { readJson } from './files.mjs'
import { packageKind } from './package-kind.mjs'
import { sourceHash } from './source-hash.mjs'

const BUILDERS = { remote: buildRemote, shell: buildShell, page: buildPage }

/**
 * Builds one package for production, or does nothing when `dist/` already is of these sources.
 *
 * @param {object} options
 * @param {string} options.packageDir
 * @param {boolean} [options.force] builds even when the stamp matches
 * @param {(share: number) => void} [options.onProgress]
 * @returns {Promise<{ version: string, built: boolean }>} version = package version + hash of the sources
 */
export async function buildPackage({ packageDir, force = false, onProgress }) {
  return withBuildLock(packageDir, async () => {
    const hash = sourceHash(packageDir)
    const version = `${readJson(join(packageDir, 'package.json')).version}-${hash.slice(0, 10)}`
    const stamp = join(packageDir, 'dist/.stamp')
    if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === hash) return { version, built: false }
    rmSync(stamp, { force: true })
    await BUILDERS[packageKind(packageDir)]({ packageDir, version, onProgress })
    writeFileSync(stamp, `${hash}\n`)
    return { version, built: true }
  })
}
