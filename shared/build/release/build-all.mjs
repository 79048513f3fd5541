import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { buildPackage } from './build-package.mjs'
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

/**
 * Builds several packages in one process, one after the other (webpack uses one core, swc and the minifier the rest).
 *
 * @param {string[]} [packageDirs]
 * @param {{ force?: boolean }} [options]
 * @returns {Promise<{ packageDir: string, version: string, built: boolean }[]>}
 */
export async function buildAll(packageDirs = builtPackages(), { force = false } = {}) {
  const progress = createProgress(packageDirs.map((packageDir) => relative(ROOT, packageDir)))
  const results = []
  for (const packageDir of packageDirs) {
    const name = relative(ROOT, packageDir)
    const result = await buildPackage({ packageDir, force, onProgress: (share) => progress.update(name, share) })
    progress.finish(name, result)
    results.push({ packageDir, ...result })
  }
  progress.end(results)
  return results
}
