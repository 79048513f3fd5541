import webpack from 'webpack'

const NAME = 'LanternIntegrityHookPlugin'

/**
 * Lets the page provide the hash of every chunk and style that webpack's runtime adds, and guard the element:
 * `globalThis.__LANTERN_SRI__?.(url, element)`.
 * The shell answers from the signed discovery document. (`webpack-subresource-integrity` cannot read federation's placeholders: toolchain, trap 10.)
 */
export class IntegrityHookPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const scripts = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation)
      scripts.createScript.tap(NAME, (source) => withHash(source, 'script'))
      const styles = webpack.web.CssLoadingRuntimeModule.getCompilationHooks(compilation)
      styles.createStylesheet.tap(NAME, (source) => withHash(source, 'link'))
    })
  }
}

function withHash(source, element) {
  return `${source}
${element}.crossOrigin = 'anonymous';
var lanternHash = globalThis.__LANTERN_SRI__ && globalThis.__LANTERN_SRI__(url, ${element});
if (lanternHash) ${element}.integrity = lanternHash;`
}
