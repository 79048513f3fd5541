require('@testing-library/jest-dom')

/** The default of one second is too short on a machine that runs other suites; tests that do not wait are not slowed down. */
const ASYNC_LIMIT_MS = 5000

try {
  require(require.resolve('@testing-library/dom', { paths: [process.cwd()] })).configure({
    asyncUtilTimeout: ASYNC_LIMIT_MS,
  })
} catch {
  // The package has no component tests.
}
