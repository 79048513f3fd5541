import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type LiveShellReport, SHELL_LIVES_MS, SHELL_REPORT_MS } from '@lantern/contract/live-shells'
import { createLogger } from '@lantern/service'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../src/app.ts'
import type { Database } from '../src/database/database.ts'
import { aBuild } from '../src/gate/build.fixture.ts'
import { openSigningKeys } from '../src/keys/signing-keys.ts'
import { createLiveShells } from '../src/shells/live-shells.repository.ts'
import { aDatabase } from './test-database.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'lantern-shells-'))
const host = '127.0.0.1:3200'
const TOKEN = 'a-token-for-tests-only'
const authorization = `Bearer ${TOKEN}`
let db: Database
let app: FastifyInstance

beforeAll(async () => {
  db = await aDatabase()
  const logger = createLogger('ops', { write: () => {} })
  app = buildApp({ db, dataDir, keys: openSigningKeys(dataDir), token: TOKEN, logger })
}, 60_000)
afterEach(async () => {
  await db.deleteFrom('live_shells').execute()
})
afterAll(async () => {
  await app.close()
  await db.destroy()
  rmSync(dataDir, { recursive: true })
})

const aReport = (change: Partial<LiveShellReport> = {}): LiveShellReport => ({
  edge: 'web1:3000',
  origin: 'http://127.0.0.1:1',
  shell: '0.1.0-aaaa',
  provides: { contractVersion: '1.0.0', oldestContract: '1.0.0', shared: { react: '19.3.1' }, slots: [] },
  ...change,
})
/** Uploads and publishes: a refused build is not kept. @returns the answer's JSON */
async function publish(build: ReadonlyMap<string, Buffer>, name: string, version: string) {
  for (const [file, payload] of build)
    await app.inject({
      method: 'PUT',
      url: `/api/builds/${name}/${version}/files/${file}`,
      headers: { authorization, host, 'content-type': 'application/octet-stream' },
      payload,
    })
  const url = `/api/builds/${name}/${version}/publish`
  const headers = { authorization, host }
  const answer = await app.inject({ method: 'POST', url, headers, payload: { withoutBrowser: 'a test' } })
  return answer.json()
}
/** Edges last reported the shell then. */
const lastServed = (shell: string, at: Date) =>
  db.updateTable('live_shells').set({ last_seen: at }).where('shell', '=', shell).execute()
/** The minute after which a shell no longer counts. */
const endOf = (at: Date) =>
  `${new Date(Math.ceil((at.getTime() + SHELL_LIVES_MS) / 60_000) * 60_000).toISOString().slice(11, 16)} UTC`
const tell = (payload: object) =>
  app.inject({ method: 'POST', url: '/api/shells', headers: { host, authorization }, payload })

describe('live shells', () => {
  it('[OPS-GATE-1] are those reported by edges, each once, with what they provide', async () => {
    expect((await tell(aReport())).statusCode).toBe(200)
    await tell(aReport())
    const { shells } = (await app.inject({ url: '/api/shells', headers: { host, authorization } })).json().data
    expect(shells).toMatchObject([{ ...aReport(), isServed: true }])
  })

  it('[OPS-GATE-1] are reported with the edge token only', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/shells', headers: { host }, payload: aReport() })
    expect(answer.statusCode).toBe(401)
  })

  it('[OPS-GATE-1] stay for half an hour after the edge changed its shell, or stopped', async () => {
    let nowMs = Date.now()
    const live = createLiveShells(db, () => nowMs)
    await live.note(aReport())
    nowMs += SHELL_REPORT_MS
    await live.note(aReport({ shell: '0.1.0-bbbb' }))
    const told = async () => (await live.all()).map(({ shell, isServed }) => `${shell} ${isServed}`)
    expect(await told()).toEqual(['0.1.0-bbbb true', '0.1.0-aaaa false'])
    nowMs += 4 * SHELL_REPORT_MS
    expect(await told()).toEqual(['0.1.0-bbbb false', '0.1.0-aaaa false'])
    nowMs += SHELL_LIVES_MS - 4 * SHELL_REPORT_MS
    expect(await told()).toEqual(['0.1.0-bbbb false'])
    nowMs += SHELL_REPORT_MS + 1
    expect(await told()).toEqual([])
  })

  it('[OPS-SHELL-8] are all served that an edge reports at the same time: the canary beside the stable one', async () => {
    const live = createLiveShells(db)
    await live.note(aReport({ shell: '0.2.0-bbbb' }))
    await live.note(aReport())
    expect((await live.all()).map(({ isServed }) => isServed)).toEqual([true, true])
  })

  it('[OPS-GATE-19] count for half an hour after the last edge served them, and without an end while one does', async () => {
    const startMs = Date.now()
    let nowMs = startMs
    const live = createLiveShells(db, () => nowMs)
    const ends = async () =>
      (await live.all()).filter(({ shell }) => shell === '0.1.0-aaaa').map(({ openUntil }) => openUntil?.getTime())
    await live.note(aReport())
    nowMs += SHELL_REPORT_MS
    await live.note(aReport({ edge: 'web2:3000' }))
    await live.note(aReport({ shell: '0.2.0-bbbb' }))
    expect(await ends()).toEqual([undefined, undefined])
    nowMs += SHELL_REPORT_MS
    await live.note(aReport({ edge: 'web2:3000', shell: '0.2.0-bbbb' }))
    const end = startMs + SHELL_REPORT_MS + SHELL_LIVES_MS
    expect(await ends()).toEqual([end, end])
  })

  it.each([
    ['an edge without a name', { edge: '' }],
    ['an origin that is a page', { origin: 'http://edge.test/page' }],
    ['an origin that is a file', { origin: 'file:///etc/passwd' }],
    ['a shell without a version', { shell: 'new' }],
  ])('[OPS-GATE-1] are not told by %s', async (_name, change) => {
    expect((await tell(aReport(change))).statusCode).toBe(400)
  })

  it('[OPS-GATE-13] block a build that imports a new name until every shell has it', async () => {
    const { provides } = aReport()
    const exporting = (shell: string, names: string[]) =>
      tell(aReport({ shell, provides: { ...provides, exports: { '@lantern/ui': names } } }))
    await exporting('0.1.0-aaaa', ['Button'])
    const [name, version] = ['mine', '1.1.0-eeee']
    const build = aBuild({ name, version }, (made) =>
      Object.assign(made, { imports: { '@lantern/ui': ['Button', 'PointsChart'] } }),
    )
    const again = () => publish(build, name, version)
    const refused = (standing: string) =>
      `The build imports PointsChart from @lantern/ui; shell 0.1.0-aaaa, which is ${standing}, has @lantern/ui without it.`
    expect((await again()).message).toBe(refused('live'))
    // A newer shell beside it is not enough: pages of the older one are still open.
    await exporting('0.2.0-bbbb', ['Button', 'PointsChart'])
    expect((await again()).message).toBe(refused('live'))
    const minuteAgo = new Date(Date.now() - 60_000)
    await lastServed('0.1.0-aaaa', minuteAgo)
    expect((await again()).message).toBe(refused(`replaced but may be open on pages until ${endOf(minuteAgo)}`))
    await lastServed('0.1.0-aaaa', new Date(Date.now() - SHELL_LIVES_MS - 1_000))
    expect((await again()).data.kind).toBe('published')
  })

  it('[OPS-GATE-20] keep a remote of a newer minor of React waiting until the last page of the older shell, and take one of the minor before', async () => {
    const built = (version: string, react: string) =>
      publish(
        aBuild({ name: 'points', version }, (made) => Object.assign(made, { shared: { react } })),
        'points',
        version,
      )
    const served = (shell: string, react: string) =>
      tell(aReport({ shell, provides: { ...aReport().provides, shared: { react } } }))
    const refused = (standing: string) =>
      `The build needs react ^19.3.0; shell 0.1.0-aaaa, which is ${standing}, has 19.2.9.`

    await served('0.1.0-aaaa', '19.2.9')
    expect((await built('1.0.0-aaaa', '^19.2.9')).data.kind).toBe('published')
    expect((await built('1.1.0-bbbb', '^19.3.0')).message).toBe(refused('live'))
    await served('0.2.0-bbbb', '19.3.0')
    const minuteAgo = new Date(Date.now() - 60_000)
    await lastServed('0.1.0-aaaa', minuteAgo)
    expect((await built('1.1.0-bbbb', '^19.3.0')).message).toBe(
      refused(`replaced but may be open on pages until ${endOf(minuteAgo)}`),
    )
    await lastServed('0.1.0-aaaa', new Date(Date.now() - SHELL_LIVES_MS - 1_000))
    // Only the newer shell is left: the live build of the minor before fits it, and so does a new one.
    expect((await built('1.0.1-cccc', '^19.2.9')).data.kind).toBe('published')
    expect((await built('1.1.0-bbbb', '^19.3.0')).data.kind).toBe('published')
  })

  it('[OPS-GATE-2] block a build that one of them could not run', async () => {
    await tell(aReport())
    const { provides } = aReport()
    await tell(
      aReport({ edge: 'web2:3000', shell: '0.0.9-old', provides: { ...provides, shared: { react: '18.2.0' } } }),
    )
    for (const [file, payload] of aBuild())
      await app.inject({
        method: 'PUT',
        url: `/api/builds/mine/1.0.0-aaaa/files/${file}`,
        headers: { authorization, host, 'content-type': 'application/octet-stream' },
        payload,
      })
    const headers = { authorization, host }
    const refused = await app.inject({ method: 'POST', url: '/api/builds/mine/1.0.0-aaaa/publish', headers })
    expect(refused.json().message).toBe('The build needs react ^19.0.0; shell 0.0.9-old, which is live, has 18.2.0.')
  })
})
