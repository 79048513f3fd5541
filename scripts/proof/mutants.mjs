import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { AREAS, mutantsOf } from './mutants/areas.mjs'
import { isJudged, outdatedJudgements } from './mutants/judged.mjs'
import { runMutants } from './mutants/run-mutants.mjs'
import { sampleOf } from './mutants/sample.mjs'

const OUT = join(ROOT, '.cache/mutants')
/** Percentage of an area's mutants that its tests must kill (issue 9). */
const MIN_KILLED = 85
const SAMPLE = { files: 4, each: 6 }

/**
 * Mutation testing of the rules of an area.
 *
 * @param {string} [area] one of `AREAS`, defaults to all; `sample` draws mutants of all areas with a fixed seed
 * @returns {Promise<boolean>} whether enough were killed and every survivor is explained in `mutants/judged.json`
 */
export async function proveMutants(area) {
  if (area === 'sample') return proveSample()
  if (area !== undefined && !Object.hasOwn(AREAS, area))
    throw new Error(`Unknown area "${area}": choose one of ${Object.keys(AREAS).join(', ')}, sample.`)
  const names = area === undefined ? Object.keys(AREAS) : [area]
  let holds = true
  for (const name of names) {
    process.stdout.write(`${name}\n`)
    const results = await judge(mutantsOf(name))
    writeFileSync(join(OUT, `${name}.json`), `${JSON.stringify(results, null, 2)}\n`)
    const survivors = results.filter(({ killedBy }) => killedBy === null)
    const percent = (100 * (results.length - survivors.length)) / results.length
    const open = survivors.filter((mutant) => !isJudged(mutant))
    process.stdout.write(`${line(name, results)}, ${survivors.length - open.length} of the others explained\n`)
    tell('not judged', open)
    const outdated = outdatedJudgements(results)
    tell('explained, but killed or removed', outdated)
    holds &&= percent >= MIN_KILLED && open.length === 0 && outdated.length === 0
  }
  return holds
}

/** The short form excludes explained survivors, so nearly all mutants must be killed. */
async function proveSample() {
  const all = Object.keys(AREAS).flatMap(mutantsOf)
  const results = (await judge(sampleOf(all, SAMPLE))).filter((mutant) => !isJudged(mutant))
  const survivors = results.filter(({ killedBy }) => killedBy === null)
  process.stdout.write(`${line('sample', results)}\n`)
  tell('survived', survivors)
  return results.length > 0 && survivors.length <= (results.length * (100 - MIN_KILLED)) / 100
}

async function judge(mutants) {
  mkdirSync(OUT, { recursive: true })
  const results = []
  for (const packageDir of new Set(mutants.map((mutant) => mutant.packageDir))) {
    const own = mutants.filter((mutant) => mutant.packageDir === packageDir)
    results.push(
      ...(await runMutants({ packageDir, mutants: own, cacheDirectory: join(OUT, 'jest'), onFile: tellFile })),
    )
  }
  return results
}

function tellFile(file, results, ms) {
  const killed = results.filter(({ killedBy }) => killedBy !== null).length
  process.stdout.write(`    ${file}: ${killed} of ${results.length} killed, ${(ms / 1_000).toFixed(1)} s\n`)
}

function line(name, results) {
  const killed = results.filter(({ killedBy }) => killedBy !== null).length
  return `  ${name.padEnd(8)} ${killed} of ${results.length} mutants killed, ${((100 * killed) / results.length).toFixed(1)} %`
}

function tell(what, mutants) {
  for (const { file, line, code, becomes } of mutants)
    process.stdout.write(
      `    ${what}: ${file}${line === undefined ? '' : `:${line}`}\n      ${code}\n      ${becomes}\n`,
    )
}
