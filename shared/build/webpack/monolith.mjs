import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack from 'webpack'
import { readJson } from '../release/files.mjs'
import { shellConfig } from './shell.mjs'

/** Modules of the shell that the single bundle replaces: the import as written, and the folder that writes it. */
const FEDERATION = { request: /^\.\.\/federation\/federation\.ts$/, folder: 'src/host/remotes' }
const BOOT_DATA = { request: /^\.\/host\/boot\/boot-data\.ts$/, folder: 'src' }

/**
 * The same site as one webpack application: the module that starts federation is replaced by one that lazily imports the exposed modules of every remote.
 * For the bench only.
 *
 * @param {object} options
 * @param {string} options.shellDir
 * @param {Record<string, string>} options.remoteDirs folder by remote name
 * @param {string} options.outputDir
 * @returns {import('webpack').Configuration}
 */
export function monolithConfig({ shellDir, remoteDirs, outputDir }) {
  mkdirSync(outputDir, { recursive: true })
  const config = shellConfig({ packageDir: shellDir })
  const replaced = (name, text, { request, folder }) => {
    const file = join(outputDir, `../${name}-of-one-bundle.ts`)
    writeFileSync(file, text)
    return new webpack.NormalModuleReplacementPlugin(request, (resource) => {
      if (resource.context === join(shellDir, folder)) resource.request = file
    })
  }
  return {
    ...config,
    cache: false,
    output: { ...config.output, path: outputDir },
    plugins: [
      ...config.plugins,
      replaced('federation', federationModule(shellDir, remoteDirs), FEDERATION),
      replaced('boot-data', bootDataModule(shellDir), BOOT_DATA),
      nameChunks(pagesAhead(remoteDirs)),
    ],
  }
}

/** Modules of the pages that remotes fetch ahead → chunk name, by which `bundled-boot.ts` finds them. */
function pagesAhead(remoteDirs) {
  return new Map(
    Object.entries(remoteDirs).flatMap(([name, folder]) => {
      const { pageModules = {} } = readJson(join(folder, 'remote.json'))
      return Object.values(pageModules).map((module) => [join(folder, 'src', module), `remote-${name}-page`])
    }),
  )
}

/** Names the chunks of dynamically imported modules. */
function nameChunks(names) {
  const plugin = 'LanternNameChunks'
  return {
    apply(compiler) {
      compiler.hooks.compilation.tap(plugin, ({ hooks, moduleGraph }) => {
        hooks.finishModules.tap(plugin, (modules) => {
          for (const block of [...modules].flatMap(({ blocks }) => blocks)) {
            const name = names.get(moduleGraph.getModule(block.dependencies[0])?.nameForCondition())
            if (name) block.chunkName = name
          }
        })
      })
    },
  }
}

/** Exports the same names as `federation.ts`; `bundled-federation.ts` has the same type. */
function federationModule(shellDir, remoteDirs) {
  const imports = Object.entries(remoteDirs).flatMap(([name, folder]) =>
    ['routes', 'slots']
      .map((exposedModule) => ({
        key: `${name}/${exposedModule}`,
        chunk: `remote-${name}-${exposedModule}`,
        file: join(folder, `src/exposed/${exposedModule}.tsx`),
      }))
      .filter(({ file }) => existsSync(file))
      .map(
        ({ key, chunk, file }) =>
          `    ${JSON.stringify(key)}: () => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${JSON.stringify(file)}),`,
      ),
  )
  return `import { bundledFederation } from ${JSON.stringify(join(shellDir, 'bench/bundled-federation.ts'))}

export function startFederation() {
  return bundledFederation({
${imports.join('\n')}
  })
}
`
}

/** Exports the same names as `boot-data.ts`. */
function bootDataModule(shellDir) {
  return `import { bundledBoot } from ${JSON.stringify(join(shellDir, 'bench/bundled-boot.ts'))}
import { readBootData as read } from ${JSON.stringify(join(shellDir, 'src/host/boot/boot-data.ts'))}

export const readBootData = () => bundledBoot(read())
`
}
