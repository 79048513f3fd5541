/** Extends the package's jest environment (`testEnvironmentOptions.base`): skips the rest of a file after the first failure, which is enough to kill a mutant. */
exports.default = function BailEnvironment(options, context) {
  const { base } = options.projectConfig.testEnvironmentOptions
  const required = require(base)
  const { TestEnvironment = required.default ?? required } = required
  class Bailing extends TestEnvironment {
    hasFailed = false

    async handleTestEvent(event, state) {
      await super.handleTestEvent?.(event, state)
      if (event.name === 'test_fn_failure' || event.name === 'hook_failure') this.hasFailed = true
      if (event.name === 'test_start' && this.hasFailed) event.test.mode = 'skip'
    }
  }
  return new Bailing(options, context)
}
exports.__esModule = true
