import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { addCounts, affectedFiles, passedAfter } from './affected.mjs'
import { readCounts, suites, writeCounts } from './unit-counts.mjs'

/** The state of each remote when all its tests last passed, and the passed tests of each file. */
const PASSED = join(ROOT, 'node_modules/.cache/lantern-passed-tests.json')

/** Remotes: no package is built on them, and their tests depend on their files by imports, except those that `affectedFiles` finds. */
const REMOTE_TESTS = /^@lantern\/remote-[a-z0-9-]+#test$/

/**
 * Chooses the packages of a plan of which only affected tests have to run.
 *
 * @param {import('./turbo.mjs').PlannedTask[]} plan
 * @returns {Map<string, string[]>} arguments of `jest --findRelatedTests` by task; none where no test is affected
 */
export function affectedParts(plan) {
  const passed = readPassed()
  const parts = new Map()
  for (const { id, isCached, folder, state } of plan) {
    if (isCached || !REMOTE_TESTS.test(id)) continue
    const files = affectedFiles(passed[id], state, (file) => readFileSync(join(ROOT, folder, file), 'utf8'))
    if (files !== undefined) parts.set(id, files)
  }
  return parts
}

/**
 * Completes the counts of a part with those of the tests that did not run.
 *
 * @param {import('./turbo.mjs').TaskResult} result of the part
 * @returns {import('./turbo.mjs').TaskResult} with the number of tests that ran
 */
export function completePart(result) {
  const file = countsFile(result.id)
  const none = { passed: 0, failed: 0, titles: [], files: {} }
  // jest writes no counts if no test is affected; without counts, a failure is no result of tests.
  if (!existsSync(file) && !result.isPassed) return result
  const run = existsSync(file) ? readCounts(file) : none
  writeCounts(file, addCounts(readPassed()[result.id].tests, run))
  return { ...result, ran: run.passed + run.failed }
}

/**
 * Remembers what passed.
 *
 * @param {import('./turbo.mjs').PlannedTask[]} plan made before the run
 * @param {import('./turbo.mjs').TaskResult[]} results
 */
export function keepPassed(plan, results) {
  const tests = plan.filter(({ id }) => REMOTE_TESTS.test(id))
  if (tests.length === 0) return
  const passed = passedAfter(readPassed(), tests, results, (id) => {
    const file = countsFile(id)
    return existsSync(file) ? readCounts(file) : undefined
  })
  mkdirSync(dirname(PASSED), { recursive: true })
  writeFileSync(PASSED, JSON.stringify(passed))
}

function countsFile(id) {
  return suites().find((one) => one.id === id).file
}

function readPassed() {
  try {
    return JSON.parse(readFileSync(PASSED, 'utf8'))
  } catch {
    return {}
  }
}
