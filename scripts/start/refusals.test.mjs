/** Runs the script of `npm start` with settings that cannot work: each is one sentence with the remedy, before anything is built. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, it } from 'node:test'
import { freePort } from '../../shared/build/dev/ports.mjs'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { refuseNoRoom, told } from './check-settings.mjs'
import { noteStart, refuseToRebuildServed, refuseWhileBuilding } from './serving.mjs'

const left = []
afterEach(() => {
  for (const close of left.splice(0).reverse()) close()
})

function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-start-'))
  left.push(() => rmSync(folder, { recursive: true }))
  return folder
}

async function start(env, node = []) {
  const folder = aFolder()
  const names = ['EDGE_PORT', 'OPS_PORT', 'SANDBOX_PORT', 'VENUE_PORT']
  const ports = Object.fromEntries(await Promise.all(names.map(async (name) => [name, String(await freePort())])))
  const child = spawn(process.execPath, [...node, 'scripts/boot.mjs', 'start'], {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', UPSTREAM: '', ...ports, DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { code, said, folder }
}

function writeNote(folder, pid, phase) {
  const note = { edge: 'http://127.0.0.1:3000', phase, sinceMs: Date.now() }
  writeFileSync(join(folder, String(pid)), JSON.stringify(note))
}

/** One sentence or two, no stack, nothing built. */
async function refuses(env, sentence) {
  const { code, said } = await start(env)
  assert.equal(code, 1, said)
  assert.match(said, sentence)
  assert.equal(said.trim().split('\n').length, 1, said)
  assert.doesNotMatch(said, /Building|Ready| {2}at /)
}

describe('npm start refuses before it builds', () => {
  for (const [name, env, sentence] of [
    [
      'an UPSTREAM that is no URL',
      { UPSTREAM: 'api.example' },
      /^UPSTREAM is wrong: it must be an http or https origin/,
    ],
    ['an UPSTREAM with a path', { UPSTREAM: 'https://api.example/v2' }, /^UPSTREAM is wrong/],
    [
      'a DATABASE_URL of another database',
      { DATABASE_URL: 'mysql://a@b/c' },
      /^DATABASE_URL is wrong: it must be a postgres/,
    ],
    ['an unknown GATE', { GATE: 'open' }, /^GATE is wrong: it is strict or local/],
    ['a port that is none', { EDGE_PORT: '99999' }, /^EDGE_PORT is wrong: it must be a port/],
    [
      'two equal ports',
      { EDGE_PORT: '23456', OPS_PORT: '23456' },
      /^OPS_PORT is wrong: 23456 is the port of EDGE_PORT too/,
    ],
    ['a setting of one server', { LIMIT_SCALE: 'many' }, /^LIMIT_SCALE is wrong: it must be a number/],
    [
      'a DATA_DIR below a file',
      { DATA_DIR: join(ROOT, 'package.json', 'data') },
      /package\.json.* is not a folder\. Set DATA_DIR/,
    ],
    ['a DATA_DIR that cannot be made', { DATA_DIR: '/sys/lantern' }, /Set DATA_DIR|set DATA_DIR/],
    [
      'a DATA_DIR where no folder can be made',
      { DATA_DIR: '/proc/lantern/data' },
      /^\/proc\/lantern cannot be made\. Set DATA_DIR/,
    ],
  ])
    it(name, () => refuses(env, sentence))

  it('a port that is in use', async () => {
    const port = await freePort()
    const server = createServer().listen(port, '127.0.0.1')
    left.push(() => server.close())
    await new Promise((resolve) => server.once('listening', resolve))
    await refuses({ OPS_PORT: String(port) }, new RegExp(`^Port ${port} is in use: free it, or set OPS_PORT`))
  })

  it('a database that does not answer, without printing its password', async () => {
    const url = `postgres://lantern:secret@127.0.0.1:${await freePort()}/site`
    const { code, said } = await start({ DATABASE_URL: url })
    assert.equal(code, 1)
    assert.match(said, /^The database of DATABASE_URL does not answer at 127\.0\.0\.1:\d+\/site\. Start it/)
    assert.doesNotMatch(said, /secret|Building/)
  })

  it('a data folder that a running server uses', async () => {
    const folder = aFolder()
    // A process whose command line is that of a server.
    const owner = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'main.ts'], { stdio: 'ignore' })
    left.push(() => owner.kill('SIGKILL'))
    writeFileSync(join(folder, 'ops.lock'), String(owner.pid))
    await refuses({ DATA_DIR: folder }, new RegExp(`is in use by process ${owner.pid}\\. Stop it or set DATA_DIR`))
  })

  it('a Node that is too old, before it installs', async () => {
    const old = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'18.20.8'}})`
    const { code, said } = await start({}, ['--import', old])
    assert.equal(code, 1)
    assert.match(
      said,
      /^Lantern needs Node 20 or later to start and this is 18\.20\.8: install .*; nothing was started\.\n$/,
    )
  })

  it('a disk without room', () => {
    // Unknown.
    refuseNoRoom('/data', undefined)
    refuseNoRoom('/data', 600 * 1024 * 1024)
    assert.throws(
      () => refuseNoRoom('/data', 10 * 1024 * 1024),
      /^Error: The disk of \/data has 10 MB left and a start needs 500 MB: free space there, or set DATA_DIR/,
    )
  })
})

describe('a disk that fills up during a start', () => {
  for (const [name, message] of [
    ['a publish', 'publish remote-mine/dist failed.\nRefused (507): The disk of /data is full (0 MB left): …'],
    ['a build', "Error: ENOSPC: no space left on device, open '/lantern/shell/dist/assets/main.js'"],
    ['a database', 'could not extend file "base/5/1259": No space left on device'],
  ])
    it(`is told in one sentence when ${name} fails`, async () => {
      // No folder, so no room.
      const { message: sentence } = await told(new Error(message), { dataDir: '/nowhere/data' })
      assert.match(
        sentence,
        /^The disk of \/nowhere\/data has 0 MB left and a start needs 500 MB: free space there, or set DATA_DIR .*\.$/,
      )
      assert.doesNotMatch(sentence, /\n|Refused/)
    })
})

describe('a clone that already serves', () => {
  it('is not built while a site of it runs, unless there is nothing to build', () => {
    const folder = aFolder()
    const notBuilt = aFolder()
    const site = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
    left.push(() => site.kill('SIGKILL'))
    refuseToRebuildServed([notBuilt], { folder: join(folder, 'none') })
    const { serves, forget } = noteStart('http://127.0.0.1:3000', { folder })
    serves()
    // Its own note does not count.
    refuseToRebuildServed([notBuilt], { folder })
    forget()
    writeNote(folder, site.pid, 'serves')
    refuseToRebuildServed([], { folder })
    assert.throws(
      () => refuseToRebuildServed([notBuilt], { folder }),
      new RegExp(
        `already serves http://127\\.0\\.0\\.1:3000 \\(process ${site.pid}\\).*Stop it first, or start in another clone`,
      ),
    )
  })

  it('is not built while a site of an earlier version runs, whose note is its origin alone', () => {
    const folder = aFolder()
    const site = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
    left.push(() => site.kill('SIGKILL'))
    writeFileSync(join(folder, String(site.pid)), 'http://127.0.0.1:3000')
    assert.throws(
      () => refuseToRebuildServed([aFolder()], { folder }),
      new RegExp(`already serves http://127\\.0\\.0\\.1:3000 \\(process ${site.pid}\\)`),
    )
  })

  it('forgets sites that ended', async () => {
    const folder = aFolder()
    const gone = spawn(process.execPath, ['-e', ''])
    await new Promise((resolve) => gone.once('exit', resolve))
    for (const phase of ['builds', 'serves']) {
      writeNote(folder, gone.pid, phase)
      refuseWhileBuilding([aFolder()], { folder })
      refuseToRebuildServed([aFolder()], { folder })
    }
  })

  it('is not built while another start builds it, unless there is nothing to build', () => {
    const folder = aFolder()
    const notBuilt = aFolder()
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
    left.push(() => other.kill('SIGKILL'))
    const { forget } = noteStart('http://127.0.0.1:3000', { folder })
    // Its own note does not count.
    refuseWhileBuilding([notBuilt], { folder })
    forget()
    writeNote(folder, other.pid, 'serves')
    refuseWhileBuilding([notBuilt], { folder })
    writeNote(folder, other.pid, 'builds')
    refuseWhileBuilding([], { folder })
    // It serves nothing yet.
    refuseToRebuildServed([notBuilt], { folder })
    assert.throws(
      () => refuseWhileBuilding([notBuilt], { folder }),
      new RegExp(
        `^Error: Another start is building this clone \\(process ${other.pid}, since \\d\\d:\\d\\d:\\d\\d\\): wait until it is ready, or stop it; nothing was changed\\.$`,
      ),
    )
  })
})
