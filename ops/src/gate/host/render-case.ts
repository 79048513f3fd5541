/** Shows the pages and slots of one build in one live shell, in one language, as a member or as a visitor. */
import { join } from 'node:path'
import { COOKIE } from '@lantern/contract'
import { STORAGE_KEY } from '@lantern/contract/storage-keys'
import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { watchFaults } from './page-faults.ts'
import type { RenderFault, RenderOrder, RenderView } from './render-order.ts'
import type { ShellDocument } from './shell-document.ts'
import { type AnswerCall, serveTrial } from './trial-network.ts'

export type RenderCase = {
  readonly browser: Browser
  readonly hostDir: string
  readonly order: RenderOrder
  readonly shell: RenderOrder['shells'][number]
  readonly document: ShellDocument
  readonly locale: string
  readonly isMember: boolean
  readonly answer: AnswerCall
  onBlocked(url: string): void
  /** Whether enough faults are known: the rest is not shown. */
  isEnough(): boolean
}

type InShell = {
  go(address: string): void
  stateOf(remote: string): Promise<string>
  isDrawn(remote: string): boolean
  slotsOf(remote: string): string[]
  sendReports(): void
  path(): string
}
type ShellPage = { inShell: InShell }
type Opened = {
  context: BrowserContext
  page: Page
  faults: Awaited<ReturnType<typeof watchFaults>>
  pending: ReadonlySet<Request>
}

/** A page that has not appeared by then does not appear; one that is still busy is taken as it is. */
const APPEAR_MS = 45_000
const BUSY_MS = 4_000
/** Slots load when the page is idle. */
const SLOTS_MS = 12_000
/** A page in an endless loop does not answer. */
const ANSWER_MS = 30_000
const CLOSE_MS = 5_000
/** Looks in a row at which nothing changes. */
const CALM_LOOKS = 2
const VIEWPORT = { width: 390, height: 844 }

/** @returns how many views were shown, and their faults; `isHung`: one did not end, which costs too much to try again */
export async function renderCase(
  given: RenderCase,
): Promise<{ shown: number; faults: RenderFault[]; isHung: boolean }> {
  const { order, shell, locale, isMember } = given
  const views = order.views.filter(({ isForMembers }) => isMember || !isForMembers)
  const faults: RenderFault[] = []
  let shown = 0
  let isHung = false
  let opened: Opened | null = null
  for (const view of views) {
    if (isHung || given.isEnough()) break
    const found: { slot: string; fault: string; stack: string[] }[] = []
    try {
      const isFirst: boolean = opened === null
      opened ??= await open(given)
      await show(opened.page, given, view, isFirst)
      found.push(...(await settle(opened, order.remote, view)))
    } catch (error) {
      isHung = error instanceof Late
      found.push({
        slot: '',
        stack: [],
        fault: error instanceof Late ? error.message : `it could not be shown: ${firstLine(error)}`,
      })
    }
    shown += 1
    found.push(...(opened?.faults.take() ?? []))
    for (const one of once(found)) faults.push({ shell: shell.shell, page: view.page, locale, isMember, ...one })
    // A shell that saw a failure does not try the build again: the next view needs a fresh device.
    if (found.length > 0) opened = await closed(opened)
  }
  await closed(opened)
  return { shown, faults, isHung }
}

/** The shell reports some failures twice: to the health counts and under a support code. */
function once<Fault extends { slot: string; fault: string }>(found: readonly Fault[]): Fault[] {
  return [...new Map(found.map((one) => [`${one.slot} ${one.fault}`, one])).values()]
}

async function open(given: RenderCase): Promise<Opened> {
  const { browser, hostDir, order, shell, document, locale, isMember, answer, onBlocked } = given
  const context = await browser.newContext({
    serviceWorkers: 'block',
    acceptDownloads: false,
    locale,
    viewport: VIEWPORT,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  })
  // The document has no network address of its own, so Chromium takes files on a loopback or private address for those of another network.
  await context.grantPermissions(['local-network-access'], { origin: shell.origin }).catch(onlyUnknownPermission)
  await serveTrial({ context, origin: shell.origin, document, order, answer, onBlocked })
  if (isMember) await signIn(context, shell.origin)
  await context.addInitScript({ path: join(hostDir, 'in-shell.js') })
  const page = await context.newPage()
  const faults = await watchFaults(page, {
    remote: order.remote,
    slots: order.views.flatMap(({ slots }) => slots),
    isShellJudged: order.candidate !== undefined,
  })
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return { context, page, faults, pending }
}

async function signIn(context: BrowserContext, origin: string): Promise<void> {
  const token = 'token-of-the-gate'
  await context.addCookies([{ name: COOKIE.token, value: token, url: origin }])
  const stored = {
    [STORAGE_KEY.token]: token,
    [STORAGE_KEY.loginInfo]: JSON.stringify({ memberId: 'm1', userName: 'member1', guideDone: true, isChecked: true }),
  }
  await context.addInitScript(
    `for (const [key, value] of Object.entries(${JSON.stringify(stored)})) localStorage.setItem(key, value)`,
  )
}

async function show(page: Page, { shell }: RenderCase, { address }: RenderView, isFirst: boolean): Promise<void> {
  if (isFirst) await inTime(page.goto(shell.origin + address, { waitUntil: 'commit', timeout: ANSWER_MS }))
  else await inTime(page.evaluate((to) => (globalThis as unknown as ShellPage).inShell.go(to), address))
}

/** Waits until the view is shown and nothing changes any more. */
async function settle({ page, pending }: Opened, remote: string, { page: pattern, slots, address }: RenderView) {
  const start = performance.now()
  const wantsPage = pattern !== ''
  const missing = new Set(slots)
  const [path] = address.split('?')
  let state = ''
  let here: string | undefined = path
  for (let calm = 0; calm < CALM_LOOKS; ) {
    state = await inTime(page.evaluate((name) => (globalThis as unknown as ShellPage).inShell.stateOf(name), remote))
    const seen = await inTime(
      page.evaluate((name) => (globalThis as unknown as ShellPage).inShell.slotsOf(name), remote),
    )
    for (const slot of seen) missing.delete(slot)
    const ms = performance.now() - start
    here = await inTime(page.evaluate(() => (globalThis as unknown as ShellPage).inShell.path()))
    // Without a frame the shell is still starting, unless the page leads elsewhere.
    const isStarting = state === '' && here === path && ms < APPEAR_MS
    const isAwaited =
      (wantsPage && (isStarting || (state === 'pending' && ms < APPEAR_MS))) || (missing.size > 0 && ms < SLOTS_MS)
    const isBusy = (state === 'busy' || pending.size > 0) && ms < BUSY_MS
    calm = isAwaited || isBusy ? 0 : calm + 1
  }
  const isDrawn = await inTime(
    page.evaluate((name) => (globalThis as unknown as ShellPage).inShell.isDrawn(name), remote),
  )
  await inTime(page.evaluate(() => (globalThis as unknown as ShellPage).inShell.sendReports()))
  // A page that leads elsewhere is judged there.
  if (!wantsPage || here !== path) return []
  if (state === 'pending') return [{ slot: '', stack: [], fault: `it does not appear in ${APPEAR_MS / 1_000} s` }]
  return state !== 'failed' && !isDrawn ? [{ slot: '', stack: [], fault: 'it draws nothing' }] : []
}

/** Older browsers know neither the check of local networks nor its permission. @throws any other failure */
function onlyUnknownPermission(error: unknown): void {
  if (!/unknown permission/i.test(String(error))) throw error
}

class Late extends Error {}

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  work.catch(() => undefined)
  const { promise, reject } = Promise.withResolvers<never>()
  const late = new Late(`the page does not answer for ${ANSWER_MS / 1_000} s: a loop without an end`)
  const timer = setTimeout(reject, ANSWER_MS, late)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}

async function closed(opened: Opened | null): Promise<null> {
  if (opened === null) return null
  // A page that hangs may not close; the browser's end closes it.
  const limit = new Promise<void>((resolve) => setTimeout(resolve, CLOSE_MS).unref())
  await Promise.race([opened.context.close().catch(() => undefined), limit])
  return null
}

function firstLine(error: unknown): string {
  return String((error as Error).message ?? error).split('\n')[0] ?? ''
}
