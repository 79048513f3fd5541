/** Safer play in two browsers of one member: the panic hold, and blocks in lobbies (screens.md 0.5, 6 safer). */
import { BREAK_POLL_MS, breakState } from '@lantern/contract/break-state'
import { saferPanic } from '@lantern/contract/safer'
import { kycSubmit } from '@lantern/contract/user'
import type { Page } from '@playwright/test'
import { post } from '../site/member-session.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { enterVenue, expectPrices } from '../site/sport-venue.ts'
import { twoBrowsers } from '../site/two-browsers.ts'
import { expect, test } from '../site/watched-page.ts'

/** A new member who may enter venues, in two browsers. */
async function playerInTwoBrowsers(fixtures: Parameters<typeof twoBrowsers>[0]) {
  const { member, ...browsers } = await twoBrowsers(fixtures, 'safe')
  const identity = { level: 1, fields: { realName: '林晚晴' }, requestNo: crypto.randomUUID() }
  await post(kycSubmit.path, identity, { token: member.token })
  return browsers
}

/** Holds the panic button in one browser. @returns when the break began, and the polls of the other browser after it, ms */
async function panic(page: Page, second: Page): Promise<{ began: number; asked: readonly number[] }> {
  await page.goto('/mine/safer')
  const hold = page.getByRole('button', { name: '按住 1 秒，休息 24 小时' })
  await hold.hover()
  const asked: number[] = []
  const panicked = page.waitForResponse((answer) => answer.url().endsWith(saferPanic.path))
  await page.mouse.down()
  await panicked
  const began = Date.now()
  second.on('request', (request) => {
    if (request.url().endsWith(breakState.path)) asked.push(Date.now() - began)
  })
  await page.mouse.up()
  return { began, asked }
}

/** The first poll after the break closes the venue: within two seconds, independent of the load of this machine. */
function expectOnePoll(asked: readonly number[]): void {
  expect(asked.length).toBeLessThanOrEqual(1)
  expect(BREAK_POLL_MS).toBeLessThan(2_000)
}

test('[MINE-SAFE-1, SHELL-BREAK-2, SBX-SAFE-1] holding the button for a second in one browser closes the venue that is open in another', async ({
  page,
  context,
  browser,
}, info) => {
  const { second, close } = await playerInTwoBrowsers({ page, context, browser })
  await enterVenue(second, '欧博体育')
  await expectPrices(second)
  const { began, asked } = await panic(page, second)
  await expect(second).toHaveURL(/\/mine\/safer$/)
  info.annotations.push({ type: 'closed after, ms', description: String(Date.now() - began) })
  expectOnePoll(asked)
  for (const one of [page, second]) await expect(one.getByText(/^休息中，至 /)).toBeVisible()
  await second.goto('/mine/finance/deposit')
  await expect(second.getByText('休息中', { exact: true }).first()).toBeVisible()
  await close()
})

test(
  '[MINE-SAFE-1, GAMES-92, SBX-SAFE-1] it also closes one that is minimised there, and the page stays',
  { tag: LONG_TAG },
  async ({ page, context, browser }, info) => {
    const { second, close } = await playerInTwoBrowsers({ page, context, browser })
    await enterVenue(second, '欧博体育')
    await expectPrices(second)
    await second.getByRole('button', { name: '最小化场馆' }).click()
    const bar = second.getByRole('complementary', { name: '已最小化的场馆' })
    await expect(bar).toBeVisible()
    const { began, asked } = await panic(page, second)
    await expect(bar).toHaveCount(0)
    info.annotations.push({ type: 'closed after, ms', description: String(Date.now() - began) })
    expectOnePoll(asked)
    await expect(second.getByTitle(/场馆$/)).toHaveCount(0)
    await expect(second.getByText(/^现在不能投注，最小化的场馆已关闭/)).toBeVisible()
    await expect(second).toHaveURL(/\/game\/sport$/)
    await close()
  },
)

test('[GAMES-60, SBX-SAFE-7, MINE-SAFE-5] venues and categories that a member blocks are marked in the lobbies of every browser', {
  tag: LONG_TAG,
}, async ({ page, context, browser }) => {
  const { second, close } = await playerInTwoBrowsers({ page, context, browser })
  await second.goto('/game/sport')
  await expect(second.getByRole('button', { name: '进入 欧博体育' })).toBeVisible()

  await page.goto('/mine/safer')
  await page.getByRole('button', { name: /^选择/ }).click()
  const sheet = page.getByRole('dialog')
  for (const name of ['欧博体育', '电子']) {
    const block = sheet.getByRole('switch', { name, exact: true })
    await block.click({ force: true })
    await expect(block).toBeChecked()
  }

  await second.goto('/game/egame')
  await second
    .getByRole('button', { name: /^您已屏蔽/ })
    .first()
    .click()
  const game = second.getByRole('dialog')
  await expect(game.getByText('您在理性娱乐中屏蔽了该场馆或分类。')).toBeVisible()
  await expect(game.getByRole('button', { name: '进入' })).toHaveCount(0)
  await second.goto('/game/sport')
  await second.getByRole('button', { name: '欧博体育，您已屏蔽' }).click()
  const launch = second.getByRole('dialog', { name: '欧博体育' })
  await expect(launch.getByText('您已屏蔽该场馆，可在理性娱乐中解除。')).toBeVisible()
  await launch.getByRole('link', { name: '前往理性娱乐' }).click()
  await expect(second).toHaveURL(/\/mine\/safer$/)
  await close()
})
