/** The cards of the VIP levels by touch, by their buttons and by the arrow keys: one path (screens.md 6 vip). */
import type { Page } from '@playwright/test'
import { useMember } from '../site/member-session.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { expect, test } from '../site/watched-page.ts'

const LEVELS = 11
/** demo01's. */
const OWN = 3

const cards = (page: Page) => page.getByRole('list', { name: 'VIP 等级' })
const previous = (page: Page) => page.getByRole('button', { name: '上一级' })
const next = (page: Page) => page.getByRole('button', { name: '下一级' })

/** What a member sees and a screen reader reads, and whether the cards rest. */
function state(page: Page) {
  return cards(page).evaluate(async (box) => {
    const from = box.scrollLeft
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)))
    const slides = [...box.children] as HTMLElement[]
    const width = slides[1]?.offsetLeft && slides[0] ? slides[1].offsetLeft - slides[0].offsetLeft : 1
    const dots = [...(box.parentElement?.querySelectorAll('[aria-hidden="true"] > span') ?? [])]
    return {
      rests: box.scrollLeft === from,
      scrolledTo: Math.round(box.scrollLeft / width),
      reachable: slides.flatMap((slide, index) => (slide.inert ? [] : [index])),
      name: slides.find((slide) => !slide.inert)?.getAttribute('aria-label'),
      dot: dots.findIndex((dot) => dot.hasAttribute('data-current')),
      benefits: [...document.querySelectorAll('h2')]
        .map(({ textContent }) => textContent)
        .find((text) => text?.endsWith('权益')),
      previous: document.querySelector('[aria-label="上一级"]')?.getAttribute('aria-disabled') ?? null,
      next: document.querySelector('[aria-label="下一级"]')?.getAttribute('aria-disabled') ?? null,
    }
  })
}

/** What it is at a level, however the member got there. */
const at = (level: number) => ({
  rests: true,
  scrolledTo: level,
  reachable: [level],
  name: `第 ${level} 级，共 ${LEVELS} 级`,
  dot: level,
  benefits: `VIP${level} 权益`,
  previous: level === 0 ? 'true' : null,
  next: level === LEVELS - 1 ? 'true' : null,
})

/** Moves a finger across the cards. @param by 1 = to the next one, -1 = back */
async function swipe(page: Page, by: 1 | -1): Promise<void> {
  const box = await cards(page).boundingBox()
  if (!box) throw new Error('the cards are not drawn')
  const cdp = await page.context().newCDPSession(page)
  const y = box.y + box.height / 2
  const [from, to] = [box.x + box.width * (by === 1 ? 0.85 : 0.15), box.x + box.width * (by === 1 ? 0.15 : 0.85)]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', { x: from, y })
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', { x: from + ((to - from) * step) / 10, y })
  await touch('touchEnd')
  await cdp.detach()
}

const WAYS: Readonly<Record<string, (page: Page, by: 1 | -1) => Promise<unknown>>> = {
  swipe,
  // At an end the button says that it does nothing.
  buttons: (page, by) => (by === 1 ? next(page) : previous(page)).tap({ force: true }),
  'arrow keys': async (page, by) => {
    await cards(page).focus()
    await page.keyboard.press(by === 1 ? 'ArrowRight' : 'ArrowLeft')
  },
}

test('[MINE-VIP-2, UI-27] a swipe, the buttons and the arrow keys lead from the own level to the same cards and benefits, up to both ends', {
  tag: LONG_TAG,
}, async ({ page, context }) => {
  await withoutPopUps(page)
  await useMember(context, 'demo01')
  for (const [way, move] of Object.entries(WAYS))
    await test.step(way, async () => {
      await page.goto('/mine/vip')
      await expect(page.getByRole('heading', { name: `VIP${OWN} 权益` })).toBeVisible()
      await expect.poll(() => state(page)).toEqual(at(OWN))
      for (const level of [4, 5, 6, 7, 8, 9, 10, 10]) {
        await move(page, 1)
        await expect.poll(() => state(page)).toEqual(at(level))
      }
      await move(page, -1)
      await expect.poll(() => state(page)).toEqual(at(LEVELS - 2))
    })

  await test.step('one after the other, down to level 0', async () => {
    await page.goto('/mine/vip')
    await expect(page.getByRole('heading', { name: `VIP${OWN} 权益` })).toBeVisible()
    await swipe(page, -1)
    await expect.poll(() => state(page)).toEqual(at(2))
    // Two presses while the first still scrolls.
    await previous(page).tap()
    await previous(page).tap()
    await expect.poll(() => state(page)).toEqual(at(0))
    // No swipe here: at the first card this engine takes it as its own gesture for the page before.
    await previous(page).tap({ force: true })
    await expect.poll(() => state(page)).toEqual(at(0))
    await WAYS['arrow keys']?.(page, 1)
    await expect.poll(() => state(page)).toEqual(at(1))
  })
})
