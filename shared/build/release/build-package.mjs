import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withBuildLock } from './build-lock.mjs'
import { buildPage } from './build-page.mjs'
import { buildRemote } from './build-remote.mjs'
import { buildShell } from './build-shell.mjs'
import { readJson, writeJson } from './files.mjs'
import { packageKind } from './package-kind.mjs'
import { buildInputs, hashOfInputs, sourceHash, sourceVersion } from './source-hash.mjs'

const BUILDERS = { remote: buildRemote, shell: bySources(buildShell), page: bySources(buildPage) }
/** What the build was made from, and under `before` the same of the build that it replaced. Hidden, so no server gets it. */
const RECORD = 'dist/.inputs.json'

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
    const inputs = buildInputs(packageDir)
    const hash = hashOfInputs(inputs)
    const { before: older, ...before } = buildRecord(packageDir) ?? {}
    const known = builtVersion(packageDir, hash)
    if (!force && known !== undefined) return { version: known, built: false }
    const stamp = stampOf(packageDir)
    rmSync(stamp, { force: true })
    const { version, output } = await build({ packageDir, hash, onProgress })
    // A forced build of the same is not a change.
    const replaced = before.version === version ? older : before.version && before
    writeJson(join(packageDir, RECORD), { version, ...inputs, output, before: replaced })
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

/**
 * @param {string} packageDir
 * @returns {(import('../versions/explain-version.mjs').BuildRecord & { before?: import('../versions/explain-version.mjs').BuildRecord }) | null} of its `dist/`
 */
export function buildRecord(packageDir) {
  return readJson(join(packageDir, RECORD), null)
}

/** A build that contains its version needs it before it starts. */
function bySources(build) {
  return async (options) => {
    const version = sourceVersion(options.packageDir, options.hash)
    await build({ ...options, version })
    return { version }
  }
}
