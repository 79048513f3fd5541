const { TestEnvironment } = require('jest-environment-jsdom')

/** For tests of service worker code: jsdom plus the fetch classes that it lacks. `@jest-environment @lantern/build/jest/worker-environment.cjs` */
module.exports = class WorkerEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, { Headers, Request, Response })
  }
}
