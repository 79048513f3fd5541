/** Runs test files of one package with and without mutants. A process of its own: a mutant that never ends is killed with it. */
import { jestSession } from './jest-session.mjs'

/** Each run leaves some memory behind: past this a new process is cheaper. */
const MAX_BYTES = 700_000_000
const MUTANT = Symbol.for('lantern.mutant')
const [packageDir, cacheDirectory] = process.argv.slice(2)
const session = await jestSession(packageDir, cacheDirectory)

// What a mutant leaves behind must not end the process that meets the next one.
process.on('unhandledRejection', () => undefined)
process.on('uncaughtException', () => undefined)

process.on('message', async (message) => {
  const answer = await (message.kind === 'try' ? tryTest(message) : judge(message))
  process.send({ ...answer, isFull: process.memoryUsage.rss() > MAX_BYTES })
})
process.send({ kind: 'ready' })

/** Without a mutant: whether a test file passes, whether it needs a document, and what it costs. */
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
