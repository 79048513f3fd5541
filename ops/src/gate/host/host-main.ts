/**
 * Runs a build's code for the first time: a blank page of a headless Chromium with the independent host. The process has no secrets in its
 * environment, may connect to the page's server and the builds' origins only, and is ended by its parent.
 */
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type Browser, chromium, type Page } from 'playwright-core'
import * as v from 'valibot'
import { type HostOrder, type HostReport, hostOrderSchema } from './host-order.ts'

const MODULE_LIMIT_MS = 20_000
const LAUNCH_LIMIT_MS = 60_000
/** Limits of text from a build, in characters and count: it is stored in the audit log. */
const LONGEST_FAULT = 500
const LONGEST_URL = 300
const MOST_REFUSED = 50

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
  ],
})
try {
  process.stdout.write(JSON.stringify(await loadAll(browser, order)))
} finally {
  await browser.close()
  server.close()
}

async function loadAll(browser: Browser, { remotes }: HostOrder): Promise<HostReport> {
  const exposedModules: HostReport['exposedModules'] = []
  const refused = new Set<string>()
  for (const remote of remotes) {
    // A separate page per remote: side effects of one must not help the next.
    const page = await blankPage(browser, new Set([pageOrigin(), new URL(remote.manifest).origin]), refused)
    const late = {
      remote: remote.remote,
      exposedModule: remote.exposedModules.join(', '),
      pages: 0,
      fault: 'it does not end',
    }
    const loaded = page.evaluate((one) => {
      return (globalThis as unknown as HostPage).independentHost.load(one)
    }, remote)
    exposedModules.push(
      ...(await Promise.race([loaded, new Promise<never[]>((resolve) => setTimeout(resolve, MODULE_LIMIT_MS, []))])),
    )
    if (!exposedModules.some((exposedModule) => exposedModule.remote === remote.remote)) exposedModules.push(late)
    // A hung page cannot be evaluated.
    const isIdle = exposedModules.at(-1) !== late
    const kept = isIdle ? await page.evaluate(() => (globalThis as unknown as HostPage).independentHost.refused()) : []
    for (const url of kept) note(refused, url)
    await page.context().close()
  }
  return {
    exposedModules: exposedModules.map((exposedModule) => ({
      ...exposedModule,
      fault: exposedModule.fault.slice(0, LONGEST_FAULT),
    })),
    refused: [...refused].map((url) => url.slice(0, LONGEST_URL)).sort(),
  }
}

/** Bounded: a build may request any number of URLs. */
function note(refused: Set<string>, url: string): void {
  if (refused.size < MOST_REFUSED) refused.add(url)
}

type Host = { load(remote: HostOrder['remotes'][number]): Promise<HostReport['exposedModules']>; refused(): string[] }
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
async function servePage({ hostDir, remotes }: HostOrder): Promise<Server> {
  const [script, style] = await Promise.all(['host.js', 'host.css'].map((file) => readFile(join(hostDir, file))))
  const origins = [...new Set(remotes.map(({ manifest }) => new URL(manifest).origin))].join(' ')
  const policy = `default-src 'none'; script-src 'self' ${origins}; style-src 'self' ${origins} 'unsafe-inline'; connect-src ${origins}; img-src ${origins} data:; font-src ${origins}`
  const html =
    '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>host</title><link rel="stylesheet" href="/host.css"><script src="/host.js"></script>'
  const server = createServer((request, response) => {
    const [type, body] =
      request.url === '/host.js'
        ? ['text/javascript', script]
        : request.url === '/host.css'
          ? ['text/css', style]
          : ['text/html', html]
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}
