require('@testing-library/jest-dom')

/** A second is too short for a page on a machine that runs other suites too; a test that waits for nothing is no slower for it. */
const ASYNC_LIMIT_MS = 5000

try {
  require(require.resolve('@testing-library/dom', { paths: [process.cwd()] })).configure({
    asyncUtilTimeout: ASYNC_LIMIT_MS,
  })
} catch {
  // The package tests no components.
}
