import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { ROOT } from '../../../shared/build/release/source-hash.mjs'
import { relatedTests } from './related-tests.mjs'
import { startWorker } from './start-worker.mjs'

/** Test files that a mutant meets, those with the fewest imports first. What these let pass, no test of the rule itself has seen. */
const MAX_TESTS = 4
/** CPU time of a test file. One that takes more draws pages or starts a server; only a file's own test may. */
const MAX_CPU_MS = 1_500
/** A mutant that takes longer does not end. */
const LIMIT_MS = 60_000

/**
 * Runs mutants of one package against the tests that import what they change. No file is changed.
 *
 * @param {object} options
 * @param {string} options.packageDir
 * @param {{ file: string, start: number, end: number, to: string, operator: string, line: number }[]} options.mutants
 * @param {string} options.cacheDirectory of jest's transforms
 * @param {(result: { killedBy: string | null }) => void} [options.onResult]
 * @returns {Promise<object[]>} each mutant with `killedBy`: a test file, `no end`, or null
 * @throws {Error} when the tests of a file fail without a mutant, or pass when the file throws
 */
export async function runMutants({ packageDir, mutants, cacheDirectory, onResult = () => {} }) {
  let worker = await startWorker(packageDir, cacheDirectory)
  const related = relatedTests(packageDir)
  const trials = new Map()
  const results = []

  async function ask(message) {
    const answer = await worker.ask(message, LIMIT_MS)
    if (answer === null || answer.isFull) {
      worker.end()
      worker = await startWorker(packageDir, cacheDirectory)
    }
    return answer
  }

  /** How a test file runs when nothing is changed; null when it is of no use here. */
  async function trialOf(test, file) {
    if (!trials.has(test)) trials.set(test, await ask({ kind: 'try', test }))
    const trial = trials.get(test)
    const isOwn = test.startsWith(file.replace(/\.ts$/, '.test.'))
    return trial?.passes && (isOwn || trial.cpuMs < MAX_CPU_MS) ? trial : null
  }

  /** None of use: every mutant of the file survives. */
  async function testsOf(file) {
    const found = []
    for (const test of related(file).slice(0, MAX_TESTS)) {
      const trial = await trialOf(test, file)
      if (trial !== null) found.push({ test, isLight: trial.isLight })
    }
    return found
  }

  /** @returns {Promise<string | null>} what noticed the mutant */
  async function killerOf(mutant) {
    for (const { test, isLight } of await testsOf(mutant.file)) {
      const answer = await ask({ kind: 'judge', ...mutant, test, isLight })
      if (answer === null) return 'no end'
      if (!answer.passes) return relative(ROOT, test)
    }
    return null
  }

  /** The file as it is must pass, and a file that throws must not, or the other answers mean nothing. */
  async function control(file) {
    if ((await testsOf(file)).length === 0) return
    const end = readFileSync(file, 'utf8').length
    const asIs = await killerOf({ file, start: end, end, to: '\n' })
    const throwing = await killerOf({ file, start: 0, end, to: "throw new Error('mutant')" })
    if (asIs !== null || throwing === null)
      throw new Error(
        `${relative(ROOT, file)}: ${asIs ?? 'its tests pass'} ${asIs ? 'fails without a mutant' : 'when it throws'}.`,
      )
  }

  try {
    for (const file of new Set(mutants.map((mutant) => mutant.file))) {
      await control(file)
      for (const mutant of mutants.filter((one) => one.file === file)) {
        results.push({ ...described(mutant), killedBy: await killerOf(mutant) })
        onResult(results.at(-1))
      }
    }
  } finally {
    worker.end()
  }
  return results
}

function described({ file, start, end, to, operator, line }) {
  const source = readFileSync(file, 'utf8')
  const code = source.split('\n')[line - 1].trim()
  return { file: relative(ROOT, file), line, code, from: source.slice(start, end), to, operator }
}
