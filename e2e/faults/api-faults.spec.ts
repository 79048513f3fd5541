/**
 * Faulty or missing API responses (issue 2; spec 8; screens.md 2): the right message, no white screen or unhandled rejection, a working retry,
 * and no double submit. The sandbox injects the faults, behind the edge.
 */

import { activityList } from '@lantern/contract/activity'
import type { ControlRequest } from '@lantern/contract/control'
import { depositCreate, depositMethods } from '@lantern/contract/deposit'
import { venueList } from '@lantern/contract/games'
import { transRecords } from '@lantern/contract/records'
import { DAY_MS } from '@lantern/contract/site-time'
import { transfer } from '@lantern/contract/transfer'
import { walletOverview } from '@lantern/contract/wallet'
import type { Page } from '@playwright/test'
import { control, proveLedger } from '../site/control.ts'
import { post, useMember } from '../site/member-session.ts'
import { declinePopUps } from '../site/pop-ups.ts'
import { sampled } from '../site/short-form.ts'
import { STILL } from '../site/still.ts'
import { expect, test } from '../site/watched-page.ts'

const MEMBER = 'agent01'
const SENTENCE = {
  abnormal: '网络异常，请稍后重试',
  system: '系统异常，请重试或联系客服',
  business: '未知业务异常',
  disconnected: '网络已断开，请检查网络后重试',
}

type Fault = Omit<Extract<ControlRequest, { action: 'fault.set' }>, 'action' | 'match'>

/** Responses to a query, and the message that the member sees. */
const ANSWERS: readonly { title: string; fault: Fault; sentence: string }[] = [
  // The server's status text (spec 8).
  { title: 'HTTP 500', fault: { kind: 'http', status: 500 }, sentence: 'Internal Server Error' },
  { title: 'HTML instead of JSON', fault: { kind: 'html' }, sentence: SENTENCE.abnormal },
  { title: 'JSON that is not an envelope', fault: { kind: 'envelope' }, sentence: SENTENCE.system },
  {
    title: 'a wrong type in a field',
    fault: { kind: 'shape', data: { list: 7, center: true, total: [] } },
    sentence: SENTENCE.system,
  },
  {
    title: 'an unknown code without a message',
    fault: { kind: 'code', code: 987_654, message: '' },
    sentence: SENTENCE.business,
  },
  {
    title: 'an unknown code with a message',
    fault: { kind: 'code', code: 987_655, message: '演练中，请稍候再来' },
    sentence: '演练中，请稍候再来',
  },
]

/** Pages and the query that they require. */
const PAGES = [
  {
    title: 'wallet',
    path: '/mine/finance/wallet',
    match: walletOverview.path,
    here: (page: Page) => page.getByText('总资产', { exact: true }),
  },
  {
    title: 'deposit',
    path: '/mine/finance/deposit',
    match: depositMethods.path,
    here: (page: Page) => page.getByLabel('存款金额'),
  },
  {
    title: 'transfer',
    path: '/mine/finance/transfer',
    match: walletOverview.path,
    here: (page: Page) => page.getByLabel('转账金额'),
  },
  {
    title: 'offers',
    path: '/activity/discount',
    match: activityList.path,
    here: (page: Page) => page.getByRole('group', { name: '优惠分类' }),
  },
  {
    title: 'lobby',
    path: '/game/egame',
    match: venueList.path,
    here: (page: Page) => page.locator('[data-remote="games"] article').first(),
  },
] as const

test.use(STILL)

test.beforeEach(async ({ page, context, watch }) => {
  await control({ action: 'fault.clear' })
  await declinePopUps(page)
  await useMember(context, MEMBER)
  // The browser logs every error response, which the page must handle.
  watch.expectProblem(/^console: Failed to load resource/)
})
test.afterEach(() => control({ action: 'fault.clear' }))

/** These three differ for the page; the other three differ only in their message, which the wallet test covers. */
const SHORT = ANSWERS.filter(({ fault }) => fault.kind === 'http' || fault.kind === 'shape' || fault.message === '')

for (const { title, path, match, here } of sampled(PAGES, 6)) {
  test(`[SHELL-ERR-15] ${title}: each bad response shows its message, and the retry works`, async ({ page }) => {
    test.setTimeout(240_000)
    for (const { title: answer, fault, sentence } of title === 'wallet' ? ANSWERS : SHORT) {
      await test.step(answer, async () => {
        await control({ action: 'fault.set', id: 'answer', times: 0, userName: MEMBER, match, ...fault })
        await page.goto(path)
        const panel = page.locator('main').getByRole('alert').filter({ hasText: sentence }).first()
        await expect(panel, `${title} says nothing of ${answer}`).toBeVisible()
        await expect(wayOn(page)).toBeVisible()
        await control({ action: 'fault.clear' })
        await panel.getByRole('button', { name: '重试' }).click()
        await expect(here(page)).toBeVisible()
        await expect(panel).toHaveCount(0)
      })
    }
  })
}

test('a slow response: the skeleton first, then the page', async ({ page }) => {
  await control({
    action: 'fault.set',
    kind: 'slow',
    ms: 3_000,
    times: 0,
    userName: MEMBER,
    match: walletOverview.path,
  })
  await page.goto('/mine/finance/wallet')
  await expect(page.locator('[data-remote="mine"][data-state="here"]')).toBeVisible()
  await expect(page.getByText('总资产', { exact: true })).toHaveCount(0)
  await expect(page.locator('main')).not.toBeEmpty()
  await expect(page.getByText('总资产', { exact: true })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(/^$/)
})

for (const { title, fault } of sampled(ANSWERS, 3)) {
  test(`[SHELL-HOME-1] home works with faulty parts: ${title}`, async ({ page }) => {
    await control({ action: 'fault.set', times: 0, userName: MEMBER, match: '', ...fault })
    await page.goto('/')
    await expect(page.getByRole('region', { name: '推荐' })).toBeVisible()
    await expect(page.getByRole('tablist', { name: '游戏分类' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible()
    await expect(page.getByText('页面开小差了')).toHaveCount(0)
    await control({ action: 'fault.clear' })
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '我的' }).click()
    await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible()
  })
}

test('[SHELL-STAT-9] offline: shows the time of the data and disables money actions with a reason; recovers automatically online', async ({
  page,
  context,
}) => {
  await page.goto('/mine/finance/transfer')
  const amount = page.getByLabel('转账金额')
  const submit = page.getByRole('button', { name: '转账', exact: true })
  await amount.fill('5')
  await context.setOffline(true)
  await expect(page.getByText(/^网络已断开，显示的是 \d\d:\d\d 的数据$/)).toBeVisible()
  await expect(submit).toBeDisabled()
  await expect(submit).toHaveAccessibleDescription(/网络已断开，恢复后才能提交/)
  await expect(amount).toHaveValue('5')
  const asked = page.waitForRequest((request) => request.url().includes(walletOverview.path))
  await context.setOffline(false)
  await asked
  await expect(page.getByText(/网络已断开/)).toHaveCount(0)
  await submit.click()
  await expect(page.getByText('转账成功').first()).toBeVisible()
  await proveLedger()
})

test('[MINE-2] a deposit with a lost response: one order, found by lookup', async ({ page }) => {
  const before = await openDeposits()
  await control({ action: 'fault.set', kind: 'drop', times: 1, userName: MEMBER, match: depositCreate.path })
  await page.goto('/mine/finance/deposit')
  await page.getByLabel('存款金额').fill('300')
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('button', { name: /我知道了/ }).click({ timeout: 15_000 })
  await expect(page).toHaveURL(/orderNo=/, { timeout: 15_000 })
  await expect(page.getByText('收款信息')).toBeVisible()
  expect((await openDeposits()) - before).toBe(1)
  await proveLedger()
  await control({ action: 'deposit.fail', userName: MEMBER })
})

test('[MINE-2] a transfer with a lost response: moved once and confirmed', async ({ page, context }) => {
  const { token } = await useMember(context, MEMBER)
  // Transfers must be some seconds apart, and another test may just have made one.
  await control({ action: 'clock.jump', ms: 10_000 })
  const before = await transfersOf(token)
  await page.goto('/mine/finance/transfer')
  await page.getByLabel('转账金额').fill('12.34')
  await control({ action: 'fault.set', kind: 'drop', times: 1, userName: MEMBER, match: transfer.path })
  await page.getByRole('button', { name: '转账', exact: true }).dblclick()
  await expect(page.getByText('转账成功').first()).toBeVisible({ timeout: 15_000 })
  expect((await transfersOf(token)) - before).toBe(1)
  await proveLedger()
})

/** Navigation away from a failed page: the tab bar of a root page, the back button of a subpage. */
function wayOn(page: Page) {
  return page
    .getByRole('navigation', { name: '主导航' })
    .or(page.getByRole('button', { name: '返回', exact: true }))
    .first()
}

/** The member's unpaid deposit orders. */
async function openDeposits(): Promise<number> {
  const { deposits } = (await control({ action: 'state' })) as { deposits: { userName: string }[] }
  return deposits.filter(({ userName }) => userName === MEMBER).length
}

async function transfersOf(token: string): Promise<number> {
  return (
    await post<{ total: number }>(
      transRecords.path,
      { types: ['transfer'], from: Date.now() - DAY_MS, to: Date.now() + DAY_MS, pageNum: 1, pageSize: 50 },
      { token },
    )
  ).total
}
