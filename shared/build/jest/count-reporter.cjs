const { mkdirSync, writeFileSync } = require('node:fs')
const { dirname, join } = require('node:path')

/**
 * Writes the numbers of passed and failed tests to `.cache/unit/<script>.json` of the package whose script runs. Turborepo stores the file with the result, so
 * that a cached run counts too (docs/decisions/0036-turborepo-runs-the-gates.md). A nested jest run writes nothing.
 */
module.exports = class CountReporter {
  constructor({ rootDir }) {
    const { npm_package_json: manifest, npm_lifecycle_event: script } = process.env
    if (manifest && script && dirname(manifest) === rootDir)
      this.file = join(rootDir, '.cache/unit', `${script.replaceAll(':', '-')}.json`)
  }

  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
    if (this.file === undefined) return
    mkdirSync(dirname(this.file), { recursive: true })
    // A suite that failed to run has no failed test, but is a failure.
    writeFileSync(
      this.file,
      JSON.stringify({ passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }),
    )
  }
}
