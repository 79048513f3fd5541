import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../../shared/build/release/source-hash.mjs'

/** Durations of the last local run of each task. */
const TIMES = join(ROOT, 'node_modules/.cache/lantern-task-seconds.json')
const TICK_MS = 10_000

/**
 * Prints the running tasks, the progress and the estimated remaining time, at least every ten seconds.
 *
 * @param {{ id: string, isCached: boolean }[]} plan
 */
export function createProgress(plan) {
  const known = readTimes()
  const waiting = new Map(plan.filter(({ isCached }) => !isCached).map(({ id }) => [id, known[id]]))
  const count = waiting.size
  const startedMs = performance.now()
  let started = 0
  let current = ''

  function left() {
    const seconds = [...waiting.values()].reduce((sum, value) => sum + (value ?? 0), 0)
    const unknown = [...waiting.values()].filter((value) => value === undefined).length
    const timed = seconds > 0 ? [`about ${Math.ceil(seconds)} s of work`] : []
    const untimed = unknown > 0 ? [`${unknown} ${unknown === 1 ? 'task' : 'tasks'} without a recorded duration`] : []
    return [...timed, ...untimed].join(' and ')
  }

  const say = (words) => process.stdout.write(`  ${words}\n`)
  if (count === 0) say(`all ${plan.length} tasks are unchanged`)
  else say(`${plan.length - count} of ${plan.length} tasks are unchanged, ${count} to run: ${left()}`)
  const timer = setInterval(() => {
    if (current !== '')
      say(`[${started}/${count}] ${current} … ${Math.round((performance.now() - startedMs) / 1000)} s so far`)
  }, TICK_MS).unref()

  return {
    /** Called on the first output line of a task. */
    start(id) {
      if (!waiting.delete(id)) return
      started += 1
      current = shortName(id)
      say(`[${started}/${count}] ${current}${waiting.size > 0 ? `; then ${left()}` : ''}`)
    },
    /** @param {import('./turbo.mjs').TaskResult[]} results */
    end(results) {
      clearInterval(timer)
      const ran = results.filter(({ isCached, isPassed }) => !isCached && isPassed)
      mkdirSync(dirname(TIMES), { recursive: true })
      writeFileSync(TIMES, JSON.stringify({ ...known, ...Object.fromEntries(ran.map((one) => [one.id, one.seconds])) }))
    },
  }
}

/** Shortens `@lantern/shell#types` to `shell types` and `//#gate:lint` to `lint`. */
export function shortName(id) {
  return id.replace('//#gate:', '').replace('@lantern/', '').replace('#', ' ')
}

function readTimes() {
  try {
    return JSON.parse(readFileSync(TIMES, 'utf8'))
  } catch {
    return {}
  }
}
