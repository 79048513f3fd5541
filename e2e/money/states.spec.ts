/**
 * Each money screen in each of its states (issue 5; screens.md 0.5): empty, loading, refused with a retry that works, site under maintenance, frozen
 * member. One page of the browser goes from screen to screen; the faults are played by the sandbox.
 */
import { auditSummary } from '@lantern/contract/audit'
import { depositMethods } from '@lantern/contract/deposit'
import { coinRecords, giftRecords, welfareRecords } from '@lantern/contract/other-records'
import { rebatePreview } from '@lantern/contract/rebate'
import { betRecords, transRecords } from '@lantern/contract/records'
import { walletOverview } from '@lantern/contract/wallet'
import { withdrawalPrepare } from '@lantern/contract/withdrawal'
import type { Page } from '@playwright/test'
import { control } from '../site/control.ts'
import { useMember } from '../site/member-session.ts'
import { openSite } from '../site/open-site.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { expect, test } from '../site/watched-page.ts'

const SENTENCE = '演练中，请稍候再来'
const FROZEN = '资金功能已冻结'
const NOTHING = '这段时间没有记录'

type Screen = {
  path: string
  /** The read that the screen cannot do without. */
  read: string
  /** What is there once it was answered. */
  here: (page: Page) => ReturnType<Page['getByText']>
  /** What stands there for a member who has nothing yet. */
  empty: string | RegExp
  /** Records go on for a frozen member without a word. */
  saysFrozen?: false
}

const text = (words: string | RegExp) => (page: Page) => page.locator('main').getByText(words).first()
const record = (path: string, read: string, total: string): Screen => ({
  path: `/mine/record/${path}`,
  read,
  here: text(total),
  empty: NOTHING,
  saysFrozen: false,
})
const SCREENS: readonly Screen[] = [
  { path: '/mine/finance/wallet', read: walletOverview.path, here: text('总资产'), empty: /余额为 0 的场馆/ },
  { path: '/mine/balance', read: walletOverview.path, here: text('总资产'), empty: '还没有账目' },
  {
    path: '/mine/finance/deposit',
    read: depositMethods.path,
    here: (page) => page.getByLabel('存款金额'),
    empty: '银行卡转账',
  },
  { path: '/mine/finance/withdrawal', read: withdrawalPrepare.path, here: text('可提金额'), empty: '取款条件' },
  {
    path: '/mine/finance/transfer',
    read: walletOverview.path,
    here: (page) => page.getByLabel('转账金额'),
    empty: '还没有订单',
  },
  { path: '/mine/rebate', read: rebatePreview.path, here: text('可领取'), empty: '暂无有效投注' },
  { path: '/mine/audit', read: auditSummary.path, here: text('现在可提'), empty: '无流水要求，可直接取款' },
  record('transRecord', transRecords.path, '净存款'),
  record('betRecord', betRecords.path, '有效投注'),
  record('giftRecord', giftRecords.path, '收到'),
  record('welfare', welfareRecords.path, '可领取'),
  record('currencyRecord', coinRecords.path, '使用'),
]

test.beforeEach(async ({ page, watch }) => {
  await control({ action: 'fault.clear' })
  await withoutPopUps(page)
  // The browser logs each refused answer and the closed page; the screen must cope with it.
  watch.expectProblem(/^console: Failed to load resource/)
})
test.afterEach(async () => {
  await control({ action: 'fault.clear' })
  await openSite()
})

test('[MINE-26] empty: a new member reads what would be there', async ({ page, context }) => {
  test.setTimeout(120_000)
  await useMember(context, 'newbie1')
  for (const { path, empty } of SCREENS)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.locator('main').getByText(empty).first()).toBeVisible()
    })
})

test('[MINE-26] [MINE-14] frozen: each screen says so, and reading goes on', async ({ page, context }) => {
  test.setTimeout(120_000)
  await useMember(context, 'frozen1')
  for (const { path, here, saysFrozen = true } of SCREENS)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(here(page)).toBeVisible()
      if (saysFrozen) await expect(page.getByText(FROZEN).first()).toBeVisible()
    })
})

test('[MINE-26] loading and refused: the shape first, then the sentence with a retry that works', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  const userName = 'vip10aa'
  await useMember(context, userName)
  for (const { path, read, here } of SCREENS)
    await test.step(path, async () => {
      await control({
        action: 'fault.set',
        id: 'no',
        kind: 'code',
        code: 987_655,
        message: SENTENCE,
        times: 0,
        userName,
        match: read,
      })
      await page.goto(path)
      const panel = page.locator('main').getByRole('alert').filter({ hasText: SENTENCE }).first()
      await expect(panel).toBeVisible()
      await control({ action: 'fault.clear' })
      await panel.getByRole('button', { name: '重试' }).click()
      await expect(here(page)).toBeVisible()
      await expect(panel).toHaveCount(0)

      await control({ action: 'fault.set', id: 'slow', kind: 'slow', ms: 1_500, times: 0, userName, match: read })
      await page.reload()
      await expect(page.locator('main [data-shape]').first()).toBeVisible()
      await expect(here(page)).toBeVisible()
      await control({ action: 'fault.clear' })
    })
})

test('[MINE-26] maintenance: no screen is left open, and the last one comes back by itself', async ({
  page,
  context,
  request,
}) => {
  const last = '/mine/audit'
  await useMember(context, 'vip10aa')
  await control({ action: 'site.maintenance', status: 0, minutes: 30 })
  // The edge may hold what it knew for some seconds.
  await expect(async () => expect((await request.get(last)).status()).toBe(503)).toPass()
  for (const { path } of SCREENS) {
    const answer = await request.get(path)
    expect([path, answer.status()]).toEqual([path, 503])
    expect(await answer.text()).toContain('系统维护中')
  }
  await page.goto(last)
  await expect(page.getByRole('heading', { level: 1, name: '系统维护中' })).toBeVisible()
  await control({ action: 'site.maintenance', status: 1 })
  await expect(async () => {
    await page.reload()
    await expect(page.locator('main').getByText('现在可提').first()).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expect(page).toHaveURL(new RegExp(`${last}$`))
})
