import { relative } from 'node:path'
import { ROOT } from '../../../shared/build/release/source-hash.mjs'
import { relatedTests } from './related-tests.mjs'
import { startWorker } from './start-worker.mjs'

/** Number of test files run per mutant, those with the fewest imports first. */
const MAX_TESTS = 4
/** CPU limit of a test file that is not the file's own test; slower ones render pages or start a server. */
const MAX_CPU_MS = 1_500
/** Timeout of a mutant, which then counts as an endless loop. */
const LIMIT_MS = 20_000
/** Timeout of a run without a mutant; the first one transforms everything that the test imports, which is slow on a busy machine. */
const UNCHANGED_LIMIT_MS = 180_000

/**
 * Runs the mutants of one package against the tests that import the mutated file. No file on disk is changed.
 *
 * @param {object} options
 * @param {string} options.packageDir
 * @param {{ packageDir: string, file: string, source: string, start: number, end: number, to: string, operator: string, line: number }[]} options.mutants
 * @param {string} options.cacheDirectory cache of jest's transforms
 * @param {(file: string, results: { killedBy: string | null }[], ms: number) => void} [options.onFile] called after each file
 * @returns {Promise<object[]>} each mutant with `killedBy`: a test file, `no end` (timeout), or null
 * @throws {Error} if the first test of a file fails without a mutant, before or after the mutants
 */
export async function runMutants({ packageDir, mutants, cacheDirectory, onFile = () => {} }) {
  let worker = await startWorker(packageDir, cacheDirectory)
  const related = relatedTests(packageDir)
  const trials = new Map()
  const results = []

  async function ask(message, limitMs = LIMIT_MS) {
    const answer = await worker.ask(message, limitMs)
    if (answer === null || answer.isFull) {
      worker.end()
      worker = await startWorker(packageDir, cacheDirectory)
    }
    return answer
  }

  /** Result of a test file without a mutant; null if it cannot be used. */
  async function trialOf(test, file) {
    if (!trials.has(test)) trials.set(test, await ask({ kind: 'try', test }, UNCHANGED_LIMIT_MS))
    const trial = trials.get(test)
    const isOwn = test.startsWith(file.replace(/\.ts$/, '.test.'))
    if (isOwn && !trial?.passes) throw new Error(`${relative(ROOT, test)} fails without a mutant.`)
    return trial?.passes && (isOwn || trial.cpuMs < MAX_CPU_MS) ? trial : null
  }

  const useful = new Map()
  /** Whether a test depends on a file: it fails if the file throws. */
  async function needs(test, isLight, file) {
    const key = `${test} ${file}`
    if (!useful.has(key)) {
      const answer = await ask(
        { kind: 'judge', file, text: "throw new Error('mutant')", test, isLight },
        UNCHANGED_LIMIT_MS,
      )
      useful.set(key, answer?.passes === false)
    }
    return useful.get(key)
  }

  /** Usable tests, evaluated lazily because the first one kills most mutants. Without any, every mutant of the file survives. */
  async function* testsOf(file) {
    for (const test of related(file).slice(0, MAX_TESTS)) {
      const trial = await trialOf(test, file)
      if (trial !== null && (await needs(test, trial.isLight, file))) yield { test, isLight: trial.isLight }
    }
  }

  /** @returns {Promise<string | null>} the test that killed the mutant, null if it survived */
  async function killerOf({ file, source, start, end, to }) {
    const text = source.slice(0, start) + to + source.slice(end)
    for await (const { test, isLight } of testsOf(file)) {
      const answer = await ask({ kind: 'judge', file, text, test, isLight })
      if (answer === null) return 'no end'
      if (!answer.passes) return relative(ROOT, test)
    }
    return null
  }

  /** Checks that the original file still passes after its mutants, i.e. that none left state behind. */
  async function control(file, source) {
    const { value: first } = await testsOf(file).next()
    if (first === undefined) return
    const asIs = await ask({ kind: 'judge', file, text: `${source}\n`, ...first }, UNCHANGED_LIMIT_MS)
    if (!asIs?.passes) throw new Error(`${relative(ROOT, first.test)} fails without a mutant.`)
  }

  try {
    for (const file of new Set(mutants.map((mutant) => mutant.file))) {
      const startedMs = performance.now()
      const own = mutants.filter((one) => one.file === file)
      const judged = []
      for (const mutant of own) judged.push({ ...described(mutant), killedBy: await killerOf(mutant) })
      await control(file, own[0].source)
      results.push(...judged)
      onFile(relative(ROOT, file), judged, performance.now() - startedMs)
    }
  } finally {
    worker.end()
  }
  return results
}

/** The original line and the mutated line, for the report. */
function described({ packageDir, file, source, start, end, to, operator, line }) {
  const from = source.lastIndexOf('\n', start - 1) + 1
  const until = source.indexOf('\n', end)
  const code = source.slice(from, source.indexOf('\n', start)).trim()
  const becomes = (source.slice(from, start) + to + source.slice(end, until)).trim().replaceAll(/\s+/g, ' ')
  return { packageDir, file: relative(ROOT, file), line, code, becomes, operator }
}
