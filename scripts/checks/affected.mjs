/** jest follows these from module to module; those in `__mocks__` take the place of modules that no other names. */
const SCRIPT = /^src\/(?!.*__mocks__\/).*\.tsx?$/
/** No module loads these: jest replaces styles by their class names. */
const UNLOADED = /\.(?:css|md)$/
/** In a script that reads files, or loads modules by a computed path: jest does not know which. */
const READS = [
  /['"]node:|__dirname|__filename|import\.meta|process\.cwd|require\.resolve/,
  /(?:\bfrom|\()\s*['"](?:fs|path|child_process|worker_threads)['"/]/,
  /\b(?:import|require|requireActual)(?:<[\s\S]*?>)?\(\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)?(?!\/\*|['"]|`[^`$]*`)[^\s)]/,
]
/** In a jest configuration with files of the package, which run before every test without an import. */
const OWN_SETUP = /['"](?:<rootDir>|\.)/
/** Above, the command line becomes long and the selection pointless. */
const MOST = 100

/**
 * What the result of a package's tests depends on, as Turborepo sees it.
 *
 * @typedef {object} TestState
 * @property {string} rest hash of everything outside of the package's files: dependencies, libraries, settings, environment
 * @property {Record<string, string>} inputs hash of each file, by its path from the package
 */

/**
 * Finds the files whose related tests must run, so that the result is that of a full run.
 *
 * @param {TestState | undefined} passed all tests passed with this
 * @param {TestState} now
 * @param {(file: string) => string} read the text of a file of the package
 * @returns {string[] | undefined} arguments of `jest --findRelatedTests`, none if nothing changed; undefined if all tests have to run
 */
export function affectedFiles(passed, now, read) {
  if (passed === undefined || passed.rest !== now.rest) return undefined
  const files = Object.keys(now.inputs)
  // Includes renamed ones.
  if (Object.keys(passed.inputs).some((file) => now.inputs[file] === undefined)) return undefined
  const changed = files.filter((file) => now.inputs[file] !== passed.inputs[file])
  if (changed.some((file) => !SCRIPT.test(file) && !UNLOADED.test(file))) return undefined
  if (changed.length === 0) return []
  if (OWN_SETUP.test(read('jest.config.mjs'))) return undefined
  const readers = files.filter((file) => SCRIPT.test(file) && isReader(read(file)))
  const affected = [...new Set([...changed.filter((file) => SCRIPT.test(file)), ...readers])]
  return affected.length > MOST ? undefined : affected
}

function isReader(text) {
  return READS.some((form) => form.test(text))
}

/**
 * Adds a run of affected tests to the earlier result, so that the numbers are those of all tests of the package.
 *
 * @typedef {{ passed: number, failed: number, titles: string[], files: Record<string, number> }} Counts as written by shared/build/jest/count-reporter.cjs
 * @param {Record<string, number>} earlier passed tests by test file
 * @param {Counts} run of the affected ones
 * @returns {Counts}
 */
export function addCounts(earlier, run) {
  const files = { ...earlier, ...run.files }
  return { ...run, passed: Object.values(files).reduce((sum, passed) => sum + passed, 0), files }
}

/**
 * @param {Record<string, TestState & { tests: Record<string, number> }>} passed by task
 * @param {{ id: string, state: TestState }[]} plan made before the run, so that a file edited meanwhile counts as changed
 * @param {{ id: string, isPassed: boolean }[]} results
 * @param {(id: string) => Counts | undefined} countsOf
 * @returns {typeof passed} what passed until now: a failed run leaves the earlier state, so that its files count as changed until their tests pass
 */
export function passedAfter(passed, plan, results, countsOf) {
  const now = plan.flatMap(({ id, state }) => {
    const counts = results.find((one) => one.id === id)?.isPassed ? countsOf(id) : undefined
    return counts === undefined ? [] : [[id, { ...state, tests: counts.files }]]
  })
  return { ...passed, ...Object.fromEntries(now) }
}
