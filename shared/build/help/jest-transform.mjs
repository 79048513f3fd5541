import { createHash } from 'node:crypto'
import { transformSync } from '@swc/core'
import { swcOptions } from '../swc-options.mjs'
import { helpModule } from './help-module.ts'
import { failOn } from './problem.ts'

/** jest transformer of `shell/help`, with the same result as the webpack loader. */
export default {
  process(_, path) {
    const { source, problems } = helpModule(path)
    failOn(problems)
    return transformSync(source, { ...swcOptions({ module: 'commonjs' }), filename: path })
  },
  // groups.yaml depends on other files, so the result itself is the cache key.
  getCacheKey(_, path) {
    const { source, problems } = helpModule(path)
    return createHash('sha256').update(source).update(JSON.stringify(problems)).digest('hex')
  },
}
