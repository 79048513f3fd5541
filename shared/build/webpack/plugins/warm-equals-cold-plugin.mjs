const NAME = 'LanternWarmEqualsColdPlugin'

/**
 * A build from the file cache must equal a clean build. Federation copies the fallback's `buildMeta` onto its consume modules after
 * `finishModules`, the cache restores it, and `export *` of a shared package loses its names (React error 130; toolchain, trap 3).
 * Remove when `pnpm check:warm` passes without it.
 */
export class WarmEqualsColdPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap({ name: NAME, stage: -100 }, (modules) => {
        for (const module of modules) {
          if (module.type !== 'consume-shared-module') continue
          module.buildMeta = {}
          module.buildInfo = {}
        }
      })
    })
  }
}
