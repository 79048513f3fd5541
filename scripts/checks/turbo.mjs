import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from '../../shared/build/release/source-hash.mjs'

const RUNS = join(ROOT, '.turbo/runs')
const SPEC = join(ROOT, '../shared/spec.md')
const BIN = join(ROOT, 'shared/build/node_modules/.bin')

/**
 * @typedef {{ id: string, isCached: boolean, seconds: number, isPassed: boolean, ran?: number }} TaskResult `ran` tests of a package, if not all
 * @typedef {object} Selection
 * @property {string[]} tasks
 * @property {string[]} [filters] of packages
 * @property {boolean} [isParallel]
 * @property {boolean} [isForced]
 * @property {string[]} [args] for the commands of the tasks; part of the hash, so that the result is not taken for one without them
 *
 * @typedef {{ id: string, hash: string, isCached: boolean, folder: string, state: import('./affected.mjs').TestState }} PlannedTask
 */

/**
 * Plans a run without executing it.
 *
 * @param {Selection} selection
 * @param {string} [root] root of the repository, for the cache tests
 * @returns {Promise<PlannedTask[]>} the tasks with a command
 */
export async function planTasks(selection, root = ROOT) {
  const lines = []
  const { code, errors } = await runTurbo(argumentsOf(selection, ['--dry=json']), root, (line) => lines.push(line))
  if (code !== 0) throw new Error(`turbo could not plan:\n${errors}`)
  const { tasks, globalCacheInputs } = JSON.parse(lines.join('\n'))
  const hashes = Object.fromEntries(tasks.map(({ taskId, hash }) => [taskId, hash]))
  return tasks
    .filter(({ command }) => command !== '<NONEXISTENT>')
    .map((task) => ({
      id: task.taskId,
      hash: task.hash,
      isCached: task.cache.status === 'HIT',
      folder: task.directory,
      state: { rest: restOf(task, hashes, globalCacheInputs), inputs: task.inputs },
    }))
}

/** Everything in the hash of a task except its files. */
function restOf(task, hashes, { files, hashOfExternalDependencies, engines }) {
  const { command, resolvedTaskDefinition, environmentVariables } = task
  const parts = {
    global: [files, hashOfExternalDependencies, engines],
    own: [command, task.hashOfExternalDependencies, resolvedTaskDefinition, environmentVariables.configured],
    dependencies: task.dependencies.map((id) => [id, hashes[id]]),
  }
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/**
 * Runs tasks of turbo.json; a task with unchanged inputs returns its cached result and output.
 *
 * @param {Selection & { onLine: (id: string, text: string) => void }} options `onLine` receives every output line
 * @returns {Promise<TaskResult[]>}
 * @throws {Error} if turbo itself fails
 */
export async function runTasks({ onLine, ...selection }) {
  rmSync(RUNS, { recursive: true, force: true })
  const said = []
  const flags = ['--json', '--summarize', '--output-logs=full', '--continue=always']
  const { errors } = await runTurbo(argumentsOf(selection, flags), ROOT, (line) => {
    const { source, text } = parseLine(line)
    if (source === 'turbo') said.push(text)
    else onLine(source, text)
  })
  const [summary] = existsSync(RUNS) ? readdirSync(RUNS) : []
  if (summary === undefined) throw new Error(`turbo ended without a summary:\n${said.join('\n')}\n${errors}`)
  const { tasks } = JSON.parse(readFileSync(join(RUNS, summary), 'utf8'))
  return tasks
    .filter(({ command }) => command !== '<NONEXISTENT>')
    .map(({ taskId, cache, execution }) => ({
      id: taskId,
      isCached: cache.status === 'HIT',
      seconds: execution ? (execution.endTime - execution.startTime) / 1000 : 0,
      // A task that never started has no execution and counts as failed.
      isPassed: execution?.exitCode === 0,
    }))
}

function argumentsOf({ tasks, filters = [], isParallel, isForced, args = [] }, flags) {
  return [
    '--skip-infer',
    '--no-update-notifier',
    'run',
    ...tasks,
    ...filters.map((filter) => `--filter=${filter}`),
    `--concurrency=${isParallel ? '100%' : 1}`,
    // No remote cache.
    `--cache=local:${isForced ? 'w' : 'rw'}`,
    ...flags,
    ...(args.length > 0 ? ['--', ...args] : []),
  ]
}

/** Runs turbo without telemetry. @returns its exit code and stderr output */
function runTurbo(args, root, onLine) {
  const child = spawn(join(BIN, process.platform === 'win32' ? 'turbo.CMD' : 'turbo'), args, {
    cwd: root,
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      PATH: [BIN, process.env.PATH].join(delimiter),
      TURBO_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
      SPEC_HASH: existsSync(SPEC) ? createHash('sha256').update(readFileSync(SPEC)).digest('hex') : '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const reader = createInterface({ input: child.stdout }).on('line', onLine)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      reader.close()
      resolve({ code, errors })
    })
  })
}

function parseLine(line) {
  try {
    return JSON.parse(line)
  } catch {
    return { source: 'turbo', text: line }
  }
}
