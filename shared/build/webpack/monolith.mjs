import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack from 'webpack'
import { shellConfig } from './shell.mjs'

/** Import path of the shell's only federation module, as used by the folder that loads remotes. */
const FEDERATION_REQUEST = /^\.\.\/federation\/federation\.ts$/
const IMPORTING_FOLDER = 'src/host/remotes'

/**
 * The same site as one plain webpack application: the module that starts federation is replaced by one that lazily imports the exposed modules of
 * every remote. For the bench only.
 *
 * @param {object} options
 * @param {string} options.shellDir
 * @param {Record<string, string>} options.remoteDirs folder by remote name
 * @param {string} options.outputDir
 * @returns {import('webpack').Configuration}
 */
export function monolithConfig({ shellDir, remoteDirs, outputDir }) {
  const replacement = join(outputDir, '../federation-of-one-bundle.ts')
  const folder = join(shellDir, IMPORTING_FOLDER)
  mkdirSync(outputDir, { recursive: true })
  writeFileSync(replacement, federationModule(shellDir, remoteDirs))
  const config = shellConfig({ packageDir: shellDir })
  return {
    ...config,
    cache: false,
    output: { ...config.output, path: outputDir },
    plugins: [
      ...config.plugins,
      new webpack.NormalModuleReplacementPlugin(FEDERATION_REQUEST, (resource) => {
        if (resource.context === folder) resource.request = replacement
      }),
    ],
  }
}

/** Exports the same names as `federation.ts`; `bundled-federation.ts` has the same type. */
function federationModule(shellDir, remoteDirs) {
  const imports = Object.entries(remoteDirs).flatMap(([name, folder]) =>
    ['routes', 'slots']
      .map((exposedModule) => ({
        key: `${name}/${exposedModule}`,
        file: join(folder, `src/exposed/${exposedModule}.tsx`),
      }))
      .filter(({ file }) => existsSync(file))
      .map(({ key, file }) => `    ${JSON.stringify(key)}: () => import(${JSON.stringify(file)}),`),
  )
  return `import { bundledFederation } from ${JSON.stringify(join(shellDir, 'bench/bundled-federation.ts'))}

export function startFederation() {
  return bundledFederation({
${imports.join('\n')}
  })
}
`
}
