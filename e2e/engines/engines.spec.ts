/**
 * The site in WebKit, as a stand-in for iPhones, and in Firefox. `ENGINES` lists the available engines (scripts/test/ensure-engines.mjs);
 * `ENGINES_FORM=long` runs all tests (`npm run proof -- engines`). Otherwise `npm test` runs an integrity failure and `npm run proof -- journeys` a visit.
 */
import { STORAGE_KEY } from '@lantern/contract'
import type { FileFault } from '@lantern/contract/faults'
import { expect, test } from '@playwright/test'
import { tooWide } from '../accessibility/layout-faults.ts'
import { seenOf } from '../faults/matrix.rules.ts'
import { type MatrixSite, matrixSite } from '../faults/matrix-site.ts'
import { PASSWORD } from '../site/member-session.ts'
import { EDGE_ORIGIN } from '../site/origins.ts'
import { ownEdge } from '../site/own-edge.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { swapSite } from '../swap/swap-site.ts'
import { type EnginePage, until } from './engine-page.ts'
import { openFirefox } from './firefox.ts'
import { fill, see, seePath, tap } from './page-acts.ts'
import { openWebKit } from './webkit.ts'

const OPEN: Readonly<Record<string, () => Promise<EnginePage>>> = { firefox: openFirefox, webkit: openWebKit }
const NAMES = (process.env.ENGINES ?? '').split(',').filter((name) => name in OPEN)
const IS_LONG = process.env.ENGINES_FORM === 'long'
const MEMBER = 'vip10aa'
const REMOTE = 'games'
const ROUTES = ['/', '/game/sport', '/mine', '/mine/finance/deposit', '/activity/discount', '/help/kh']

/** One fault of each class of file. */
const FAULTS: readonly FileFault[] = [
  { of: 'entry', fault: 'flipped', often: 'always' },
  { of: 'discovery', fault: '500', often: 'always' },
  { of: 'manifest', fault: 'html', often: 'always' },
  { of: 'chunk', fault: 'reset', often: 'once' },
  { of: 'shared', fault: '404', often: 'once' },
]

test.setTimeout(480_000)

for (const name of NAMES) {
  test.describe(name, () => {
    let page: EnginePage
    test.beforeEach(async () => {
      page = await (OPEN[name] as () => Promise<EnginePage>)()
      test.info().annotations.push({ type: 'figure', description: `${page.version}: ${test.info().title}` })
    })
    test.afterEach(async () => {
      const { status, expectedStatus } = test.info()
      if (status !== expectedStatus)
        await test.info().attach('screen', { body: await page.screenshot(), contentType: 'image/png' })
      await page.close()
    })

    test('[SHELL-ENG-1] a member logs in, bets in a cross-site venue, chats and signs out; no page overflows its screen', {
      tag: LONG_TAG,
    }, async () => {
      await page.goto(`${EDGE_ORIGIN}/user/login?redirect=%2Fmine%2Ffinance%2Fwallet`)
      await fill(page, '用户名', MEMBER)
      await fill(page, '密码', PASSWORD)
      await tap(page, 'button[type="submit"]', '登录')
      await seePath(page, '/mine/finance/wallet')
      await see(page, '总资产')
      for (const route of ROUTES) {
        await page.goto(EDGE_ORIGIN + route)
        await until(
          () => page.run(() => document.querySelectorAll('main h1, main h2').length),
          (count) => count > 0,
          `${route} is not drawn`,
        )
        const screenPx = await page.run(() => innerWidth)
        expect(await page.run(tooWide, screenPx), route).toEqual([])
      }
      await betInVenue(page)
      await chat(page)
      await page.goto(`${EDGE_ORIGIN}/mine`)
      await tap(page, 'button', '退出登录')
      await until(
        () => page.run(() => location.pathname),
        (path) => !path.startsWith('/mine'),
        'still signed in',
      )
      expect(page.problems).toEqual([])
    })

    for (const fault of IS_LONG ? FAULTS : FAULTS.slice(0, 1)) {
      test(`[SHELL-ENG-1] ${fault.of}, ${fault.fault}, ${fault.often}: ${seenOf(fault)}`, async () => {
        const site = await matrixSite({ remote: REMOTE, of: fault.of, fault })
        try {
          await wasHereBefore(page, site)
          await page.goto(`${site.origin}/game/sport`)
          const wanted = seenOf(fault) === 'newest' ? site.newest : site.lastGood
          await until(
            () => page.run(shownVersion, REMOTE),
            (version) => version === wanted,
            `not ${wanted}`,
            40_000,
          )
          expect(site.met()).toBeGreaterThan(0)
          const ran = await page.run(() => (globalThis as { __ran?: string[] }).__ran ?? [])
          // A file that differs from the signed one never runs.
          if (fault.fault === 'flipped') for (const file of site.hitFiles()) expect(ran).not.toContain(file)
        } finally {
          await site.close()
        }
      })
    }

    if (IS_LONG) {
      test('[SHELL-ENG-1] a remote published under an open page is used on the next visit to it, without a reload', async () => {
        const site = await swapSite('activity', '1.0.0-first')
        try {
          await page.goto(`${site.origin}/activity/discount`)
          await until(
            () => page.run(shownVersion, 'activity'),
            (version) => version === '1.0.0-first',
            'the first version is not shown',
            40_000,
          )
          await page.run(() => void Object.assign(window, { __marker: 'same page' }))
          site.publish('1.1.0-second')
          await until(
            async () => {
              await tap(page, 'nav a', '首页')
              await until(
                () => page.run(() => location.pathname),
                (path) => path === '/',
                'not at home',
              )
              await tap(page, 'nav a', '优惠')
              return until(
                () => page.run(shownVersion, 'activity'),
                (version) => version !== '',
                'the remote is not shown',
              )
            },
            (version) => version === '1.1.0-second',
            'the second version is not taken',
            90_000,
          )
          expect(await page.run(() => (window as { __marker?: string }).__marker)).toBe('same page')
        } finally {
          await site.close()
        }
      })

      test('[SHELL-ENG-1] home opens offline after a first visit', async () => {
        const edge = await ownEdge()
        try {
          await edge.start()
          await page.goto(`${edge.origin}/`)
          await until(
            () => page.run(keptCount),
            (count) => count > 20,
            'nothing is kept for offline',
            60_000,
          )
          await edge.stop()
          await page.goto(`${edge.origin}/`)
          await see(page, '首页')
          await see(page, '暂时联系不上服务器')
        } finally {
          await edge.stop()
        }
      })
    }
  })
}

async function betInVenue(page: EnginePage): Promise<void> {
  await page.goto(`${EDGE_ORIGIN}/game/sport`)
  await tap(page, 'main button', '欧博体育')
  await tap(page, '[role="dialog"] [role="switch"]', '')
  await fill(page, '转入金额', '25')
  await tap(page, '[role="dialog"] button', '进入')
  await seePath(page, '/game/sport/ob?url=')
  await until(
    () => page.runInFrame(() => document.querySelectorAll('article button:not(:disabled)').length),
    (count) => count > 0,
    'no prices',
    30_000,
  )
  await page.runInFrame(() => {
    const prices = [...document.querySelectorAll<HTMLButtonElement>('article button:not(:disabled)')]
    prices.find(({ textContent }) => /\d\.\d\d/.test(textContent ?? ''))?.click()
  })
  await fill(page, '投注金额', '10', 'frame')
  await tap(page, 'button', '确认投注', 'frame')
  await until(
    () =>
      page.runInFrame(() => {
        // Odds of a live match may have changed: the bet slip asks, and the member accepts.
        const moved = [...document.querySelectorAll('button')].find(({ textContent }) =>
          /^按 .* 投注/.test(textContent ?? ''),
        )
        moved?.click()
        return (document.body.textContent ?? '').includes('投注成功')
      }),
    (isPlaced) => isPlaced,
    'the bet is not placed',
    30_000,
  )
}

async function chat(page: EnginePage): Promise<void> {
  const line = `今晚真不错 ${Date.now().toString(36)}`
  await page.goto(`${EDGE_ORIGIN}/?chat=1&roomId=lobby`)
  await see(page, '已连接')
  await fill(page, '说点什么', line)
  await tap(page, 'button', '发送')
  await until(
    () => page.run(() => document.querySelector('[role="log"]')?.textContent ?? ''),
    (log) => log.includes(line),
    'the line does not come back',
  )
}

/** Simulates a returning device, which stores the last verified discovery document. */
async function wasHereBefore(page: EnginePage, { origin, kept }: MatrixSite): Promise<void> {
  // A static file, because a page would store its own document.
  await page.goto(`${origin}/polyfill.js`)
  await page.run((key, text) => localStorage.setItem(key, text), STORAGE_KEY.lastDiscovery, JSON.stringify(kept))
}

/** Runs in the page: the version of the visible frame. */
function shownVersion(remote: string): string {
  // Slots of the remote may be on the page too; the frame with the heading is its page.
  const frames = [...document.querySelectorAll(`[data-remote="${remote}"][data-version]`)]
  return frames.find((frame) => frame.querySelector('h1'))?.getAttribute('data-version') ?? ''
}

/** Runs in the page: the number of files cached by its service worker, 0 before it controls the page. */
async function keptCount(): Promise<number> {
  if (!navigator.serviceWorker?.controller) return 0
  const names = await caches.keys()
  const counts = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length))
  return counts.reduce((sum, count) => sum + count, 0)
}
