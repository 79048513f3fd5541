/**
 * A `testRunner` of jest that loads jest-circus and `expect` once, outside jest's module sandbox: reloading them takes about 90 % of the
 * time of a small test file. Snapshots and `expect.assertions` are not supported.
 */
const { createRequire } = require('node:module')
const { setImmediate: turn } = require('node:timers/promises')

/** Limit of a test that a mutant keeps from finishing. */
const TEST_LIMIT_MS = 10_000

let parts

/** @param runner path of jest's own runner, whose modules are resolved from it */
function partsBeside(runner) {
  const own = createRequire(runner)
  parts ??= { circus: own('./index.js'), expect: own('@jest/expect').jestExpect }
  return parts
}

module.exports = async function runOutside(_globalConfig, config, environment, runtime, testPath) {
  const { circus, expect } = partsBeside(config.testEnvironmentOptions.runner)
  circus.resetState()
  circus.getState().testTimeout = TEST_LIMIT_MS
  const follow = environment.handleTestEvent.bind(environment)
  circus.addEventHandler(follow)
  const globals = { ...circus.default, expect }
  runtime.setGlobalsForRuntime(globals)
  Object.assign(environment.global, globals)
  const lost = []
  const note = (error) => lost.push(error)
  process.on('unhandledRejection', note)
  try {
    for (const path of [...config.setupFilesAfterEnv, testPath]) runtime.requireModule(path)
    const { testResults, unhandledErrors } = await circus.run()
    await turn()
    const count = (status) => testResults.filter((test) => statusOf(test) === status).length
    return {
      numPassingTests: count('passed'),
      numFailingTests: count('failed') + unhandledErrors.length + lost.length,
      numPendingTests: count('skipped'),
      numTodoTests: 0,
      testResults: [],
    }
  } finally {
    process.off('unhandledRejection', note)
    // `resetState` keeps event handlers.
    circus.removeEventHandler(follow)
  }
}

function statusOf({ status, errors }) {
  return errors.length > 0 ? 'failed' : status === 'done' ? 'passed' : 'skipped'
}
