const NAME = 'LanternImportedNamesPlugin'

/** Records the names that a build takes from each package of the page; a namespace that is used as a whole is recorded as `*`. */
export class ImportedNamesPlugin {
  #names = new Map()

  /** @returns {Record<string, string[]>} by package, sorted */
  get names() {
    const sorted = [...this.#names].map(([name, set]) => [name, [...set].sort()])
    return Object.fromEntries(sorted.sort(([one], [other]) => (one < other ? -1 : 1)))
  }

  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // Chunks exist, so unreachable modules are out; modules are not joined yet, so each import is still its own.
      compilation.hooks.afterOptimizeModules.tap(NAME, (modules) => {
        for (const module of modules) {
          if (module.type !== 'consume-shared-module') continue
          const { shareKey } = module.options
          const names = this.#names.get(shareKey) ?? new Set()
          for (const name of referencedNames(compilation, module)) names.add(name)
          this.#names.set(shareKey, names)
        }
      })
    })
  }
}

function referencedNames({ moduleGraph, chunkGraph }, module) {
  return [...moduleGraph.getIncomingConnections(module)]
    .filter(({ originModule }) => originModule !== null && chunkGraph.getNumberOfModuleChunks(originModule) > 0)
    .filter((connection) => connection.isTargetActive(undefined))
    .flatMap(({ dependency }) => dependency.getReferencedExports(moduleGraph, undefined))
    .map((reference) => (Array.isArray(reference) ? reference : reference.name)[0] ?? '*')
}
