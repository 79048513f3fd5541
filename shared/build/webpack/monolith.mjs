import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack from 'webpack'
import { shellConfig } from './shell.mjs'

/** The shell's one module that knows federation; everything else is the same source. */
const FEDERATION_MODULE = /^\.\/federation\.ts$/

/**
 * The very same site as one plain webpack application: the module that starts federation is replaced by one that imports every remote's doors
 * lazily. For the bench only.
 *
 * @param {object} options
 * @param {string} options.shellDir
 * @param {Record<string, string>} options.remoteDirs folder by remote name
 * @param {string} options.outputDir
 * @returns {import('webpack').Configuration}
 */
export function monolithConfig({ shellDir, remoteDirs, outputDir }) {
  const replacement = join(outputDir, '../doors-of-one-bundle.ts')
  mkdirSync(outputDir, { recursive: true })
  writeFileSync(replacement, moduleOfDoors(remoteDirs))
  const config = shellConfig({ packageDir: shellDir })
  return {
    ...config,
    cache: false,
    output: { ...config.output, path: outputDir },
    plugins: [...config.plugins, new webpack.NormalModuleReplacementPlugin(FEDERATION_MODULE, replacement)],
  }
}

/** Says the same as `federation.ts`: one function that brings a door. */
function moduleOfDoors(remoteDirs) {
  const doors = Object.entries(remoteDirs).flatMap(([name, folder]) =>
    ['routes', 'slots']
      .map((door) => ({ key: `${name}/${door}`, file: join(folder, `src/doors/${door}.tsx`) }))
      .filter(({ file }) => existsSync(file))
      .map(({ key, file }) => `  ${JSON.stringify(key)}: () => import(${JSON.stringify(file)}),`),
  )
  return `const doors: Record<string, () => Promise<unknown>> = {
${doors.join('\n')}
}

export function startFederation() {
  return { load: (build: { name: string }, door: string) => doors[\`\${build.name}/\${door}\`]?.() ?? Promise.reject(new Error('no such door')) }
}
`
}
