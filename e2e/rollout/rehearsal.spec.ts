/**
 * Two teams and an operator release in every order: a build of games, one of activity, and a shell without an export that the older activity needs. That
 * pair is refused until the newer activity is live. A member's open page and new visitors can open every page and never see a panel.
 * Too long for `npm test`: `npm run proof -- rehearsal`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ShellBuild } from '@lantern/contract/federation'
import type { RemoteBuild } from '@lantern/contract/remote-build'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { anotherBuild } from '../faults/another-build.ts'
import { frameOf } from '../faults/remote-table.ts'
import { type OwnReleaseService, ownReleaseService } from '../site/own-release-service.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { ROOT } from '../site/release-service.ts'
import { STILL } from '../site/still.ts'
import { expect, test } from '../site/watched-page.ts'
import { anotherShell } from './another-shell.ts'

const ORDERS = [
  ['shell', 'games', 'activity'],
  ['shell', 'activity', 'games'],
  ['games', 'shell', 'activity'],
  ['games', 'activity', 'shell'],
  ['activity', 'games', 'shell'],
  ['activity', 'shell', 'games'],
] as const
type Part = (typeof ORDERS)[number][number]

const PLATFORM = '@lantern/platform'
const PAGES = { games: '体育', activity: '优惠' } as const
const WHY = ['--reason', 'a rehearsal'] as const
const PANEL = /暂时打不开|暂不可用|开小差/
/** Time until an edge serves a release on a busy machine. */
const SERVED_MS = 30_000

let service: OwnReleaseService | undefined
test.afterEach(() => service?.stop())
test.use(STILL)

test('[OPS-SHELL-1] [OPS-GATE-6] two remotes and a shell are released in any order; an incompatible pair waits, and members see no panel', async ({
  browser,
  page,
  context,
}) => {
  test.setTimeout(180_000 * ORDERS.length)
  const own = await ownReleaseService()
  service = own
  for (const part of ['shell', 'games', 'activity'] as const) await release(own, part, 0)
  await notePanels(context)
  await withoutPopUps(page)
  await page.goto(`${own.edge.origin}/game/sport`)
  await lookAround(page)

  for (const [index, order] of ORDERS.entries())
    await test.step(order.join(', '), () => play(order, index + 1, { own, page, browser }))
  // A page whose site has ended logs refused requests.
  await page.goto('about:blank')
})

type Play = { readonly own: OwnReleaseService; readonly page: Page; readonly browser: Browser }

async function play(order: readonly Part[], round: number, { own, page, browser }: Play): Promise<void> {
  const look = async (): Promise<void> => {
    await lookAround(page)
    await newVisitor(browser, own.edge.origin)
  }
  const isEarly = order.indexOf('shell') < order.indexOf('activity')
  for (const part of order) {
    if (part === 'shell' && isEarly) {
      const older = versionOf('activity', round - 1)
      await expect(release(own, part, round)).rejects.toThrow(new RegExp(`${older} imports ${needOf(round - 1)}`))
    } else await release(own, part, round)
    // The operator ends the version that the next shell would break (docs/how-to/release-the-shell.md).
    if (part === 'activity') await own.ops('kill', part, versionOf(part, round - 1), ...WHY)
    await look()
  }
  if (isEarly) await release(own, 'shell', round)
  await look()
  const list = await own.ops('list')
  for (const part of order) expect(list).toContain(versionOf(part, round))
}

const versionOf = (part: Part, round: number): string => `9.${round}.0-${part}`
/** The export that activity of a round needs. The shell of the next round no longer has it. */
const needOf = (round: number): string => SPARE[round] ?? ''
/** Exports of the shell that neither remote imports. */
const SPARE = spareExports()

function spareExports(): string[] {
  const { provides } = readBuild<ShellBuild>('shell/dist/shell.json')
  const used = ['games', 'activity'].flatMap(
    (name) => readBuild<RemoteBuild>(`remote-${name}/dist/lantern.json`).imports?.[PLATFORM] ?? [],
  )
  return (provides.exports?.[PLATFORM] ?? []).filter((name) => !used.includes(name))
}

function readBuild<Build>(path: string): Build {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Build
}

/** Builds and publishes a part, and waits until the edge serves it. @throws the refusal */
async function release(own: OwnReleaseService, part: Part, round: number): Promise<void> {
  const version = versionOf(part, round)
  const folder = join(own.dataDir, version)
  if (part === 'shell') anotherShell(folder, version, 'help-zh-ck-md.', { build: (build) => drop(build, round) })
  else writeBuild(folder, anotherBuild(part, version, part === 'activity' ? needing(round) : undefined).files)
  const refusal = await own.ops('publish', folder, '--without-browser', 'a rehearsal').then(
    () => null,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => new Error(stdout + stderr),
  )
  if (refusal) throw refusal
  const path = part === 'shell' ? '/help/qk' : '/discovery.json'
  await expect.poll(async () => (await fetch(own.edge.origin + path)).text(), { timeout: SERVED_MS }).toContain(version)
}

function writeBuild(folder: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true })
  for (const [file, content] of files) writeFileSync(join(folder, file), content)
}

/** Removes the exports that activity of earlier rounds needed from a shell, as a major version of the platform. */
function drop({ provides }: ShellBuild, round: number): void {
  const names = (provides.exports?.[PLATFORM] ?? []).filter((name) => !SPARE.slice(0, round).includes(name))
  provides.exports = { ...provides.exports, [PLATFORM]: names }
  provides.shared = { ...provides.shared, [PLATFORM]: `${round + 1}.0.0` }
}

/** Imports an export of its round, and throws in a later shell like a call of a missing export. */
function needing(round: number): (file: string, text: string) => string {
  const shell = 'Number(window.__LANTERN__.shell.split(".")[1])'
  const call = `if(${shell}>${round})throw new TypeError("${needOf(round)} is not a function");`
  return (file, text) => {
    if (file.startsWith('routes.')) return text.replace(/(\w\.r\(\w\);)/, `$1${call}`)
    if (file !== 'lantern.json') return text
    const build = JSON.parse(text) as RemoteBuild
    const names = [...(build.imports?.[PLATFORM] ?? []), needOf(round)]
    return JSON.stringify({ ...build, imports: { ...build.imports, [PLATFORM]: names } })
  }
}

async function newVisitor(browser: Browser, origin: string): Promise<void> {
  const context = await browser.newContext({ ...STILL.contextOptions, viewport: { width: 390, height: 844 } })
  await notePanels(context)
  const page = await context.newPage()
  await withoutPopUps(page)
  await page.goto(`${origin}/game/sport`)
  await lookAround(page)
  await context.close()
}

/** Opens both remotes by the tab bar. */
async function lookAround(page: Page): Promise<void> {
  for (const [name, tab] of Object.entries(PAGES)) {
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: tab }).click()
    await expect(frameOf(page, name).getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(await page.evaluate(() => (window as { __panels?: string[] }).__panels)).toEqual([])
}

/** Records every panel, even if it is shown only briefly. */
async function notePanels(context: BrowserContext): Promise<void> {
  await context.addInitScript((words) => {
    const panels: string[] = []
    Object.assign(window, { __panels: panels })
    const note = () => {
      const alerts = [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent ?? '')
      panels.push(...alerts.filter((text) => new RegExp(words).test(text)))
    }
    new MutationObserver(note).observe(document, { childList: true, subtree: true })
  }, PANEL.source)
}
