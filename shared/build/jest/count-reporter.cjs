const { mkdirSync, writeFileSync } = require('node:fs')
const { dirname, join } = require('node:path')

/**
 * Writes how many tests passed and failed to `.cache/unit/<script>.json` of the package whose script runs. Turborepo keeps the file with the result, so
 * that a cached run is counted too (docs/decisions/0036-turborepo-runs-the-gates.md). A jest that a test starts elsewhere writes nothing.
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
    // A suite that did not even run has no failed test in it, but it is a failure.
    writeFileSync(
      this.file,
      JSON.stringify({ passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }),
    )
  }
}
