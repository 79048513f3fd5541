import { failedNodeTests } from './failed-node-tests.mjs'
import { GATES, STAGES } from './gates.mjs'
import { createProgress, shortName } from './progress.mjs'
import { planTasks, runTasks } from './turbo.mjs'
import { countTests, failedTitles, forgetCounts } from './unit-counts.mjs'

/** The `test` task of e2e is the journeys, which run separately. */
const NO_JOURNEYS = '!@lantern/e2e'

/**
 * Runs gates and says how each went; a refusal is followed by the command that fixes it. What is unchanged since it last passed is not run again.
 *
 * @param {string[]} [names] empty for all gates
 * @param {{ isForced?: boolean }} [options] isForced ignores the cache
 * @returns {Promise<{ passed: number, failed: number, refusals: string[] }>} counts unit tests individually and every other failed gate as one failure;
 *   `refusals` has a line for each refused task
 */
export async function runGates(names = [], { isForced = false } = {}) {
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
    if (own.length > 0) results.push(...(await runStage({ tasks: own, isParallel, isForced }, words)))
    const done = open.filter((gate) => gate.tasks.every((task) => results.some(({ id }) => taskOf(id) === task)))
    open = open.filter((gate) => !done.includes(gate))
    for (const gate of done) add(total, judge(gate, results, words))
  }
  // A task without a result from turbo counts as failed.
  for (const gate of open) add(total, judge(gate, results, words))
  return total
}

async function runStage({ tasks, ...options }, words) {
  const selection = { tasks, ...options, ...(tasks.includes('test') ? { filter: NO_JOURNEYS } : {}) }
  process.stdout.write(`${tasks.map((task) => task.replace('gate:', '')).join(', ')} …\n`)
  const progress = createProgress(await planTasks(selection))
  const results = await runTasks({
    ...selection,
    onLine(id, text) {
      if (!words.has(id)) words.set(id, [])
      words.get(id).push(text)
      progress.start(id)
    },
  })
  progress.end(results)
  return results
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

function add(total, { passed, failed, refusals }) {
  total.passed += passed
  total.failed += failed
  total.refusals.push(...refusals)
}
