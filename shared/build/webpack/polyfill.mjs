import { createRequire } from 'node:module'
import { join } from 'node:path'
import { BROWSERS } from '../browsers.mjs'
import { commonConfig } from './common.mjs'

const require = createRequire(import.meta.url)

/** Served under this very name (spec 7, "a polyfill script is loaded from a fixed path"). */
const POLYFILL_FILE = 'polyfill.js'

/**
 * The polyfill script: `import 'core-js/stable'` becomes the modules that some browser of our list lacks, nothing else.
 *
 * @param {object} options
 * @param {string} options.packageDir
 * @param {string} options.outputDir beside the shell's own files, which stay
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
