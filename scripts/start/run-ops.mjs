import { spawn } from 'node:child_process'
import { ROOT } from '../../shared/build/release/source-hash.mjs'

/**
 * Runs a command of the release service's CLI.
 *
 * @param {string[]} call verb and arguments
 * @param {Record<string, string>} env
 * @returns {Promise<string>} its result, without progress output
 * @throws {Error} with the command's message if it refuses
 */
export function runOps(call, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'ops/src/cli.ts', ...call], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let answer = ''
    let words = ''
    child.stdout.on('data', (chunk) => {
      answer += chunk
      words += chunk
    })
    child.stderr.on('data', (chunk) => (words += chunk))
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve(answer.trim())
      else reject(new Error(`${call.join(' ')} failed.\n${words.trim()}`))
    })
  })
}
