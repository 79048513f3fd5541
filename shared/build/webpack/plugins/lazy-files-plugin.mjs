const NAME = 'LanternLazyFilesPlugin'

/** Records the files that each dynamic import of a build loads. */
export class LazyFilesPlugin {
  #files = new Map()

  /**
   * @param {string} module absolute path
   * @returns {string[] | undefined} scripts and styles; undefined when nothing imports the module dynamically
   */
  filesOf(module) {
    return this.#files.get(module)
  }

  apply(compiler) {
    // Names are final when the build is written.
    compiler.hooks.afterEmit.tap(NAME, ({ chunkGroups, moduleGraph }) => {
      for (const group of chunkGroups)
        for (const { dependencies } of group.blocksIterable) {
          const path = moduleGraph.getModule(dependencies[0])?.nameForCondition()
          if (path) this.#files.set(path, group.getFiles())
        }
    })
  }
}
