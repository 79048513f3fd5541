import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ROOT } from '../../../shared/build/release/source-hash.mjs'

const require = createRequire(join(ROOT, 'shared/build/package.json'))
const RUNTIME = join(import.meta.dirname, 'mutant-runtime.cjs')
const BAILING = join(import.meta.dirname, 'bail-environment.cjs')
const OUTER_RUNNER = join(import.meta.dirname, 'outer-runner.cjs')
const NODE = require.resolve('jest-environment-node')

/**
 * Runs jest of one package in this process with a single setup, so that each run costs only its test files.
 *
 * @param {string} packageDir
 * @param {string} cacheDirectory
 */
export async function jestSession(packageDir, cacheDirectory) {
  const { readConfig } = require('jest-config')
  const { default: Runtime } = require('jest-runtime')
  const { default: TestRunner } = require('jest-runner')
  const argv = { _: [], $0: '', ci: true, runInBand: true, watchman: false, cacheDirectory }
  const { globalConfig, projectConfig } = await readConfig(argv, packageDir)
  const inside = (base) => ({
    testEnvironment: BAILING,
    testEnvironmentOptions: { base, runner: projectConfig.testRunner },
  })
  const full = {
    ...projectConfig,
    ...inside(projectConfig.testEnvironment),
    runtime: RUNTIME,
    testRunner: OUTER_RUNNER,
  }
  const context = await Runtime.createContext(full, { console, maxWorkers: 1, watch: false, watchman: false })
  // Pure tests need no DOM and no setup files.
  const light = { ...full, ...inside(NODE), id: `${full.id}-light`, setupFiles: [], setupFilesAfterEnv: [] }

  return {
    /**
     * @param {string} path of a test file
     * @param {boolean} isLight runs without DOM and setup files
     * @returns {Promise<boolean>} whether all tests passed
     */
    async passes(path, isLight) {
      const config = isLight ? light : full
      const runner = new TestRunner(globalConfig, {
        changedFiles: undefined,
        sourcesRelatedToTestsInChangedFiles: undefined,
      })
      let isPassed = false
      runner.on('test-file-success', ([, result]) => {
        isPassed = result.numFailingTests === 0 && !result.testExecError && result.numPassingTests > 0
      })
      const watcher = { isInterrupted: () => false, isWatchMode: () => false, on: () => () => undefined }
      await runner.runTests([{ path, context: { ...context, config } }], watcher, { serial: true })
      return isPassed
    },
  }
}
