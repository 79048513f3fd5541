/** Released shells at the edge: verified, chosen by visitor, kept over restarts, and never torn. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OFFLINE_DOCUMENT_PATH, SERVICE_WORKER_PATH } from '@lantern/contract/offline'
import type { ShellRelease } from '@lantern/contract/shell-releases'
import { createReleasedShells, type ReleasedShells } from '../src/shell-releases/released-shells.ts'
import { createShellReleasesSource } from '../src/shell-releases/shell-releases-source.ts'
import { anEdge, type Edge, logger } from './edge.fixture.ts'
import { bootOf, governedElements } from './page.fixture.ts'
import { aReleaseService, chunkOf, sri, tear, writeReleasedShell } from './shell-release.fixture.ts'

const OWN = '0.1.0-shell'
const FIRST = '0.2.0-aaaa'
const SECOND = '0.3.0-bbbb'
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
    // Without a cookie nobody is in the canary.
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
})
