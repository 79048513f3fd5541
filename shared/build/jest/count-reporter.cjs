const { mkdirSync, writeFileSync } = require('node:fs')
const { dirname, join, relative } = require('node:path')

/**
 * Writes the numbers of passed and failed tests, the passed ones of each file and the titles of the failed ones to `.cache/unit/<script>.json` of the package
 * whose script runs. Turborepo stores the file with the result, so that a cached run counts too (docs/decisions/0036-turborepo-runs-the-gates.md); a run of
 * affected tests counts with the other files of an earlier one (0149). A nested jest run writes nothing.
 */
module.exports = class CountReporter {
  constructor({ rootDir }) {
    const { npm_package_json: manifest, npm_lifecycle_event: script } = process.env
    this.rootDir = rootDir
    if (manifest && script && dirname(manifest) === rootDir)
      this.file = join(rootDir, '.cache/unit', `${script.replaceAll(':', '-')}.json`)
  }

  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }) {
    if (this.file === undefined) return
    mkdirSync(dirname(this.file), { recursive: true })
    // A suite that failed to run has no failed test, but is a failure.
    writeFileSync(
      this.file,
      JSON.stringify({
        passed: numPassedTests,
        failed: numFailedTests + numRuntimeErrorTestSuites,
        titles: testResults.flatMap((file) => this.failedIn(file)),
        files: Object.fromEntries(testResults.map((file) => [this.nameOf(file), file.numPassingTests])),
      }),
    )
  }

  nameOf({ testFilePath }) {
    return relative(this.rootDir, testFilePath).replaceAll('\\', '/')
  }

  failedIn(file) {
    if (file.testExecError) return [`${this.nameOf(file)} failed to run`]
    const failed = file.testResults.filter(({ status }) => status === 'failed')
    return failed.map(({ ancestorTitles, title }) => [...ancestorTitles, title].join(' › '))
  }
}
