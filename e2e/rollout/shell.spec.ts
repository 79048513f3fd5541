/** A release of the shell while a page is open: canary, old chunks, rollback, and a refusal (issue 11). */
import { sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ShellBuild } from '@lantern/contract/federation'
import type { RemoteBuild } from '@lantern/contract/remote-build'
import { SHELL_TICKET_HEADER, shellTicketSigningText, writeShellTicket } from '@lantern/contract/shell-releases'
import type { Browser, Page } from '@playwright/test'
import { type OwnReleaseService, ownReleaseService } from '../site/own-release-service.ts'
import { ROOT } from '../site/release-service.ts'
import { expect, test } from '../site/watched-page.ts'
import { anotherShell } from './another-shell.ts'
import { servedShells, shellOf, untilServed } from './served-shells.ts'

/** Chunk of the help article about deposits. */
const CHUNK = 'help-zh-ck-md.'
const ARTICLE = '/help/ck'
const WHY = ['--reason', 'a drill of the browser tests'] as const
const UNRENDERED = ['--without-browser', 'a drill of the browser tests'] as const

let service: OwnReleaseService | undefined
test.afterEach(async ({ page }) => {
  // An open page keeps polling the edge.
  await page.close()
  await service?.stop()
})

test('[OPS-SHELL-1] [OPS-SHELL-2] [EDGE-SHELL-3] [EDGE-SHELL-4] [EDGE-SHELL-8] a shell is released by canary under an open page, rolled back, and refused when a remote needs more', async ({
  browser,
  page,
}) => {
  test.setTimeout(480_000)
  const own = await ownReleaseService()
  service = own
  const { edge } = own
  const folderOf = (name: string) => join(own.dataDir, name)
  const first = anotherShell(folderOf('first'), '9.0.0-first', CHUNK)
  const second = anotherShell(folderOf('second'), '9.1.0-second', CHUNK)
  const games = join(ROOT, 'remote-games/dist')
  await own.ops('publish', games, ...UNRENDERED)
  await own.ops('publish', first.folder, ...UNRENDERED)
  await untilServed(edge.origin, [first.version])

  // The page is open on the first shell.
  await page.goto(`${edge.origin}/help/qk`)
  expect(await shellOf(page)).toBe(first.version)

  await own.ops('publish', second.folder, '--canary', '50', ...UNRENDERED)
  await untilServed(edge.origin, [first.version, second.version])
  // Requested like the gate does: with a ticket signed by this release service.
  const tickets = [first, second].map(({ version }) => ticketFor(own.dataDir, version))
  expect(await Promise.all(tickets.map((ticket) => shellIn(edge.origin, ticket)))).toEqual([
    first.version,
    second.version,
  ])
  const inside = await visitorWith(browser, edge.origin, second.version)
  await own.ops('promote', 'shell', ...WHY)
  await untilServed(edge.origin, [second.version])
  await page.locator(`a[href="${ARTICLE}"]`).first().click()
  await expect(page.getByRole('heading', { level: 1, name: '存款' })).toBeVisible()
  expect(await shellOf(page)).toBe(first.version)
  // The page may have fetched the chunk while idle; the file of the older shell is still served.
  const status = (file: string) =>
    page.evaluate(async (path) => (await fetch(path, { cache: 'no-store' })).status, file)
  expect(await status(`/assets/${first.chunk}`)).toBe(200)
  expect(await status(`/assets/${second.chunk}`)).toBe(200)

  await own.ops('rollback', 'shell', ...WHY)
  await untilServed(edge.origin, [first.version])
  await inside.reload()
  expect(await shellOf(inside)).toBe(first.version)
  await inside.context().close()

  const [name, missing] = importOf(games)
  const third = anotherShell(folderOf('third'), '9.2.0-third', CHUNK, {
    build: ({ provides }: ShellBuild) => {
      provides.exports = {
        ...provides.exports,
        [name]: (provides.exports?.[name] ?? []).filter((one) => one !== missing),
      }
    },
  })
  const refusal = await own
    .ops('publish', third.folder, ...UNRENDERED)
    .catch((error: { stderr: string; stdout: string }) => error.stderr + error.stdout)
  expect(refusal).toMatch(
    new RegExp(`games \\S+ imports ${missing} from ${name}; shell 9\\.2\\.0-third does not export it`),
  )
  expect(await servedShells(edge.origin)).toEqual(new Set([first.version]))
  // A page whose site has ended logs refused requests.
  await page.goto('about:blank')
})

/** A name that a build imports from the platform. */
function importOf(dist: string): [name: string, missing: string] {
  const { imports = {} } = JSON.parse(readFileSync(join(dist, 'lantern.json'), 'utf8')) as RemoteBuild
  const name = '@lantern/platform'
  return [name, imports[name]?.find((one) => one !== '*') ?? '']
}

function ticketFor(dataDir: string, version: string): string {
  const expiresAt = Date.now() + 60_000
  const key = readFileSync(join(dataDir, 'keys/discovery-ed25519.pem'))
  const signature = sign(null, Buffer.from(shellTicketSigningText({ version, expiresAt })), key).toString('base64url')
  return writeShellTicket({ version, expiresAt, signature })
}

/** Shell of the first page that the edge serves for a ticket. */
async function shellIn(origin: string, ticket: string): Promise<string | undefined> {
  const html = await (await fetch(origin, { headers: { accept: 'text/html', [SHELL_TICKET_HEADER]: ticket } })).text()
  return /"shellVersion":"([^"]+)"/.exec(html)?.[1]
}

/** A page of a new visitor who gets this shell. */
async function visitorWith(browser: Browser, origin: string, version: string): Promise<Page> {
  for (;;) {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${origin}/help/qk`)
    if ((await shellOf(page)) === version) return page
    await context.close()
  }
}
