/** The three scroll modes of a room (screens.md 10), on the server written from the specification alone, where the test decides when lines arrive. */
import type { Page } from '@playwright/test'
import { useMember } from '../site/member-session.ts'
import { EDGE_ORIGIN } from '../site/origins.ts'
import { declinePopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { STILL } from '../site/still.ts'
import { expect, test } from '../site/watched-page.ts'
import { type SpecChat, startSpecChat } from './spec-chat.ts'

const LINES = 120
const HISTORY = '**/stream/api/v1/history'
/** Rounding of positions, px. */
const CLOSE = 2

test.use(STILL)

let chat: SpecChat
test.beforeEach(async ({ page, context }) => {
  chat = await startSpecChat(EDGE_ORIGIN)
  for (let n = 1; n <= LINES; n += 1) chat.store('老王', `第 ${n} 句，${'看球'.repeat(n % 7)}`)
  await declinePopUps(page)
  await useMember(context, 'demo01', undefined, chat.origin)
  await page.goto(`${chat.origin}/?chat=1&roomId=lobby`)
  await expect(page.getByText('已连接')).toBeVisible()
  await expect(line(page, LINES)).toBeInViewport()
})
test.afterEach(() => chat.close())

const log = (page: Page) => page.getByRole('log')
const line = (page: Page, n: number) => page.getByRole('article').filter({ hasText: `第 ${n} 句` })
const jump = (page: Page) => page.getByRole('button', { name: /回到最新|条新消息/ })
const say = (n: number) => chat.say('小李', `第 ${n} 句`)

test('[CHAT-10, CHAT-26] follows new lines at the end; while reading older lines it stays, counts new ones, and returns to the newest on demand', async ({
  page,
}) => {
  await test.step('1: at the end', async () => {
    for (let n = LINES + 1; n <= LINES + 3; n += 1) say(n)
    await expect(line(page, LINES + 3)).toBeInViewport()
    await expect(jump(page)).toHaveCount(0)
  })

  await test.step('0: while reading', async () => {
    await scroll(page, -500)
    await expect(jump(page)).toHaveText('回到最新')
    const [read, at] = await topLine(page)
    for (let n = LINES + 4; n <= LINES + 8; n += 1) say(n)
    await expect(jump(page)).toHaveText('5 条新消息')
    expect(Math.abs((await offsetOf(page, read)) - at)).toBeLessThanOrEqual(CLOSE)
    await expect(line(page, LINES + 8)).not.toBeInViewport()
  })

  await test.step('back to the newest', async () => {
    await jump(page).click()
    await expect(line(page, LINES + 8)).toBeInViewport()
    await expect(jump(page)).toHaveCount(0)
    say(LINES + 9)
    await expect(line(page, LINES + 9)).toBeInViewport()
  })
})

test('[CHAT-11, CHAT-26] prepended history does not move the visible lines', async ({ page }) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(HISTORY, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(HISTORY)
  await log(page).press('Home')
  await asked
  // The first line itself changes: its day divider and speaker move to the lines before it.
  await scroll(page, 200)
  const [read, at] = await topLine(page)
  const first = Number(/\d+/.exec(read)?.[0])
  const answered = page.waitForResponse(HISTORY)
  release()
  await answered
  await expect(line(page, first - 8)).toBeAttached()
  expect(Math.abs((await offsetOf(page, read)) - at)).toBeLessThanOrEqual(CLOSE)
  await page.unrouteAll()
  for (let screens = 0; screens < 40 && (await line(page, 1).count()) === 0; screens += 1)
    await log(page).press('PageUp')
  await expect(line(page, 1).first()).toBeAttached()
})

test('[CHAT-31] a quote jumps to its line, also if it is not held, and one press returns to the newest', async ({
  page,
}) => {
  const { seq } = chat.store('小李', '说得对')
  chat.send(10003, {
    ...{ seq, roomId: 'lobby', memberId: 'm', nick: '小李', vip: 1, at: Date.now(), cid: '' },
    text: '说得对',
    reply: { seq: 7, speaker: 'm-老王', nick: '老王', text: '第 7 句' },
  })
  await page.getByRole('button', { name: /老王.*查看原消息/ }).click()
  await expect(page.locator('[data-line="7"]')).toBeInViewport()
  await expect(page.locator('[data-line="7"]')).toHaveAttribute('data-target', 'true')
  await jump(page).click()
  await expect(page.getByRole('article').filter({ hasText: '说得对' })).toBeInViewport()
})

test('[CHAT-30] a draft survives a reload, with the quoted line', { tag: LONG_TAG }, async ({ page }) => {
  const field = page.getByRole('textbox', { name: '说点什么' })
  await line(page, LINES).click({ button: 'right' })
  await page.getByRole('button', { name: '回复' }).click()
  await field.fill('还没想好')
  await page.reload()
  await expect(page.getByText('已连接')).toBeVisible()
  await expect(field).toHaveValue('还没想好')
  await expect(page.getByRole('group', { name: '回复 老王' })).toBeVisible()
  await field.press('Enter')
  await expect(page.getByRole('article').filter({ hasText: '还没想好' })).toHaveCount(1)
  await page.reload()
  await expect(page.getByText('已连接')).toBeVisible()
  await expect(field).toHaveValue('')
})

async function scroll(page: Page, by: number): Promise<void> {
  await log(page).evaluate((element, y) => element.scrollBy({ top: y, behavior: 'instant' }), by)
}

/** The first line whose top is visible: its text, and its distance from the top of the list. */
async function topLine(page: Page): Promise<[string, number]> {
  const rows = await lines(page)
  const found = rows.find(({ top }) => top >= 0)
  if (!found) throw new Error('The list shows no line.')
  return [found.text, found.top]
}

async function offsetOf(page: Page, text: string): Promise<number> {
  return (await lines(page)).find((one) => one.text === text)?.top ?? Number.NaN
}

function lines(page: Page): Promise<{ text: string; top: number }[]> {
  return log(page).evaluate((list: HTMLElement) =>
    [...list.querySelectorAll<HTMLElement>('[data-line]')].map((one) => ({
      text: /第 \d+ 句/.exec(one.textContent ?? '')?.[0] ?? '',
      top: one.getBoundingClientRect().top - list.getBoundingClientRect().top,
    })),
  )
}
