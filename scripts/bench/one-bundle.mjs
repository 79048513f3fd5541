import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { builtPackages } from '../../shared/build/release/build-all.mjs'
import { buildShell } from '../../shared/build/release/build-shell.mjs'
import { readJson, writeJson } from '../../shared/build/release/files.mjs'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { monolithConfig } from '../../shared/build/webpack/monolith.mjs'

/** This version identifies the plain form: shell/bench/bundled-boot.ts. */
const PLAIN = '0.0.0-plain'

/**
 * Builds shell and remotes as one webpack application, and describes it twice: with every technique of the deployed site, and as a plain application, whose
 * page has no painted frame, no inlined rules, no service worker and no use for the inlined data.
 *
 * @returns {Promise<{ limit: string, plain: string }>} output folders, laid out like a shell build
 */
export async function buildOneBundle() {
  const shellDir = join(ROOT, 'shell')
  const limit = join(ROOT, '.cache/bench/one-bundle')
  const plain = join(ROOT, '.cache/bench/plain-bundle')
  const remotes = builtPackages().filter((folder) => /remote-[^/\\]+$/.test(folder))
  const remoteDirs = Object.fromEntries(remotes.map((folder) => [readJson(join(folder, 'remote.json')).name, folder]))
  process.stdout.write('  one bundle …\n')
  await buildShell({
    packageDir: shellDir,
    version: '0.0.0-limit',
    config: monolithConfig({ shellDir, remoteDirs, outputDir: limit }),
  })
  rmSync(plain, { recursive: true, force: true })
  cpSync(limit, plain, { recursive: true })
  const { serviceWorker: _worker, ...description } = readJson(join(plain, 'shell.json'))
  writeJson(join(plain, 'shell.json'), { ...description, version: PLAIN, frames: {}, criticalCss: '' })
  return { limit, plain }
}
