import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { HELP_FILE } from './help/help-file.mjs'
import { neighboursOf } from './jest/neighbours.mjs'
import { swcOptions } from './swc-options.mjs'

const require = createRequire(import.meta.url)
const here = (path) => fileURLToPath(new URL(path, import.meta.url))

/** jsdom resolves the browser build of `ws`, which has no server; the fake chat server needs the real one. */
const WS = createRequire(new URL('../testing/package.json', import.meta.url)).resolve('ws')

/** Packages that ship ES modules only: jest runs CommonJS, so these are transformed too (toolchain, trap 23). */
const ESM_ONLY = [
  // Ours, outside of the workspace: installed as TypeScript.
  '@lantern[+/][a-z0-9]+',
  '@formatjs[+/][a-z-]+',
  '@noble[+/]hashes',
  '@remix-run[+/]html-template',
  'cookie',
  'intl-messageformat',
  'jose',
  'jotai',
  'kysely',
  'lucide-react',
  // What reads the help articles, only in tests of the build.
  '(?:mdast|micromark|unist)[^/@]*',
  'ccount',
  'character-entities',
  'decode-named-character-reference',
  'devlop',
  'escape-string-regexp',
  'fault',
  'format',
  'longest-streak',
  'markdown-table',
  'zwitch',
]

/** Outside of the workspace there are no help articles, and Node strips no types below node_modules, as their transform needs. */
const isInstalled = /[\\/]node_modules[\\/]/.test(import.meta.url)

/** A folder with another version of shared/contract: `LANTERN_CONTRACT=../next/contract pnpm test` tests this package against it. */
const NEXT_CONTRACT = process.env.LANTERN_CONTRACT

/**
 * The jest configuration of one package.
 *
 * @param {string} configUrl `import.meta.url` of the package's `jest.config.mjs`
 * @param {object} [options]
 * @param {'jsdom' | 'node'} [options.environment] where the tests run; a browser package takes jsdom
 * @param {boolean} [options.isBare] whether the tests run in Node as it is: half the processor time, but no module is mapped, mocked or transformed,
 *   fake timers have no asynchronous methods, and the files of a run share their globals
 * @param {string[]} [options.setup] further setup files of the package, each run before every test file
 * @example export default jestPreset(import.meta.url, { environment: 'node' })
 */
export function jestPreset(configUrl, { environment = 'jsdom', setup = [], isBare = false } = {}) {
  const isBrowser = environment === 'jsdom'
  const rootDir = dirname(fileURLToPath(configUrl))
  return {
    rootDir,
    ...(isBare ? { runner: require.resolve('jest-light-runner') } : {}),
    globals: isBrowser ? { __LANTERN_NEIGHBOURS__: neighboursOf(rootDir) } : {},
    testEnvironment: require.resolve(isBrowser ? 'jest-environment-jsdom' : 'jest-environment-node'),
    testMatch: ['**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/fixtures/', '/venue-site/'],
    modulePathIgnorePatterns: ['/dist/', '/.data/'],
    moduleFileExtensions: ['js', 'cjs', 'mjs', 'ts', 'tsx', 'json'],
    transform: {
      '\\.[cm]?[jt]sx?$': [require.resolve('@swc/jest'), swcOptions({ module: 'commonjs' })],
      ...(isInstalled ? {} : { [HELP_FILE.source]: here('./help/jest-transform.mjs') }),
    },
    transformIgnorePatterns: [`/node_modules/(?!(?:\\.pnpm/)?(?:${ESM_ONLY.join('|')})[@/])`],
    moduleNameMapper: {
      '\\.css$': require.resolve('identity-obj-proxy'),
      '^ws$': WS,
      ...(NEXT_CONTRACT === undefined ? {} : nextContract(resolve(NEXT_CONTRACT))),
    },
    setupFiles: isBrowser ? [here('./jest/browser-gaps.cjs')] : [],
    setupFilesAfterEnv: [...(isBrowser ? [here('./jest/dom-matchers.cjs')] : []), ...setup],
    dependencyExtractor: here('./jest/dependency-extractor.cjs'),
    reporters: ['default', here('./jest/count-reporter.cjs')],
    testTimeout: 20_000,
    maxWorkers: 2,
  }
}

/** Entry points of that contract, from its own package.json. */
function nextContract(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const names = Object.entries(exports).map(([name, file]) => [name.slice(1), join(folder, file)])
  return Object.fromEntries(names.map(([name, file]) => [`^@lantern/contract${name}$`, file]))
}
