/** 320 px, and 200 % text: nothing is lost (screens.md 0.6). */
import type { Page } from '@playwright/test'
import { useMember } from '../site/member-session.ts'
import { declinePopUps } from '../site/pop-ups.ts'
import { expect, test } from '../site/watched-page.ts'

const PAGES = [
  { path: '/', ready: '[data-slot="home.rails"]' },
  { path: '/user/login', ready: 'form', visitor: true },
  { path: '/user/register', ready: 'form', visitor: true },
  { path: '/user/password', ready: 'form', visitor: true },
  { path: '/registerGuide', ready: 'form' },
  { path: '/mine', ready: '[data-remote="mine"] h1' },
  { path: '/mine/finance/wallet', ready: '[data-remote="mine"] h1' },
  { path: '/mine/finance/deposit', ready: '[data-remote="mine"] form' },
  { path: '/mine/finance/transfer', ready: '[data-remote="mine"] form' },
  { path: '/mine/finance/withdrawal', ready: '[data-remote="mine"] form' },
  { path: '/mine/record/transRecord', ready: '[data-remote="mine"] h1' },
  { path: '/game/sport', ready: '[data-remote="games"] h1' },
  { path: '/game/egame', ready: '[data-remote="games"] h1' },
  { path: '/activity/discount', ready: '[data-remote="activity"] h1' },
  { path: '/?chat=1&roomId=lobby', ready: '[role="log"] :is(li, article, p)' },
] as const

/** Sizes as a member sets them: the browser's own text size scales the root. */
const SIZES = [
  { title: '320 px', width: 320, rootPx: 16 },
  { title: '200 % text', width: 390, rootPx: 32 },
  { title: '320 px and 200 % text', width: 320, rootPx: 32 },
] as const

for (const { title, width, rootPx } of SIZES) {
  test.describe(title, () => {
    test.use({ viewport: { width, height: 720 } })
    for (const locale of ['zh-CN', 'en'] as const) {
      test(`[SHELL-FRAME-4] ${locale}: no page scrolls sideways and no amount is cut`, async ({ page, context }) => {
        test.setTimeout(120_000)
        await declinePopUps(page)
        await context.addCookies([{ name: 'locale', value: locale, url: test.info().project.use.baseURL ?? '' }])
        await page.addInitScript((px) => {
          addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', `${px}px`))
        }, rootPx)
        for (const { path, ready } of PAGES.filter((one) => 'visitor' in one)) await look(page, path, ready)
        // Six figures: amounts as long as they get.
        await useMember(context, 'vip10aa')
        for (const { path, ready } of PAGES.filter((one) => !('visitor' in one))) await look(page, path, ready)
      })
    }
  })
}

async function look(page: Page, path: string, ready: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator(ready).first(), path).toBeVisible()
  await expect
    .poll(() => page.evaluate(tooWide, page.viewportSize()?.width ?? 0), { message: `${path} scrolls sideways` })
    .toEqual([])
  expect.soft(await page.evaluate(cutAmounts, page.viewportSize()?.width ?? 0), `${path} cuts an amount`).toEqual([])
}

/** What stands out of the screen when the page is wider than it. A phone makes room by zooming out: `innerWidth` grows with the page. */
function tooWide(screenPx: number): string[] {
  const widest = Math.max(innerWidth, (document.scrollingElement ?? document.documentElement).scrollWidth)
  if (widest <= screenPx) return []
  const scrolls = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement))
  const outside = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => element.getBoundingClientRect().right > screenPx + 1 && !scrolls(element.parentElement),
  )
  return [`${widest} > ${screenPx}`, ...outside.slice(0, 5).map(({ tagName, className }) => `${tagName}.${className}`)]
}

/** Texts that read as an amount and are cut by their own box or by one around it that does not scroll. */
function cutAmounts(screenPx: number): string[] {
  const cut: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>('main *, [role="dialog"] *, header *')) {
    const own = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent)
      .join('')
    if (!/\d[\d,]*\.\d\d|¥/.test(own) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue
    const box = element.getBoundingClientRect()
    // Visually hidden words for a screen reader.
    if (box.width <= 1 || box.height <= 1) continue
    for (let around: HTMLElement | null = element; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around)
      if (/auto|scroll/.test(style.overflowX)) break
      if (style.overflowX !== 'hidden' && style.overflowX !== 'clip') continue
      const frame = around.getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(element)
      const text = range.getBoundingClientRect()
      if (text.right > Math.min(frame.right, screenPx) + 1 || text.left < frame.left - 1)
        cut.push(`${own.trim()} in ${around.className}`)
    }
  }
  return cut
}
