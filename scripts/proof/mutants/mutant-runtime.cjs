/** jest's runtime with one file replaced in memory: `globalThis[Symbol.for('lantern.mutant')]` holds its path and text. */
const { createRequire } = require('node:module')
const { join } = require('node:path')

const { default: Runtime } = createRequire(join(__dirname, '../../../shared/build/package.json'))('jest-runtime')
const MUTANT = Symbol.for('lantern.mutant')

/** `transform` caches by path, so the mutant bypasses the cache. */
function exchanging(transformer) {
  const transform = transformer.transform.bind(transformer)
  transformer.transform = (path, options, source) => {
    const mutant = globalThis[MUTANT]
    return mutant?.path === path
      ? transformer.transformSource(path, mutant.text, { ...options, instrument: false })
      : transform(path, options, source)
  }
  return transformer
}

exports.default = class MutantRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, ...rest) {
    super(config, environment, resolver, exchanging(transformer), ...rest)
  }
}
exports.__esModule = true
