/** Released shells at the edge: verified, chosen by visitor, kept over restarts, and never torn. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OFFLINE_DOCUMENT_PATH, SERVICE_WORKER_PATH } from '@lantern/contract/offline'
import {
  SHELL_TICKET_HEADER,
  type ShellRelease,
  shellTicketSigningText,
  writeShellTicket,
} from '@lantern/contract/shell-releases'
import { createReleasedShells, type ReleasedShells } from '../src/shell-releases/released-shells.ts'
import { createShellReleasesSource } from '../src/shell-releases/shell-releases-source.ts'
import { anEdge, type Edge, logger } from './edge.fixture.ts'
import { bootOf, governedElements } from './page.fixture.ts'
import { aReleaseService, chunkOf, sri, tear, writeReleasedShell } from './shell-release.fixture.ts'

const OWN = '0.1.0-shell'
const FIRST = '0.2.0-aaaa'
const SECOND = '0.3.0-bbbb'
const KEPT = '0.1.9-kept'
const DAY = 86_400_000

let edge: Edge
let service: ReturnType<typeof aReleaseService>
let released: ReleasedShells
let nowMs: number

/** Another process of this edge, on the same folder. */
function start(origin = '', ask?: typeof fetch): ReleasedShells {
  const source = createShellReleasesSource({
    opsOrigin: 'http://ops.test',
    dataDir: edge.dataDir,
    publicKey: edge.discovery.publicKey(),
    logger,
    ask: service.ask,
  })
  return createReleasedShells({ source, dataDir: edge.dataDir, origin, ...(ask && { ask }), logger, now: () => nowMs })
}

beforeEach(async () => {
  nowMs = Date.now()
  edge = await anEdge(
    {},
    {
      releasedShells: {
        current: () => released.current(),
        file: (name, version) => released.file(name, version),
        refresh: async () => {},
      },
    },
  )
  service = aReleaseService(edge.signText)
  released = start()
})
afterEach(() => edge.close())

const release = (version: string, files: Record<string, string>, traffic = 100): ShellRelease => ({
  version,
  files,
  traffic,
  default: traffic === 100 || traffic === 50,
})

async function page(cookie = '', url = '/mine') {
  const answer = await edge.app.inject({ url, headers: cookie === '' ? {} : { cookie } })
  const [given = ''] = [answer.headers['set-cookie'] ?? []].flat()
  return { answer, shell: bootOf(answer.body).shellVersion, cookie: given.split(';')[0] || cookie }
}
const statusOf = async (file: string) => (await edge.app.inject({ url: `/assets/${file}` })).statusCode

describe('a ticket of the release service', () => {
  const MINUTE = 60_000
  const ticketFor = (version: string, { lastsMs = MINUTE, signed = version } = {}) => {
    const expiresAt = Date.now() + lastsMs
    const signature = edge.signText(shellTicketSigningText({ version: signed, expiresAt }))
    return writeShellTicket({ version, expiresAt, signature: Buffer.from(signature, 'base64').toString('base64url') })
  }
  const shellFor = async (ticket: string) => {
    const { body } = await edge.app.inject({ url: '/', headers: { [SHELL_TICKET_HEADER]: ticket } })
    return bootOf(body).shellVersion
  }

  it('[EDGE-SHELL-8] opens the canary that it names at once, however few visitors get it', async () => {
    const canary = { ...release(SECOND, writeReleasedShell(edge.dataDir, SECOND)), traffic: 0.1, default: false }
    const stable = { ...release(FIRST, writeReleasedShell(edge.dataDir, FIRST)), traffic: 99.9, default: true }
    const kept = { ...release(KEPT, writeReleasedShell(edge.dataDir, KEPT)), traffic: 0, default: false }
    service.say({ salt: 'a', releases: [canary, stable, kept] })
    await released.refresh()
    expect([await shellFor(ticketFor(SECOND)), await shellFor(ticketFor(FIRST))]).toEqual([SECOND, FIRST])
    // Kept for open pages: no visitor gets its first page.
    expect(await shellFor(ticketFor(KEPT))).not.toBe(KEPT)
  })

  it('[EDGE-SHELL-8] is valid by the clock of the release service, however far ahead the upstream is', async () => {
    const canary = { ...release(SECOND, writeReleasedShell(edge.dataDir, SECOND)), traffic: 1e-9, default: false }
    service.say({ salt: 'a', releases: [canary, release(FIRST, writeReleasedShell(edge.dataDir, FIRST))] })
    await released.refresh()
    edge.site.aheadMs = DAY
    // The edge learns the time from an answer, which may come after the time limit of a page.
    let serverTime = 0
    while (serverTime < Date.now() + DAY / 2) serverTime = Number(bootOf((await page()).answer.body).serverTime)
    expect(await shellFor(ticketFor(SECOND))).toBe(SECOND)
  })

  it('[EDGE-SHELL-8] changes nothing when it has expired, is not signed by the release service, or is no ticket', async () => {
    // A share in which no bucket is: every visitor gets the stable one.
    const canary = { ...release(SECOND, writeReleasedShell(edge.dataDir, SECOND)), traffic: 1e-9, default: false }
    service.say({ salt: 'a', releases: [canary, release(FIRST, writeReleasedShell(edge.dataDir, FIRST))] })
    await released.refresh()
    expect(await shellFor(ticketFor(SECOND))).toBe(SECOND)
    const others = [
      ticketFor(SECOND, { lastsMs: -1 }),
      ticketFor(SECOND, { signed: FIRST }),
      SECOND,
      `${ticketFor(SECOND)} more`,
      'x'.repeat(5_000),
    ]
    for (const ticket of others) expect(await shellFor(ticket)).toBe(FIRST)
  })
})

describe('released shells', () => {
  it('[EDGE-SHELL-2] are not needed: without one, and while they are switched off, pages are of the own folder', async () => {
    await released.refresh()
    expect((await page()).shell).toBe(OWN)
    const files = writeReleasedShell(edge.dataDir, FIRST)
    service.say({ salt: '', releases: [release(FIRST, files)] })
    await released.refresh()
    expect((await page()).shell).toBe(FIRST)
    service.say({ salt: '', releases: [] })
    await released.refresh()
    expect((await page()).shell).toBe(OWN)
    // Pages of the released one may still be open.
    expect(await statusOf(chunkOf(files))).toBe(200)
  })

  it('[EDGE-SHELL-1] are believed by signature, environment and revision only', async () => {
    const files = writeReleasedShell(edge.dataDir, FIRST)
    service.say({ salt: '', releases: [release(FIRST, files)] }, { signature: edge.signText('something else') })
    await released.refresh()
    expect((await page()).shell).toBe(OWN)
    service.say({ salt: '', releases: [release(FIRST, files)] })
    await released.refresh()
    service.say({ salt: '', releases: [] }, { revision: 1 })
    await released.refresh()
    expect((await page()).shell).toBe(FIRST)
  })

  it.each<[string, (files: Record<string, string>) => void]>([
    ['a torn file', () => tear(edge.dataDir, SECOND, 'main.0123abcd.js')],
    ['a missing file', () => rmSync(join(edge.dataDir, 'artifacts/shell', SECOND, 'service-worker.0123abcd.js'))],
    ['a forged description', () => writeFileSync(join(edge.dataDir, 'artifacts/shell', SECOND, 'shell.json'), '{}')],
    [
      'a description that names a file with another hash',
      (files) => Object.assign(files, { 'main.0123abcd.js': sri(Buffer.from('other')) }),
    ],
    ['a description that names a file that is not signed', (files) => delete files['service-worker.0123abcd.js']],
  ])('[EDGE-SHELL-1] with %s are not used: visitors keep the shell that they have', async (_name, spoil) => {
    service.say({ salt: '', releases: [release(FIRST, writeReleasedShell(edge.dataDir, FIRST))] })
    await released.refresh()
    const files = writeReleasedShell(edge.dataDir, SECOND)
    spoil(files)
    service.say({ salt: '', releases: [release(SECOND, files)] })
    await released.refresh()
    expect((await page()).shell).toBe(FIRST)
    expect(existsSync(join(edge.dataDir, 'edge/shells', SECOND))).toBe(false)

    // Repaired, it is read at the next attempt.
    const whole = writeReleasedShell(edge.dataDir, SECOND)
    service.say({ salt: '', releases: [release(SECOND, whole)] })
    await released.refresh()
    expect((await page()).shell).toBe(SECOND)
  })

  it('[EDGE-SHELL-1] [EDGE-SHELL-6] come from the artifact origin too, where other bytes, redirects and endless files are refused', async () => {
    const files = writeReleasedShell(edge.dataDir, FIRST)
    const folder = join(edge.dataDir, 'artifacts/shell', FIRST)
    const elsewhere = new Map(Object.keys(files).map((file) => [file, readFileSync(join(folder, file))]))
    rmSync(join(edge.dataDir, 'artifacts/shell'), { recursive: true })
    const asked: string[] = []
    let answer = (file: string): BodyInit => elsewhere.get(file) ?? ''
    released = start('https://artifacts.test', async (url) => {
      asked.push(String(url))
      return new Response(answer(String(url).split(`${FIRST}/`)[1] ?? ''))
    })
    answer = () => Buffer.alloc(5 * 1024 * 1024)
    service.say({ salt: '', releases: [release(FIRST, files)] })
    await released.refresh()
    expect((await page()).shell).toBe(OWN)
    answer = (file) => elsewhere.get(file) ?? ''
    nowMs += 5_000
    await released.refresh()
    const { answer: html, shell } = await page()
    expect(shell).toBe(FIRST)
    expect(asked.every((url) => url.startsWith(`https://artifacts.test/r/shell/${FIRST}/`))).toBe(true)
    const policy = String(html.headers['content-security-policy'])
    for (const { hash } of governedElements(html.body)) expect(policy).toContain(`'${hash}'`)
    expect(policy).not.toContain('unsafe')
  })

  it('[EDGE-SHELL-3] a canary is for its visitors: page, stored page, service worker and polyfill are of one shell', async () => {
    const releases = [
      release(SECOND, writeReleasedShell(edge.dataDir, SECOND), 50),
      release(FIRST, writeReleasedShell(edge.dataDir, FIRST), 50),
    ]
    service.say({ salt: 'pepper', releases: releases.map((one, index) => ({ ...one, default: index === 1 })) })
    await released.refresh()
    const met = new Set<string>()
    for (let visitor = 0; visitor < 24; visitor += 1) {
      const { shell, cookie } = await page()
      met.add(shell)
      expect((await page(cookie)).shell).toBe(shell)
      expect((await page(cookie, OFFLINE_DOCUMENT_PATH)).shell).toBe(shell)
    }
    expect(met).toEqual(new Set([FIRST, SECOND]))
    // A visitor without a cookie is not in the canary.
    expect((await page('', OFFLINE_DOCUMENT_PATH)).shell).toBe(FIRST)
    const worker = await edge.app.inject({ url: SERVICE_WORKER_PATH })
    expect([worker.statusCode, worker.headers.vary]).toEqual([200, 'cookie'])
  })

  it('[EDGE-SHELL-5] outlive a restart without the release service and its artifacts; a torn copy is not used', async () => {
    const files = writeReleasedShell(edge.dataDir, FIRST)
    service.say({ salt: '', releases: [release(FIRST, files)] })
    await released.refresh()
    rmSync(join(edge.dataDir, 'artifacts/shell'), { recursive: true })
    service.say(null)
    // Left by a process that was killed while it wrote.
    const killed = join(edge.dataDir, 'edge/shells', `${SECOND}.killed.tmp`)
    mkdirSync(killed)
    released = start()
    await released.refresh()
    expect((await page()).shell).toBe(FIRST)
    expect(await statusOf(chunkOf(files))).toBe(200)

    writeFileSync(join(edge.dataDir, 'edge/shells', FIRST, 'main.0123abcd.js'), 'torn')
    released = start()
    await released.refresh()
    expect((await page()).shell).toBe(OWN)
  })

  it('[EDGE-SHELL-5] are served from memory when the disk is full', async () => {
    const folder = join(edge.dataDir, 'edge/shells')
    // A file in the place of the folder: nothing can be written below it, whoever runs the test.
    writeFileSync(folder, '')
    service.say({ salt: '', releases: [release(FIRST, writeReleasedShell(edge.dataDir, FIRST))] })
    await released.refresh()
    expect((await page()).shell).toBe(FIRST)
  })

  it('[EDGE-SHELL-4] leave their files for open pages: of the last five, for seven days, also over a restart', async () => {
    const listed: Record<string, string>[] = []
    for (let index = 0; index < 8; index += 1) {
      const version = `1.${index}.0-aaaa`
      const files = writeReleasedShell(edge.dataDir, version)
      listed.push(files)
      service.say({ salt: '', releases: [release(version, files)] })
      nowMs += 1_000
      await released.refresh()
    }
    const statuses = () => Promise.all(listed.map((files) => statusOf(chunkOf(files))))
    expect(await statuses()).toEqual([404, 404, 200, 200, 200, 200, 200, 200])
    expect(readdirSync(join(edge.dataDir, 'edge/shells'))).toHaveLength(6)

    rmSync(join(edge.dataDir, 'artifacts/shell'), { recursive: true })
    released = start()
    await released.refresh()
    expect(await statuses()).toEqual([404, 404, 200, 200, 200, 200, 200, 200])
    nowMs += 7 * DAY + 10_000
    await released.refresh()
    expect(await statuses()).toEqual([404, 404, 404, 404, 404, 404, 404, 200])
  })

  it('[EDGE-SHELL-5] after a restart in the middle of a fetch, the version before it is served and not the folder', async () => {
    const first = writeReleasedShell(edge.dataDir, FIRST)
    service.say({ salt: '', releases: [release(FIRST, first)] })
    await released.refresh()
    const second = writeReleasedShell(edge.dataDir, SECOND)
    rmSync(join(edge.dataDir, 'artifacts/shell'), { recursive: true })
    service.say({ salt: '', releases: [release(SECOND, second), release(FIRST, first, 0)] })
    // The answer of the artifact origin never ends.
    const { promise, resolve } = Promise.withResolvers<Response>()
    const asked = Promise.withResolvers<void>()
    released = start('https://artifacts.test', () => {
      asked.resolve()
      return promise
    })
    const running = released.refresh()
    await asked.promise
    expect((await page()).shell).toBe(FIRST)
    resolve(new Response('torn'))
    await running
    expect((await page()).shell).toBe(FIRST)
  })
})
