/** Tests the group with small servers: an exited server is restarted; one that keeps exiting stops all. Run by `node --test`. */
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, it } from 'node:test'
import { freePort } from '../../shared/build/dev/ports.mjs'
import { createRestartPlan } from './restart-plan.mjs'
import { createServiceGroup } from './service-group.mjs'

/** Answers every request; `/end` makes it exit; with FAILS it never listens. */
const SERVER = `
import { createServer } from 'node:http'
if (process.env.FAILS) process.exit(7)
if (process.env.WARNS) console.log(process.env.WARNS)
createServer((request, response) => {
  if (request.url === '/end') process.exit(3)
  response.end('ok')
}).listen(Number(process.env.PORT), '127.0.0.1')
`

const left = []
afterEach(async () => {
  for (const close of left.splice(0).reverse()) await close()
})

async function aGroup({ restarts = true } = {}) {
  const root = mkdtempSync(join(tmpdir(), 'lantern-group-'))
  left.push(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'one/src'), { recursive: true })
  writeFileSync(join(root, 'one/package.json'), '{"type":"module"}')
  writeFileSync(join(root, 'one/src/main.ts'), SERVER)
  const said = []
  const printed = []
  let tellSaid = () => {}
  const death = new Promise((resolve) => {
    const group = createServiceGroup({
      root,
      restarts,
      firstPauseMs: 50,
      print: (sentence) => printed.push(sentence),
      onDeath: resolve,
      say: (sentence) => {
        said.push(sentence)
        tellSaid()
      },
    })
    left.push(() => group.stop())
    left.group = group
  })
  const port = await freePort()
  const service = { name: 'one', origin: `http://127.0.0.1:${port}`, env: { PORT: String(port) } }
  return {
    group: left.group,
    service,
    said,
    printed,
    root,
    death,
    end: () => fetch(`${service.origin}/end`).catch(() => {}),
    heard: (count) =>
      new Promise((resolve) => {
        tellSaid = () => said.length >= count && resolve()
        tellSaid()
      }),
  }
}

describe('createServiceGroup', () => {
  it('restarts a server that exited and reports both', async () => {
    const { group, service, said, end, heard } = await aGroup()
    await group.start(service)
    await end()
    await heard(2)
    assert.match(said[0], /^one exited \(code 3\) and restarts in 0\.05 s/)
    assert.equal(said[1], 'one answers again.')
    assert.equal((await fetch(service.origin)).status, 200)
  })

  it('shows a warning as a sentence and keeps its line in the file, also of a restarted server', async () => {
    const { group, service, printed, root, end, heard } = await aGroup()
    const line = JSON.stringify({ level: 40, msg: 'it is late', fault: 'no answer' })
    const logFile = join(root, 'logs/one.log')
    await group.start({ ...service, env: { ...service.env, WARNS: line }, logFile })
    await end()
    await heard(2)
    await group.stop()
    assert.deepEqual(printed, ['one warns: it is late (fault no answer)', 'one warns: it is late (fault no answer)'])
    assert.equal(readFileSync(logFile, 'utf8'), `${line}\n${line}\n`)
  })

  it('reports that all answer only when they do', async () => {
    const { group, service, end, heard } = await aGroup()
    await group.start(service)
    await end()
    await group.allAnswer()
    await heard(2)
  })

  it('does not report that all answer once it stops', async () => {
    const { group, service } = await aGroup()
    await group.start(service)
    const ready = group.allAnswer().then(() => 'ready')
    const stopped = group.stop().then(() => 'stopped')
    assert.equal(await Promise.race([ready, stopped]), 'stopped')
  })

  it('stops all if a server exits before its first response', async () => {
    const { group, service, death } = await aGroup()
    void group.start({ ...service, env: { ...service.env, FAILS: '1' } })
    assert.match(await death, /^one exited \(code 7\), so everything is stopped/)
  })

  it('stops all at the first exit if restarts are disabled', async () => {
    const { group, service, end, death } = await aGroup({ restarts: false })
    await group.start(service)
    await end()
    assert.match(await death, /^one exited \(code 3\), so everything is stopped/)
  })

  it('stops all if a server keeps exiting', async () => {
    const { group, service, said, end, death } = await aGroup()
    const env = { ...service.env }
    await group.start({ ...service, env })
    env.FAILS = '1'
    await end()
    assert.match(await death, /^one exited \(code 7\) more than 5 times in a minute, so everything is stopped/)
    assert.equal(said.length, 5)
  })
})

describe('createRestartPlan', () => {
  it('doubles the pause, gives up at the sixth exit within a minute, and forgets old exits', () => {
    let nowMs = 0
    const plan = createRestartPlan({ now: () => nowMs })
    const ends = (count) => Array.from({ length: count }, () => plan.next())
    assert.deepEqual(ends(6), [250, 500, 1_000, 2_000, 4_000, undefined])
    nowMs = 60_000
    assert.deepEqual(ends(1), [250])
  })
})
