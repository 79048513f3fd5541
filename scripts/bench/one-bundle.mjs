import { join } from 'node:path'
import { builtPackages } from '../../shared/build/release/build-all.mjs'
import { buildShell } from '../../shared/build/release/build-shell.mjs'
import { readJson } from '../../shared/build/release/files.mjs'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { monolithConfig } from '../../shared/build/webpack/monolith.mjs'

/**
 * Builds shell and remotes as one webpack application.
 *
 * @returns {Promise<string>} the output folder, laid out like a shell build
 */
export async function buildOneBundle() {
  const shellDir = join(ROOT, 'shell')
  const outputDir = join(ROOT, '.cache/bench/one-bundle')
  const remotes = builtPackages().filter((folder) => /remote-[^/\\]+$/.test(folder))
  const remoteDirs = Object.fromEntries(remotes.map((folder) => [readJson(join(folder, 'remote.json')).name, folder]))
  process.stdout.write('  one plain bundle …\n')
  await buildShell({
    packageDir: shellDir,
    version: '0.0.0-one-bundle',
    config: monolithConfig({ shellDir, remoteDirs, outputDir }),
  })
  return outputDir
}
