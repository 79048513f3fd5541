import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { polyfillConfig } from '../webpack/polyfill.mjs'
import { prerenderConfig, shellConfig } from '../webpack/shell.mjs'
import { buildWorker } from './build-worker.mjs'
import { CONTRACT_VERSION, checked, OLDEST_CONTRACT_VERSION, SLOT_NAMES, shellBuildSchema } from './contract.mjs'
import { copyIcons } from './copy-icons.mjs'
import { criticalCss } from './critical-css.mjs'
import { revisedNames } from './export-revisions.mjs'
import { writeJson } from './files.mjs'
import { writeIntegrity } from './integrity-file.mjs'
import { renderFrames } from './render-frames.mjs'
import { runWebpack } from './run-webpack.mjs'
import { writeFace } from './write-face.mjs'

/** Name of the federation runtime's chunk, set in the shell's only dynamic import of it. */
const FEDERATION_CHUNK = 'federation'

/**
 * Builds the shell into `dist/`: hashed assets, `integrity.json`, and `shell.json`, from which the edge composes its HTML.
 *
 * @param {object} options
 * @param {string} options.packageDir
 * @param {string} options.version
 * @param {import('webpack').Configuration} [options.config] another configuration for the same sources: the bench's single bundle
 * @param {boolean} [options.isDevelopment] the build of `buildDevelopmentShell`
 * @param {(share: number) => void} [options.onProgress]
 */
export async function buildShell({
  packageDir,
  version,
  config = shellConfig({ packageDir }),
  isDevelopment = false,
  onProgress = () => {},
}) {
  const stats = await runWebpack(config, (share) => onProgress(share * 0.6))
  await runWebpack(polyfillConfig({ packageDir, outputDir: config.output.path }), (share) =>
    onProgress(0.6 + share * 0.1),
  )
  const dist = config.output.path
  const files = writeIntegrity(dist, [await writeFace({ packageDir, outputDir: dist })])
  const { frames, exports } = await renderFrames({
    config: prerenderConfig({ packageDir, outputDir: mkdtempSync(join(tmpdir(), 'lantern-prerender-')) }),
    onProgress: (share) => onProgress(0.7 + share * 0.3),
  })

  const withHash = (names) => names.map((file) => ({ file, integrity: files[file] }))
  const initial = namesOf(stats.entrypoints.main)
  const styles = initial.filter((name) => name.endsWith('.css'))
  const federation = namesOf(stats.namedChunkGroups?.[FEDERATION_CHUNK]).filter((name) => name.endsWith('.js'))
  const description = {
    version,
    provides: { ...(await provision(packageDir)), exports: revisedNames(packageDir, exports) },
    scripts: withHash(initial.filter((name) => name.endsWith('.js'))),
    styles: withHash(styles),
    federation: withHash(federation.filter((name) => !initial.includes(name))),
    files,
    frames,
    // A device alternates between the two shells: the worker of one would keep the files of the other.
    serviceWorker: isDevelopment
      ? undefined
      : await buildWorker({ packageDir, outputDir: dist, version, stats, files }),
    icons: copyIcons({ packageDir, outputDir: dist }),
    criticalCss: criticalCss(styles.map((name) => readFileSync(join(dist, name), 'utf8')).join('\n'), frames),
  }
  writeJson(join(dist, 'shell.json'), checked(shellBuildSchema, description, join(dist, 'shell.json')))
}

/** Shared packages that this shell provides to remotes: the table that its federation chunk registers. */
async function provision(packageDir) {
  const table = pathToFileURL(join(packageDir, 'src/host/federation/shared-versions.ts')).href
  const { SHARED_VERSIONS } = await import(table)
  return {
    contractVersion: CONTRACT_VERSION,
    oldestContract: OLDEST_CONTRACT_VERSION,
    shared: SHARED_VERSIONS,
    slots: SLOT_NAMES,
  }
}

function namesOf(group) {
  return (group?.assets ?? []).map((asset) => asset.name)
}
