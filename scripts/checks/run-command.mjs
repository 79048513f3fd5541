import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { ROOT } from '../../shared/build/release/source-hash.mjs'

/**
 * Runs a command line and collects its output.
 *
 * @param {string} line as in a package.json script
 * @param {{ cwd?: string, env?: Record<string, string>, isLoud?: boolean }} [options] isLoud also prints the output
 * @returns {Promise<{ code: number, words: string }>}
 */
export function runCommand(line, { cwd = ROOT, env = {}, isLoud = false } = {}) {
  const path = [join(cwd, 'node_modules/.bin'), join(ROOT, 'shared/build/node_modules/.bin'), process.env.PATH].join(
    delimiter,
  )
  return new Promise((resolve, reject) => {
    const child = spawn(line, {
      cwd,
      shell: true,
      env: { ...process.env, ...env, PATH: path },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let words = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        words += chunk
        if (isLoud) process.stdout.write(chunk)
      })
    }
    child.once('error', reject)
    child.once('exit', (code) => resolve({ code: code ?? 1, words }))
  })
}
