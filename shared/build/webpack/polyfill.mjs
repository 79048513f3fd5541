import { createRequire } from 'node:module'
import { join } from 'node:path'
import { BROWSERS } from '../browsers.mjs'
import { commonConfig } from './common.mjs'

const require = createRequire(import.meta.url)

/** Served under exactly this name (spec 7, "a polyfill script is loaded from a fixed path"). */
const POLYFILL_FILE = 'polyfill.js'

/**
 * The polyfill script: reduces `import 'core-js/stable'` to the modules that some supported browser lacks.
 *
 * @param {object} options
 * @param {string} options.packageDir
 * @param {string} options.outputDir that of the shell's build, which is not emptied
 * @returns {import('webpack').Configuration}
 */
export function polyfillConfig({ packageDir, outputDir }) {
  const common = commonConfig({ packageDir, uniqueName: 'lantern_polyfill', cacheName: 'polyfill' })
  return {
    ...common,
    target: ['web', 'es5'],
    entry: { polyfill: join(packageDir, 'src/polyfill.ts') },
    output: { ...common.output, path: outputDir, filename: POLYFILL_FILE, clean: false },
    module: { ...common.module, rules: [cutToNeed(packageDir)] },
  }
}

function cutToNeed(packageDir) {
  const coreJs = createRequire(join(packageDir, 'package.json'))('core-js/package.json').version
  return {
    test: /\.ts$/,
    exclude: /node_modules/,
    loader: require.resolve('swc-loader'),
    options: {
      swcrc: false,
      configFile: false,
      env: { mode: 'entry', coreJs, targets: BROWSERS },
      jsc: { parser: { syntax: 'typescript' } },
      module: { type: 'es6' },
    },
  }
}
