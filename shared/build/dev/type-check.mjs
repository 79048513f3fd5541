import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'

const require = createRequire(import.meta.url)
const TSC = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc')
const PROBLEM = /^(?<file>.+?)\((?<line>\d+),(?<column>\d+)\): error (?<code>TS\d+): (?<message>.*)$/
const STARTED = /- (?:Starting compilation|File change detected)/
const DONE = /- Found \d+ errors?\./

/**
 * Checks the types of a package in a process of its own, again after each change, without delaying the page.
 *
 * @param {object} options
 * @param {string} options.packageDir
 * @param {(problems: TypeProblem[]) => void} options.onResult called after each complete check
 * @returns {() => void} stops it
 *
 * @typedef {{ file: string, line: number, column: number, code: string, message: string }} TypeProblem
 */
export function watchTypes({ packageDir, onResult }) {
  const args = [TSC, '-p', '.', '--noEmit', '--watch', '--preserveWatchOutput', '--pretty', 'false']
  const child = spawn(process.execPath, args, { cwd: packageDir, stdio: ['ignore', 'pipe', 'inherit'] })
  let problems = []
  createInterface(child.stdout).on('line', (line) => {
    if (STARTED.test(line)) problems = []
    const problem = typeProblemOf(line)
    if (problem) problems.push(problem)
    // Continuation lines are indented.
    else if (/^\s+\S/.test(line) && problems.length > 0) problems.at(-1).message += `\n${line.trimEnd()}`
    if (DONE.test(line)) onResult(problems)
  })
  // The page works without it.
  child.once('error', (error) => process.stderr.write(`Types are not checked: ${error.message}\n`))
  return () => child.kill('SIGTERM')
}

/** @returns {TypeProblem | null} null for a line that starts no problem */
function typeProblemOf(text) {
  const found = PROBLEM.exec(text)?.groups
  if (!found) return null
  const { file, line, column, code, message } = found
  return { file, line: Number(line), column: Number(column), code, message }
}
