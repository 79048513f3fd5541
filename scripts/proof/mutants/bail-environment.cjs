/** A package's own jest environment (`testEnvironmentOptions.base`) that skips what is left of a file once a test has failed: one is enough to notice a mutant. */
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
