import { fork } from 'node:child_process'
import { join } from 'node:path'

const WORKER = join(import.meta.dirname, 'worker.mjs')

/**
 * Starts a process that runs the tests of one package.
 *
 * @param {string} packageDir
 * @param {string} cacheDirectory cache of jest's transforms
 * @returns {Promise<{ ask: (message: object, limitMs: number) => Promise<object | null>, end: () => void }>} `ask` returns null on a timeout
 *   or exit; the worker must not be used afterwards
 */
export async function startWorker(packageDir, cacheDirectory) {
  const child = fork(WORKER, [packageDir, cacheDirectory], {
    cwd: packageDir,
    env: { ...process.env, NODE_ENV: 'test' },
    execArgv: ['--no-warnings', '--experimental-vm-modules'],
    // Discards the output of mutated tests.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  await new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', (code) => reject(new Error(`jest of ${packageDir} did not start (code ${code}).`)))
  })
  child.removeAllListeners()
  return {
    ask(message, limitMs) {
      return new Promise((resolve) => {
        const timer = setTimeout(() => child.kill('SIGKILL'), limitMs)
        const settle = (answer) => {
          clearTimeout(timer)
          child.removeAllListeners()
          resolve(answer)
        }
        child.once('message', settle)
        child.once('exit', () => settle(null))
        child.once('error', () => settle(null))
        child.send(message)
      })
    },
    end: () => child.kill('SIGKILL'),
  }
}
