/** Keyboard use of the home page and a dialog: Tab, arrows, Enter, Space and Escape (screens.md 0.6). Login and registration have separate files. */
import type { Page } from '@playwright/test'
import { withoutPopUps } from '../site/pop-ups.ts'
import { expect, test } from '../site/watched-page.ts'
import { tabTo } from './without-loss.ts'

/** More tab stops than the home page has; reaching this means that the focus is trapped. */
const MAX_STOPS = 150

test('[SHELL-FRAME-6] home: every tab stop is visible and in order, from the skip link to the tab bar', async ({
  page,
}) => {
  await withoutPopUps(page)
  await page.goto('/')
  await expect(page.locator('[data-slot="home.rails"] h2').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: '帮助与条款' })).toBeAttached()

  const regions: string[] = []
  const faults: string[] = []
  let last = await pressTab(page)
  expect(last).toMatchObject({ name: '跳到正文', fault: null })
  for (let stops = 0; last.name !== '我的'; stops += 1) {
    expect(stops, 'Tab comes to the end of the page').toBeLessThan(MAX_STOPS)
    last = await pressTab(page)
    if (last.fault) faults.push(`${last.name}: ${last.fault}`)
    if (regions.at(-1) !== last.region) regions.push(last.region)
  }
  expect(faults).toEqual([])
  expect(regions).toEqual(['banner', 'main', '主导航'])
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  expect(await focus(page)).toMatchObject({ name: '优惠', fault: null })

  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/activity/discount')
  await expect(page.locator('main')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('[SHELL-FRAME-6] home: skip link, carousel, categories and notices work by keyboard; a notice returns the focus', async ({
  page,
}) => {
  await withoutPopUps(page)
  await page.goto('/')
  const rail = page.getByRole('tablist', { name: '游戏分类' })
  await expect(rail.getByRole('tab').first()).toBeVisible()
  await expect(page.getByRole('region', { name: '公告' })).toBeVisible()

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()

  const slides = page.locator('section[aria-roledescription="carousel"] li')
  await page.keyboard.press('Tab')
  expect((await focus(page)).region).toBe('main')
  // It advances automatically until it has the focus.
  const [shown, count] = await slides.evaluateAll(
    (all: HTMLElement[]) => [all.findIndex((slide) => !slide.inert), all.length] as const,
  )
  expect(shown).toBeGreaterThanOrEqual(0)
  const current = slides.nth(shown)
  // Also on the link of a slide: the carousel advances without losing the focus.
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(slides.nth((shown + 1) % count)).not.toHaveAttribute('inert')
  await expect(current).toHaveAttribute('inert')
  await expect(page.locator('section[aria-roledescription="carousel"] ul')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(current).not.toHaveAttribute('inert')
  await tabTo(page, /^(播放|继续|开始)/)
  await page.keyboard.press('Space')
  await expect(
    page.locator('section[aria-roledescription="carousel"]').getByRole('button', { name: /暂停/ }),
  ).toBeFocused()
  await page.keyboard.press('Space')

  await page.keyboard.press('Tab')
  const notice = page.getByRole('region', { name: '公告' }).getByRole('button').first()
  await expect(notice).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectHeld(page, 'dialog')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(notice).toBeFocused()
  await page.keyboard.press('Space')
  await tabTo(page, '^我知道了$')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(notice).toBeFocused()

  await tabTo(page, /^体育/)
  await page.keyboard.press('ArrowRight')
  await expect(rail.getByRole('tab', { name: /^真人/ })).toBeFocused()
  await expect(rail.getByRole('tab', { name: /^真人/ })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: /^真人/ })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(rail.getByRole('tab', { name: /^捕鱼/ })).toBeFocused()
  // One tab stop for the whole rail; the next one is the selected content.
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('[role="tabpanel"]') !== null)).toBe(true)
  await page.keyboard.press('Shift+Tab')
  await expect(rail.getByRole('tab', { name: /^捕鱼/ })).toBeFocused()
})

test('[SHELL-FRAME-6] an automatic dialog takes the focus, traps it and closes by its button', async ({ page }) => {
  await page.goto('/customer/main')
  const tip = page.getByRole('alertdialog')
  await expect(tip).toBeVisible()
  await expect(tip).toHaveAccessibleName(/.+/)
  await expect(tip).toHaveAccessibleDescription(/.+/)
  // Its only button is still counting down and not focusable.
  await expect(tip).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(tip).toBeFocused()
  await expect(tip.getByRole('button', { name: '我知道了', exact: true })).toBeEnabled()
  await expectHeld(page, 'alertdialog')
  await tabTo(page, '^我知道了$')
  await page.keyboard.press('Space')
  await expect(tip).toHaveCount(0)
  await tabTo(page, /在线客服|存款未到账/)
  expect((await focus(page)).fault).toBeNull()
})

/** Tab and Shift+Tab cycle inside the dialog, and every stop is visible. */
async function expectHeld(page: Page, role: 'dialog' | 'alertdialog'): Promise<void> {
  const inside = () => page.evaluate((name) => document.activeElement?.closest(`[role="${name}"]`) != null, role)
  await expect.poll(inside).toBe(true)
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    // At either end a focus guard moves the focus back inside.
    await expect.poll(inside, `${key} leaves the dialog`).toBe(true)
    await expect.poll(async () => (await focus(page)).fault, key).toBeNull()
  }
}

type Focus = { name: string; region: string; fault: string | null }

async function pressTab(page: Page): Promise<Focus> {
  await page.keyboard.press('Tab')
  return focus(page)
}

/** The focused element, its position, and whether its focus ring is visible, on screen and not covered. */
function focus(page: Page): Promise<Focus> {
  return page.evaluate(async () => {
    // A smooth scroll or fade-in may be running.
    await Promise.allSettled(
      document
        .getAnimations()
        .flatMap((one) => (Number.isFinite(one.effect?.getComputedTiming().endTime) ? [one.finished] : [])),
    )
    const element = document.activeElement as HTMLElement
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
    const around = element.closest('header, main, nav[aria-label="主导航"]')
    const region =
      around?.tagName === 'NAV' ? '主导航' : around?.tagName === 'HEADER' ? 'banner' : (around?.id ?? 'none')
    const hasRing = [element, element.parentElement, element.nextElementSibling].some(
      (one) => one !== null && getComputedStyle(one).outlineStyle !== 'none',
    )
    const box = element.getBoundingClientRect()
    // Two pixels inside the upper and lower edge; elements taller than half the screen are checked at the centre.
    const ys = box.height > innerHeight / 2 ? [box.top + box.height / 2] : [box.top + 2, box.bottom - 2]
    const covered = ys.some((y) => {
      const top = document.elementFromPoint(Math.min(innerWidth - 2, Math.max(2, box.left + box.width / 2)), y)
      // The buttons of a carousel lie on its slides.
      const around = element.closest('[aria-roledescription="carousel"]') ?? element
      return top === null || !(around.contains(top) || top.contains(element))
    })
    const fault =
      element === document.body ? 'nothing has the focus' : !hasRing ? 'no ring' : covered ? 'covered' : null
    return { name, region, fault }
  })
}
