import { affectedParts, completePart, keepPassed } from './affected-tests.mjs'
import { failedNodeTests } from './failed-node-tests.mjs'
import { GATES, STAGES } from './gates.mjs'
import { createProgress, shortName } from './progress.mjs'
import { planTasks, runTasks } from './turbo.mjs'
import { countTests, failedTitles, forgetCounts } from './unit-counts.mjs'

/** The `test` task of e2e is the journeys, which run separately. */
const NO_JOURNEYS = '!@lantern/e2e'

/** A part runs alone, and its tests wait for timers at times: two workers leave two cores idle for a sixth of the time. */
const PART_WORKERS = 3

/**
 * Runs gates and says how each went; a refusal is followed by the command that fixes it. What is unchanged since it last passed is not run again.
 *
 * @param {string[]} [names] empty for all gates
 * @param {object} [options]
 * @param {boolean} [options.isForced] ignores the cache
 * @param {boolean} [options.isAffectedOnly] runs, of the tests of an edited remote, only those that the edit can affect
 * @returns {Promise<{ passed: number, failed: number, refusals: string[] }>} counts unit tests individually and every other failed gate as one failure;
 *   `refusals` has a line for each refused task
 */
export async function runGates(names = [], { isForced = false, isAffectedOnly = false } = {}) {
  const unknown = names.filter((name) => !GATES.some((gate) => gate.name === name))
  if (unknown.length > 0)
    throw new Error(`Unknown check "${unknown[0]}": choose one of ${GATES.map((gate) => gate.name).join(', ')}.`)
  const gates = GATES.filter(({ name }) => names.length === 0 || names.includes(name))
  if (gates.some(({ name }) => name === 'unit')) forgetCounts()
  const total = { passed: 0, failed: 0, refusals: [] }
  const results = []
  const words = new Map()
  let open = gates
  for (const { tasks, isParallel } of STAGES) {
    const own = tasks.filter((task) => gates.some((gate) => gate.tasks.includes(task)))
    if (own.length > 0) results.push(...(await runStage({ tasks: own, isParallel, isForced, isAffectedOnly }, words)))
    const done = open.filter((gate) => gate.tasks.every((task) => results.some(({ id }) => taskOf(id) === task)))
    open = open.filter((gate) => !done.includes(gate))
    for (const gate of done) add(total, judge(gate, results, words))
  }
  // A task without a result from turbo counts as failed.
  for (const gate of open) add(total, judge(gate, results, words))
  return total
}

async function runStage({ tasks, isAffectedOnly, ...options }, words) {
  const selection = { tasks, ...options, filters: tasks.includes('test') ? [NO_JOURNEYS] : [] }
  process.stdout.write(`${tasks.map((task) => task.replace('gate:', '')).join(', ')} …\n`)
  const plan = await planTasks(selection)
  const parts = isAffectedOnly && !options.isForced ? affectedParts(plan) : new Map()
  const progress = createProgress(plan.map((task) => planned(task, parts.get(task.id))))
  const onLine = (id, text) => {
    if (!words.has(id)) words.set(id, [])
    words.get(id).push(text)
    progress.start(parts.has(id) ? partOf(id) : id)
  }
  const results = []
  for (const [id, files] of parts) results.push(completePart(await runPart(id, files, { ...options, onLine })))
  const rest = [...selection.filters, ...[...parts.keys()].map((id) => `!${packageOf(id)}`)]
  results.push(...(await runTasks({ ...selection, filters: rest, onLine })))
  keepPassed(plan, results)
  progress.end(results.map((result) => (parts.has(result.id) ? { ...result, id: partOf(result.id) } : result)))
  return results
}

/** The affected tests of a package, as a run of its own: the files differ from package to package. */
async function runPart(id, files, options) {
  if (files.length === 0) return { id, isCached: true, seconds: 0, isPassed: true }
  const args = ['--passWithNoTests', `--maxWorkers=${PART_WORKERS}`, '--findRelatedTests', ...files]
  const results = await runTasks({ ...options, tasks: [taskOf(id)], filters: [packageOf(id)], args })
  return results.find((result) => result.id === id) ?? { id, isCached: false, seconds: 0, isPassed: false }
}

/** A part has durations of its own in the estimate. */
function planned({ id, isCached }, files) {
  return files === undefined ? { id, isCached } : { id: partOf(id), isCached: files.length === 0 }
}

function partOf(id) {
  return `${id}, affected`
}

function judge({ name, fix, tasks }, results, words) {
  const own = results.filter(({ id }) => tasks.includes(taskOf(id)))
  const refused = own.filter(({ isPassed }) => !isPassed)
  const isOk = refused.length === 0 && tasks.every((task) => own.some(({ id }) => taskOf(id) === task))
  for (const { id } of refused) process.stdout.write(`${shortName(id)}\n${said(words.get(id))}\n`)
  // Prints the report of a gate that consists of a single task.
  if (isOk && own.length === 1) process.stdout.write(said(words.get(own[0].id)))
  const counts = name === 'unit' ? countTests(results) : { passed: 0, failed: isOk ? 0 : 1 }
  const seconds = own.reduce((all, one) => all + (one.isCached ? 0 : one.seconds), 0).toFixed(1)
  const cached = own.filter(({ isCached }) => isCached).length
  process.stdout.write(
    `${name} ${isOk ? 'ok' : 'REFUSED'}  ${seconds} s${cached > 0 ? `, ${cached} of ${own.length} unchanged` : ''}${isOk ? '' : `\n  to fix: ${fix}`}\n`,
  )
  const refusals = refused.map(({ id }) =>
    [shortName(id), ...failedTitles(id), ...failedNodeTests(words.get(id))].join('\n    '),
  )
  if (!isOk && refusals.length === 0) refusals.push(`${name}: a task has no result`)
  return { passed: counts.passed, failed: isOk ? counts.failed : Math.max(1, counts.failed), refusals }
}

/** Output of a task without the banners of turbo and pnpm and the dots of passed tests. */
function said(lines = []) {
  const own = lines.filter((text) => text !== '' && !/^(?:> |cache (?:miss|hit|bypass)|\.+$)/.test(text))
  return own.length === 0 ? '' : `${own.join('\n')}\n`
}

/** Task name: `@lantern/shell#types` → `types`. */
function taskOf(id) {
  return id.slice(id.indexOf('#') + 1)
}

/** Its package: `@lantern/shell#types` → `@lantern/shell`. */
function packageOf(id) {
  return id.slice(0, id.indexOf('#'))
}

function add(total, { passed, failed, refusals }) {
  total.passed += passed
  total.failed += failed
  total.refusals.push(...refusals)
}
