/**
 * Runs a build's code for the first time: in a blank page of a headless Chromium with the independent host, then in the pages of live shells. The
 * process has no secrets in its environment, its pages may connect to the page's server and the builds' origins only, and its parent ends it.
 */
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type Browser, chromium, type Page } from 'playwright-core'
import * as v from 'valibot'
import { type HostReport, hostOrderSchema } from './host-order.ts'
import { renderBuild } from './render-builds.ts'
import type { RenderReport } from './render-order.ts'

const MODULE_LIMIT_MS = 20_000
const LAUNCH_LIMIT_MS = 60_000
/** Limits of text from a build, in characters and count: it is stored in the audit log. */
const LONGEST_FAULT = 500
const LONGEST_URL = 300
const MOST_REFUSED = 50
const LONGEST_NAME = 200
const MOST_NAMES = 20

/** A build that needs more memory crashes its page, not the machine. */
const HEAP_MB = 512

type Order = v.InferOutput<typeof hostOrderSchema>

const order = v.parse(hostOrderSchema, JSON.parse(await text(process.stdin)))
const server = await servePage(order)
const browser = await chromium.launch({
  executablePath: order.browser,
  timeout: LAUNCH_LIMIT_MS,
  // Chromium's sandbox needs a user other than root.
  chromiumSandbox: process.getuid?.() !== 0,
  args: [
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--js-flags=--max-old-space-size=${HEAP_MB}`,
    // Edges behind a balancer speak http; their pages need the features of secure ones.
    ...insecureOrigins(order).map((origin) => `--unsafely-treat-insecure-origin-as-secure=${origin}`),
  ],
})
try {
  const refused = new Set<string>()
  const loaded = await loadAll(browser, order, refused)
  const renders = await renderAll(browser, order, refused)
  const report: HostReport = {
    ...loaded,
    refused: [...refused].map((url) => url.slice(0, LONGEST_URL)).sort(),
    renders,
  }
  process.stdout.write(JSON.stringify(report))
} finally {
  await browser.close()
  server.close()
}

type Loaded = Pick<HostReport, 'exposedModules'> & { names: string[] }

async function loadAll(
  browser: Browser,
  { remotes }: Order,
  refused: Set<string>,
): Promise<Required<Pick<HostReport, 'exposedModules' | 'names'>>> {
  const loaded: (Loaded & { remote: string })[] = []
  for (const { remote, ...rest } of remotes)
    loaded.push({ remote, ...(await loadOne(browser, { remote, ...rest }, refused)) })
  return {
    exposedModules: loaded.flatMap((one) => one.exposedModules),
    names: loaded.flatMap(({ remote, names }) => names.map((name) => ({ remote, name }))),
  }
}

async function loadOne(browser: Browser, remote: Order['remotes'][number], refused: Set<string>): Promise<Loaded> {
  // A separate page per remote: side effects of one must not help the next.
  const page = await blankPage(browser, new Set([pageOrigin(), new URL(remote.manifest).origin]), refused)
  const examined = page.evaluate((one) => (globalThis as unknown as HostPage).independentHost.examine(one), remote)
  const late = new Promise<null>((resolve) => setTimeout(resolve, MODULE_LIMIT_MS, null))
  const found = await Promise.race([examined, late])
  // A hung page cannot be evaluated.
  const kept =
    found === null ? [] : await page.evaluate(() => (globalThis as unknown as HostPage).independentHost.refused())
  for (const url of kept) note(refused, url)
  await page.context().close()
  const hung = { remote: remote.remote, exposedModule: remote.exposedModules.join(', '), pages: 0 }
  const { exposedModules, names } = found ?? { exposedModules: [{ ...hung, fault: 'it does not end' }], names: [] }
  return {
    exposedModules: exposedModules.map((one) => ({ ...one, fault: one.fault.slice(0, LONGEST_FAULT) })),
    names: names.slice(0, MOST_NAMES).map((name) => name.slice(0, LONGEST_NAME)),
  }
}

async function renderAll(browser: Browser, { renders, hostDir }: Order, refused: Set<string>): Promise<RenderReport[]> {
  const reports: RenderReport[] = []
  if (renders.length === 0) return reports
  const answers = await browser.newPage()
  await answers.goto(`${pageOrigin()}/answers`)
  const onBlocked = (url: string): void => note(refused, url)
  for (const one of renders) reports.push(await renderBuild(one, { browser, hostDir, answers, onBlocked }))
  return reports
}

function insecureOrigins({ renders }: Order): string[] {
  const origins = renders.flatMap(({ shells }) => shells.map(({ origin }) => origin))
  return [...new Set(origins)].filter((origin) => origin.startsWith('http:'))
}

/** Bounded: a build may request any number of URLs. */
function note(refused: Set<string>, url: string): void {
  if (refused.size < MOST_REFUSED) refused.add(url)
}

type Host = { examine(remote: Order['remotes'][number]): Promise<Loaded>; refused(): string[] }
type HostPage = { independentHost: Host }

async function blankPage(browser: Browser, allowed: ReadonlySet<string>, refused: Set<string>): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', acceptDownloads: false })
  await context.route('**', (route) => {
    const { origin, protocol } = new URL(route.request().url())
    if (allowed.has(origin) || protocol === 'data:' || protocol === 'blob:') return route.continue()
    note(refused, route.request().url())
    return route.abort()
  })
  await context.routeWebSocket('**', (socket) => {
    note(refused, socket.url())
    void socket.close()
  })
  const page = await context.newPage()
  await page.goto(pageOrigin())
  return page
}

function pageOrigin(): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The blank page, with the site's policy for code: no text becomes script. */
async function servePage({ hostDir, remotes, renders }: Order): Promise<Server> {
  const needed = ['host.js', 'host.css', ...(renders.length > 0 ? ['answers.js'] : [])]
  const [script, style, answers] = await Promise.all(needed.map((file) => readFile(join(hostDir, file))))
  const origins = [...new Set(remotes.map(({ manifest }) => new URL(manifest).origin))].join(' ')
  const policy = `default-src 'none'; script-src 'self' ${origins}; style-src 'self' ${origins} 'unsafe-inline'; connect-src ${origins}; img-src ${origins} data:; font-src ${origins}`
  const html =
    '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>host</title><link rel="stylesheet" href="/host.css"><script src="/host.js"></script>'
  const answersHtml = '<!doctype html><meta charset="utf-8"><title>answers</title><script src="/answers.js"></script>'
  const files: Readonly<Record<string, readonly [type: string, body: Buffer | string | undefined]>> = {
    '/host.js': ['text/javascript', script],
    '/host.css': ['text/css', style],
    '/answers': ['text/html', answersHtml],
    '/answers.js': ['text/javascript', answers],
  }
  const server = createServer((request, response) => {
    const [type, body] = files[request.url ?? ''] ?? ['text/html', html]
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}
