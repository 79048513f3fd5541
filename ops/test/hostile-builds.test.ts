/** Builds by an attacker who holds the token of one remote. */
import { BEGUN_BUILDS, BUILD_BYTES, BUILD_FILES } from '../src/artifacts/staging-room.ts'
import { aBuild, containerOf } from '../src/gate/build.fixture.ts'
import { integrityOf } from '../src/gate/candidate/hash.rules.ts'
import type { GateSettings } from '../src/gate/gate.ts'
import { OF_ONE_REMOTE } from '../src/gate/gate-queue.ts'
import { HOST, openReleaseService, type TestReleaseService } from './release-service.fixture.ts'

const ENTRY = 'the container'
let service: TestReleaseService
let token: string
const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
const SHELL = {
  edge: 'edge:1',
  origin: 'http://127.0.0.1:9',
  shell: '1.0.0',
  provides: { contractVersion: '1.0.0', oldestContract: '1.0.0', shared: { react: '19.0.0' }, slots: [] },
}

beforeAll(async () => {
  const runHost: GateSettings['runHost'] = async ({ remotes: [remote] }) => {
    if (remote?.remote === 'mine') await held
    return { exposedModules: [], refused: [] }
  }
  service = await openReleaseService({ gate: { mode: 'local', browser: '/bin/true', runHost } })
  const made = await service.call('POST', '/api/tokens', { name: 'team-mine', role: 'deployer', remote: 'mine' })
  token = made.json().data.token
}, 60_000)
afterAll(async () => {
  letGo()
  await service.close()
})

const address = (version: string) => `/api/builds/mine/${version}`
async function put(version: string, file: string, payload: Buffer) {
  const headers = { host: HOST, authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' }
  return service.app.inject({ method: 'PUT', url: `${address(version)}/files/${file}`, headers, payload })
}

/** Publishes a good build with some files changed, rehashed. */
async function publish(version: string, changes: Record<string, string | Buffer>) {
  const files = aBuild({ version })
  for (const [file, content] of Object.entries(changes))
    files.set(file === ENTRY ? containerOf({ version }) : file, Buffer.from(content))
  const hashed = [...files].filter(([file]) => file !== 'lantern.json' && file !== 'integrity.json')
  if (changes['integrity.json'] === undefined)
    files.set(
      'integrity.json',
      Buffer.from(JSON.stringify(Object.fromEntries(hashed.map(([file, bytes]) => [file, integrityOf(bytes)])))),
    )
  for (const [file, content] of files) expect((await put(version, file, content)).statusCode).toBe(200)
  const answer = await service.call('POST', `${address(version)}/publish`, {}, token)
  return (answer.json().data?.refusals ?? []) as { rule: string; what: string }[]
}

describe('a build made to keep the release service busy', () => {
  it.each([
    ['an entry of open brackets', { [ENTRY]: '('.repeat(200_000) }],
    ['an entry that is nested without an end', { [ENTRY]: `a${'[a'.repeat(150_000)}` }],
    ['a row of open brackets in its styles', { 'a.css': `a"${'['.repeat(200_000)}"{}` }],
    ['a row of open negations in its styles', { 'a.css': `${':not(a '.repeat(30_000)}{}` }],
  ])('[OPS-RAW-3] is judged at once: %s', async (name, changes) => {
    const refusals = await publish(`1.0.0-${name.length}`, changes)
    expect(refusals.length).toBeGreaterThan(0)
  })

  it('[OPS-RAW-3] is refused when a document or the entry exceeds its limit', async () => {
    const long = ' '.repeat(600 * 1024)
    const rules = async (file: string) =>
      (await publish(`1.0.1-${file.length}`, { [file]: long })).map(({ rule }) => rule)
    expect(await rules('lantern.json')).toContain('schema')
    expect(await rules('mf-manifest.json')).toContain('schema')
    expect(await rules('integrity.json')).toContain('schema')
    expect(await rules(ENTRY)).toContain('budget')
  })

  it('[OPS-RAW-3] is refused without parsing when its style sheets are larger together than anybody needs', async () => {
    const half = 'a{}'.repeat(100_000)
    const refusals = await publish('1.0.3', { 'a.css': half, 'b.css': half })
    expect(refusals).toMatchObject([{ rule: 'budget', what: expect.stringContaining('512 kB') }])
  })

  it('[OPS-RAW-3] is answered with few of its own words, however much of it cannot be read', async () => {
    const refusals = await publish('1.0.4', { 'a.css': 'a,'.repeat(200_000) })
    expect(refusals).toMatchObject([{ rule: 'style-layer', what: expect.stringContaining('a.css is not CSS') }])
    expect(refusals[0]?.what.length).toBeLessThan(600)
  })

  it('[OPS-RAW-3] gets a hundred refusals at most: the audit log stores them', async () => {
    const stated = Array.from({ length: 5_000 }, (_, index) => `${index}.js`).join(' ')
    expect(await publish('1.0.2', { [ENTRY]: `y.lanternNeeds="${stated}"` })).toHaveLength(100)
  })
})

describe('unpublished uploads', () => {
  it('[OPS-RAW-4] is limited in bytes and files per build', async () => {
    const content = Buffer.alloc(4 * 1024 * 1024 - 1)
    for (let index = 0; index < BUILD_BYTES / 2 ** 22; index += 1)
      expect((await put('2.0.0', `a${index}.png`, content)).statusCode).toBe(200)
    const full = await put('2.0.0', 'b.png', content)
    expect([full.statusCode, full.json().message]).toEqual([413, expect.stringContaining('16 MB')])
    // The same file again takes no more room.
    expect((await put('2.0.0', 'a0.png', content)).statusCode).toBe(200)
    for (let index = 0; index < BUILD_FILES; index += 1) await put('2.0.1', `a${index}.png`, Buffer.from('a'))
    expect((await put('2.0.1', 'b.png', Buffer.from('a'))).statusCode).toBe(413)
  })

  it('[OPS-RAW-4] keeps eight unpublished builds of a remote; a ninth replaces the oldest', async () => {
    for (let index = 0; index <= BEGUN_BUILDS; index += 1)
      await put(`3.0.${index}`, 'integrity.json', Buffer.from('{}'))
    const wants = async (version: string) => {
      const answer = await service.call('POST', `${address(version)}/publish`, {}, token)
      return answer
        .json()
        .data.refusals.some(({ what }: { what: string }) => what.startsWith('integrity.json is missing'))
    }
    expect([await wants('3.0.0'), await wants('3.0.1')]).toEqual([true, false])
  })
})

describe('the gate’s queue', () => {
  it('[OPS-RAW-5] stays free for others while one team publishes continuously', async () => {
    await service.call('POST', '/api/shells', SHELL)
    const sent = Array.from({ length: OF_ONE_REMOTE + 1 }, (_, index) =>
      service.publish({ version: `5.0.${index}` }, token),
    )
    // The others are held at the gate or wait for it, so only the one too many is answered.
    const refused = await Promise.race(sent)
    expect([refused.statusCode, refused.json().data.refusals[0].rule]).toEqual([422, 'busy'])
    expect((await service.publish({ name: 'games' })).json()).toMatchObject({ data: { kind: 'published' } })
    letGo()
    const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode)
    expect(statuses.sort()).toEqual([200, 200, 200, 200, 422])
  })
})
