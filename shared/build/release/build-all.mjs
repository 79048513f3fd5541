import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { explainVersion } from '../versions/explain-version.mjs'
import { buildPackage, buildRecord } from './build-package.mjs'
import { createProgress } from './progress.mjs'
import { ROOT } from './source-hash.mjs'

/**
 * Folders of all packages built for the browser, in build order.
 *
 * @returns {string[]} absolute
 */
export function builtPackages() {
  const remotes = readdirSync(ROOT).filter((name) => name.startsWith('remote-'))
  return ['shell', ...remotes.sort(), 'sandbox/venue-site'].map((name) => join(ROOT, name))
}

function explainBuild(packageDir) {
  const { before, ...now } = buildRecord(packageDir) ?? {}
  if (!before) return ['no build before this one is known here']
  return explainVersion(before, now)
}

/**
 * Builds several packages in one process, one after the other (webpack uses one core, swc and the minifier the rest).
 *
 * @param {string[]} [packageDirs]
 * @param {{ force?: boolean, explain?: boolean }} [options] `explain` prints why each version differs from that of the build before it
 * @returns {Promise<{ packageDir: string, version: string, built: boolean }[]>}
 */
export async function buildAll(packageDirs = builtPackages(), { force = false, explain = false } = {}) {
  const progress = createProgress(packageDirs.map((packageDir) => relative(ROOT, packageDir)))
  const results = []
  for (const packageDir of packageDirs) {
    const name = relative(ROOT, packageDir)
    const result = await buildPackage({ packageDir, force, onProgress: (share) => progress.update(name, share) })
    progress.finish(name, result)
    if (explain) progress.explain(explainBuild(packageDir))
    results.push({ packageDir, ...result })
  }
  progress.end(results)
  return results
}
