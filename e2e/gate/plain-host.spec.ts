/** Our remotes in a third-party page on another origin, with the 40 lines of docs/how-to/host-a-remote-elsewhere.md. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Discovery } from '@lantern/contract/federation'
import { expect, test } from '@playwright/test'
import { EDGE_ORIGIN } from '../site/origins.ts'
import { ROOT } from '../site/release-service.ts'

const PAGE = '<!doctype html><title>Another site</title><script src="/plain.js"></script>'
type Host = { loadExposed(site: string): Promise<Record<string, unknown>> }
let origin = ''
let close: () => Promise<void>

test.beforeAll(async () => {
  test.setTimeout(480_000)
  const { stdout } = await promisify(execFile)(process.execPath, ['shared/build/bin/lantern-build-host.mjs'], {
    cwd: ROOT,
  })
  const script = readFileSync(join(stdout.trim(), 'plain.js'))
  const server = createServer(({ url }, response) => {
    const isScript = url === '/plain.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html').end(isScript ? script : PAGE)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  close = () => new Promise((resolve) => server.close(() => resolve()))
})
test.afterAll(() => close())

test('[OPS-HOST-1] a plain host on another origin loads every exposed module that discovery lists, and gets the shared versions it must provide', async ({
  page,
}) => {
  await page.goto(origin)
  const loaded = await page.evaluate((site) => (globalThis as unknown as Host).loadExposed(site), EDGE_ORIGIN)
  const { microFrontends } = (await (await fetch(`${EDGE_ORIGIN}/discovery.json`)).json()) as Discovery
  const exposedModules = Object.keys(microFrontends).flatMap((name) =>
    ['routes', 'slots'].map((exposedModule) => [`${name}/${exposedModule}`, [exposedModule]] as const),
  )
  expect(loaded).toEqual(Object.fromEntries(exposedModules))
  for (const [{ url, extras }] of Object.values(microFrontends) as [Discovery['microFrontends'][string][number]][]) {
    const { shared } = (await (await fetch(EDGE_ORIGIN + url)).json()) as {
      shared: { name: string; requiredVersion: string }[]
    }
    expect(Object.fromEntries(shared.map(({ name, requiredVersion }) => [name, requiredVersion]))).toEqual(
      extras.shared,
    )
    expect(extras.shared).toHaveProperty('react')
  }
})

test('[OPS-HOST-3] a remote finds its chunks although another build with the same entry is registered', async ({
  page,
}) => {
  const { microFrontends } = (await (await fetch(`${EDGE_ORIGIN}/discovery.json`)).json()) as Discovery
  const url = microFrontends.chat?.find(({ deployment }) => deployment.default)?.url ?? ''
  const manifest = await (await fetch(EDGE_ORIGIN + url)).text()
  const [entry = ''] = /remoteEntry\.[0-9a-f]+\.js/.exec(manifest) ?? []
  const elsewhere = 'http://elsewhere.example'
  const headers = { 'access-control-allow-origin': '*' }
  // The other manifest arrives between this manifest and its entry.
  const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>()
  const { promise: isKnown, resolve: known } = Promise.withResolvers<void>()
  await page.route(`${elsewhere}/**`, async (route) => {
    await isAsked
    const { pathname } = new URL(route.request().url())
    if (pathname === '/discovery.json')
      return route.fulfill({ headers, json: { microFrontends: { other: [{ url, deployment: { default: true } }] } } })
    if (pathname === url)
      return route.fulfill({
        headers,
        body: manifest.replace(/(?<!remoteEntry)\.[0-9a-f]{6,}\.(js|css)/g, '.ffffffff.$1'),
      })
    known()
    return route.fulfill({ headers, status: 404 })
  })
  await page.route(`${EDGE_ORIGIN}/**/${entry}`, async (route) => {
    asked()
    await isKnown
    await route.continue()
  })
  await page.goto(origin)
  const [loaded] = await page.evaluate(
    (sites) => Promise.all(sites.map((site) => (globalThis as unknown as Host).loadExposed(site))),
    [EDGE_ORIGIN, elsewhere],
  )
  expect(loaded).toMatchObject({ 'chat/routes': ['routes'], 'chat/slots': ['slots'] })
})

test('[OPS-HOST-2] a host without the runtime core gets a clear error message', async ({ page }) => {
  await page.goto(`${origin}/?without-core`)
  const said: string[] = []
  page.on('pageerror', ({ message }) => said.push(message))
  await page.evaluate((site) => (globalThis as unknown as Host).loadExposed(site), EDGE_ORIGIN)
  await expect
    .poll(() => said)
    .toContainEqual(
      expect.stringMatching(/^The remote \w+ needs the federation runtime of its page: set globalThis\._FED/),
    )
})
