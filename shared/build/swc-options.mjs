/**
 * Compilation of TypeScript and JSX, shared by webpack and jest.
 *
 * @param {object} [options]
 * @param {'es6' | 'commonjs'} [options.module] jest takes `commonjs`, webpack `es6`
 * @param {boolean} [options.development] React's development JSX runtime
 * @param {boolean} [options.refresh] fast refresh, only in a dev server
 */
export function swcOptions({ module = 'es6', development = false, refresh = false } = {}) {
  return {
    swcrc: false,
    configFile: false,
    sourceMaps: module === 'commonjs' ? 'inline' : undefined,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development, refresh } },
      externalHelpers: false,
    },
    module: { type: module },
  }
}
