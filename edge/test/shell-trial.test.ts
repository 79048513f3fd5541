/** Trial links of the shell: one device sees a shell that the release service lists, or that is at the publish gate. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OFFLINE_DOCUMENT_PATH, SERVICE_WORKER_PATH } from '@lantern/contract/offline'
import { type OverrideLink, overrideSigningText, writeOverrideLink } from '@lantern/contract/override'
import type { ShellRelease } from '@lantern/contract/shell-releases'
import type { LightMyRequestResponse } from 'fastify'
import { createVisitorCounts } from '../src/health/visitor-counts.ts'
import { createReleasedShells, type ReleasedShells } from '../src/shell-releases/released-shells.ts'
import { createShellReleasesSource } from '../src/shell-releases/shell-releases-source.ts'
import { anEdge, type Edge, logger } from './edge.fixture.ts'
import { bootOf } from './page.fixture.ts'
import { aReleaseService, writeReleasedShell } from './shell-release.fixture.ts'

const LIVE = '0.2.0-aaaa'
const TRIED = '0.3.0-bbbb'
const AT_GATE = '0.4.0-cccc.trial-01234567-89ab-cdef-0123-456789abcdef'

let edge: Edge
let service: ReturnType<typeof aReleaseService>
let released: ReleasedShells
let files: Record<string, Record<string, string>>
const counts = createVisitorCounts()

beforeEach(async () => {
  edge = await anEdge(
    {},
    {
      counts,
      releasedShells: {
        current: () => released.current(),
        file: (name, version) => released.file(name, version),
        refresh: async () => {},
      },
    },
  )
  service = aReleaseService(edge.signText)
  const { dataDir } = edge
  const source = createShellReleasesSource({
    opsOrigin: 'http://ops.test',
    dataDir,
    publicKey: edge.discovery.publicKey(),
    logger,
    ask: service.ask,
  })
  released = createReleasedShells({ source, dataDir, origin: '', logger })
  files = Object.fromEntries([LIVE, TRIED].map((version) => [version, writeReleasedShell(dataDir, version)]))
  await list()
})
afterEach(() => edge.close())

async function list(more: object = {}): Promise<void> {
  const release = (version: string, traffic: number): ShellRelease => ({
    version,
    files: files[version] ?? {},
    traffic,
    default: traffic === 100,
  })
  service.say({ salt: '', releases: [release(TRIED, 0), release(LIVE, 100)], ...more })
  await released.refresh()
}

function linkOf(change: Partial<OverrideLink> = {}, sign: (text: string) => string = edge.signText): string {
  const link: OverrideLink = {
    environment: 'production',
    remote: 'shell',
    version: TRIED,
    seal: 'seal',
    expiresAt: Date.now() + 60_000,
    nonce: 'n1',
    ...change,
  }
  const signature = Buffer.from(sign(overrideSigningText(link)), 'base64').toString('base64url')
  return writeOverrideLink({ link, signature })
}

const get = (url: string, cookie = ''): Promise<LightMyRequestResponse> => edge.app.inject({ url, headers: { cookie } })
async function shellWith(cookie: string): Promise<{ shellVersion: string; shellTrial: unknown }> {
  const { shellVersion, shellTrial } = bootOf((await get('/mine', cookie)).body)
  return { shellVersion, shellTrial } as never
}

describe('a trial link of the shell', () => {
  it('[EDGE-SHELL-11] leaves the address at once, and shows its shell with its own worker to its holder only', async () => {
    const taken = await get(`/help/kh?a=1&shell-trial=${linkOf()}`)
    expect([taken.statusCode, taken.headers.location]).toEqual([303, '/help/kh?a=1'])
    expect(taken.headers['set-cookie']).toMatch(/^shellTrial=[\w.~-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=60$/)
    const cookie = String(taken.headers['set-cookie']).split(';')[0] ?? ''
    expect(await shellWith(cookie)).toEqual({ shellVersion: TRIED, shellTrial: { until: expect.any(Number) } })
    expect(await shellWith('')).toEqual({ shellVersion: LIVE, shellTrial: null })
    expect(bootOf((await get(OFFLINE_DOCUMENT_PATH, cookie)).body).shellVersion).toBe(TRIED)
    for (const path of [SERVICE_WORKER_PATH, '/polyfill.js']) {
      const own = (await get(path, cookie)).body
      expect([own.length > 0, own]).toEqual([
        true,
        fileOf(TRIED, path === '/polyfill.js' ? 'polyfill' : 'service-worker'),
      ])
    }

    const ended = await get('/?shell-trial=end', cookie)
    expect([ended.statusCode, ended.headers.location]).toEqual([303, '/'])
    expect(ended.headers['set-cookie']).toMatch(/^shellTrial=; .*Max-Age=0$/)
  })

  it.each<[string, () => string]>([
    ['expired', () => linkOf({ expiresAt: Date.now() - 1 })],
    ['of another environment', () => linkOf({ environment: 'staging' })],
    ['of a remote', () => linkOf({ remote: 'mine' })],
    ['signed as something else', () => linkOf({}, () => edge.signText('something else'))],
    ['changed', () => linkOf({ nonce: 'n2' }).replace('n2', 'n3')],
    ['of a shell that is listed no more', () => linkOf({ version: '0.1.0-gone' })],
    ['malformed', () => 'x~y'],
  ])('[EDGE-SHELL-11] that is %s shows the shell of all other visitors', async (_what, text) => {
    expect(await shellWith(`shellTrial=${text()}`)).toEqual({ shellVersion: LIVE, shellTrial: null })
  })

  it('[EDGE-SHELL-11] ends when it is revoked, and while the shell is switched off', async () => {
    const cookie = `shellTrial=${linkOf()}`
    await list({ takenBack: ['n0', 'n1'] })
    expect(await shellWith(cookie)).toEqual({ shellVersion: LIVE, shellTrial: null })
    await list({ takenBack: ['n0'] })
    expect((await shellWith(cookie)).shellVersion).toBe(TRIED)
    service.say({ salt: '', releases: [] })
    await released.refresh()
    expect((await shellWith(cookie)).shellTrial).toBeNull()
  })

  it('[EDGE-SHELL-9] makes reports of its device count nowhere', async () => {
    const drawn = String((await get('/mine')).headers['set-cookie']).split(';')[0] ?? ''
    const reports = [LIVE, TRIED].map((version) => ({ kind: 'remote', remote: 'shell', version, outcome: 'failed' }))
    const send = (cookie: string) =>
      edge.app.inject({ method: 'POST', url: '/collect', headers: { cookie }, payload: { reports } })
    expect((await send(`${drawn}; shellTrial=${linkOf()}`)).statusCode).toBe(204)
    expect(counts.take()).toEqual([])
    await send(drawn)
    expect(counts.take()).toMatchObject([{ remote: 'shell', version: LIVE }])
  })
})

describe('a shell at the publish gate', () => {
  it('[EDGE-SHELL-10] is composed from its sealed description, for the link of the gate', async () => {
    writeReleasedShell(edge.dataDir, AT_GATE)
    const description = readFileSync(join(edge.dataDir, 'artifacts/shell', AT_GATE, 'shell.json'))
    const seal = createHash('sha256').update(description).digest('base64url')
    expect((await shellWith(`shellTrial=${linkOf({ version: AT_GATE, seal })}`)).shellVersion).toBe(AT_GATE)
    expect((await shellWith(`shellTrial=${linkOf({ version: AT_GATE })}`)).shellVersion).toBe(LIVE)
  })
})

function fileOf(version: string, start: string): string {
  const name = Object.keys(files[version] ?? {}).find((file) => file.startsWith(start)) ?? ''
  return readFileSync(join(edge.dataDir, 'artifacts/shell', version, name), 'utf8')
}
