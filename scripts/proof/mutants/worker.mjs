/** Runs test files of one package with and without mutants, in a separate process so that an endless mutant can be killed. */
import { jestSession } from './jest-session.mjs'

/** Runs leak memory; above this a new process is cheaper. */
const MAX_BYTES = 700_000_000
const MUTANT = Symbol.for('lantern.mutant')
const [packageDir, cacheDirectory] = process.argv.slice(2)
const session = await jestSession(packageDir, cacheDirectory)

// A rejection left by one mutant must not crash the run of the next.
process.on('unhandledRejection', () => undefined)
process.on('uncaughtException', () => undefined)

process.on('message', async (message) => {
  const answer = await (message.kind === 'try' ? tryTest(message) : judge(message))
  process.send({ ...answer, isFull: process.memoryUsage.rss() > MAX_BYTES })
})
process.send({ kind: 'ready' })

/** Runs a test file without a mutant: whether it passes, whether it needs a DOM, and its CPU time. */
async function tryTest({ test }) {
  globalThis[MUTANT] = undefined
  const before = process.cpuUsage()
  const isLight = await session.passes(test, true)
  const passes = isLight || (await session.passes(test, false))
  const { user, system } = process.cpuUsage(before)
  return { isLight, passes, cpuMs: (user + system) / 1_000 }
}

async function judge({ file, text, test, isLight }) {
  globalThis[MUTANT] = { path: file, text }
  return { passes: await session.passes(test, isLight) }
}
