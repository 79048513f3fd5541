import { relative, sep } from 'node:path'
import { ROOT } from '../../release/source-hash.mjs'

const NAME = 'LanternFileSourcesPlugin'

/** Records which sources are in each file of a build: paths in the workspace, or `package:<name>` of an installed one. */
export class FileSourcesPlugin {
  #sources = new Map()

  /** @returns {Record<string, string[]>} by file name */
  get sources() {
    return Object.fromEntries([...this.#sources].map(([file, set]) => [file, [...set].sort()]))
  }

  apply(compiler) {
    // Names are final when the build is written.
    compiler.hooks.afterEmit.tap(NAME, ({ chunks, chunkGraph }) => {
      for (const chunk of chunks) {
        const modules = [...chunkGraph.getChunkModulesIterable(chunk)].flatMap((one) => one.modules ?? [one])
        for (const file of chunk.files) this.#add(file, modules)
      }
    })
  }

  #add(file, modules) {
    const isStyle = file.endsWith('.css')
    const names = modules
      .filter((module) => !isStyle || module.type.startsWith('css'))
      .map((module) => module.nameForCondition())
      .filter((path) => path !== null)
      .map(sourceName)
    this.#sources.set(file, new Set([...(this.#sources.get(file) ?? []), ...names]))
  }
}

function sourceName(path) {
  const name = relative(ROOT, path).split(sep).join('/')
  const [, installed] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name) ?? []
  return installed && !installed.startsWith('@lantern/') ? `package:${installed}` : name
}
