/** The service worker pins no version (decision 0018): the next load runs the newest published version, and cached code is used only by its hash. */
import type { Page } from '@playwright/test'
import { brokenBuild } from '../faults/broken-build.ts'
import { useNewMember } from '../site/member-session.ts'
import { declinePopUps } from '../site/pop-ups.ts'
import { liveVersion, publish, rollback } from '../site/release-service.ts'
import { expect, test } from '../site/watched-page.ts'
import { keptPaths, untilControlled, untilKept } from './kept.ts'

test.use({ serviceWorkers: 'allow' })

const REMOTE = 'activity'
const PATH = '/activity/discount'

test('[SHELL-PWA-5] the next load runs a remote that was published or rolled back while the service worker is active', async ({
  page,
}) => {
  await declinePopUps(page)
  const before = await liveVersion(REMOTE)
  await page.goto(PATH)
  await expect(frameOf(page, before)).toBeVisible()
  await untilControlled(page)
  await untilKept(page, /^\/_app/, new RegExp(`^/r/${REMOTE}/files/remoteEntry`))

  const version = `9.9.8-next${Date.now().toString(36)}`
  await publish(
    brokenBuild(REMOTE, version, (_file, text) => text),
    REMOTE,
    version,
  )
  try {
    // The open page keeps its version.
    await expect(frameOf(page, before)).toBeVisible()
    await page.reload()
    await expect(frameOf(page, version)).toBeVisible()
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  } finally {
    await rollback(REMOTE, 'the proof is over')
  }
  await page.reload()
  await expect(frameOf(page, before)).toBeVisible()
})

test('[SHELL-PWA-7, SHELL-PWA-1] modified cached files never run and are replaced; the site is installable', async ({
  page,
}) => {
  await declinePopUps(page)
  await page.goto(PATH)
  await untilControlled(page)
  await untilKept(
    page,
    /^\/assets\/main\..*js$/,
    /^\/assets\/federation\..*js$/,
    new RegExp(`^/r/${REMOTE}/files/remoteEntry`),
  )

  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        if (!request.url.endsWith('.js')) continue
        const headers = { 'content-type': 'text/javascript' }
        await cache.put(request, new Response('window.__tampered = true', { headers }))
      }
    }
  })
  await page.reload()
  await expect(page.locator(`[data-remote="${REMOTE}"][data-version]`)).toBeVisible()
  expect(await page.evaluate(() => '__tampered' in window)).toBe(false)
  await expect.poll(() => tampered(page, /\/assets\/(main|framework|federation)\.|remoteEntry/)).toEqual([])

  const devtools = await page.context().newCDPSession(page)
  const { errors, data } = await devtools.send('Page.getAppManifest')
  expect([errors, JSON.parse(data ?? '{}').icons.length]).toEqual([[], 3])
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // Test browsers are incognito, which is the only installability error.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
})

test('[SHELL-PWA-8] after a member session the caches hold only the shell, remotes and one public page', async ({
  page,
  context,
}) => {
  await declinePopUps(page)
  const { token, memberId, userName } = await useNewMember(context)
  for (const path of ['/', '/mine', '/mine/finance/wallet', '/game/sport', '/customer/main']) {
    await page.goto(path)
    // The title of the hub is for screen readers.
    await expect(page.getByRole('heading').first()).toBeAttached()
  }
  await untilControlled(page)
  await untilKept(page, /^\/_app/, /^\/r\/mine\//, /help-zh-kh/)

  for (const path of Object.values(await keptPaths(page)).flat())
    expect(path).toMatch(/^\/(assets\/[\w.-]+\.(js|css)|r\/[a-z]+\/[^/]+\/[\w./-]+\.(js|css)|_app\?locale=zh-CN)$/)
  expect(await keptTextsWith(page, [token, memberId, userName])).toEqual([])
})

function frameOf(page: Page, version: string) {
  return page.locator(`[data-remote="${REMOTE}"][data-version="${version}"]`)
}

/** Cached files that still contain the changed code. */
async function tampered(page: Page, among: RegExp): Promise<string[]> {
  const found = await keptTextsWith(page, ['window.__tampered'])
  return found.filter((path) => among.test(path))
}

function keptTextsWith(page: Page, words: string[]): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        const text = `${await answer?.text()} ${[...(answer?.headers ?? [])].join()}`
        for (const word of wanted) if (text.includes(word)) found.push(`${request.url}: ${word}`)
      }
    }
    return found
  }, words)
}
