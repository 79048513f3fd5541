/**
 * Each money screen in each of its states (issue 5; screens.md 0.5): empty, loading, error with a working retry, site maintenance, frozen
 * member. One browser page visits all screens, by the router, or by a page load where no cached response may exist.
 */
import type { AnswerOf } from '@lantern/contract'
import { ACCOUNT_KINDS, ACCOUNT_ROWS } from '@lantern/contract/account-kinds'
import { accountList } from '@lantern/contract/accounts'
import { auditSummary } from '@lantern/contract/audit'
import { depositDetail, depositMethods } from '@lantern/contract/deposit'
import { coinRecords, giftRecords, welfareRecords } from '@lantern/contract/other-records'
import { rebatePreview } from '@lantern/contract/rebate'
import { betRecords, transRecords } from '@lantern/contract/records'
import { preInfo } from '@lantern/contract/site'
import { memberInfo } from '@lantern/contract/user'
import { walletOverview } from '@lantern/contract/wallet'
import { withdrawalDetail, withdrawalPrepare } from '@lantern/contract/withdrawal'
import type { Page, Route } from '@playwright/test'
import { control, siteNow } from '../site/control.ts'
import { post, useMember } from '../site/member-session.ts'
import { openSite } from '../site/open-site.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { STILL } from '../site/still.ts'
import { expect, test } from '../site/watched-page.ts'

const SENTENCE = '演练中，请稍候再来'
const FROZEN = '资金功能已冻结'
const NOTHING = '这段时间没有记录'
const NO_ORDER = '没有找到这个订单'
/** A nonexistent order number. */
const NONE = 'none'
const WALLET = '/mine/finance/wallet'

type Screen = {
  path: string
  /** The query that the screen requires. */
  read: string
  /** Content that appears with its response. */
  here: (page: Page) => ReturnType<Page['getByText']>
  /** Text for a member without data. */
  empty: string | RegExp
  /** Records show no notice to a frozen member. */
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
  { path: WALLET, read: walletOverview.path, here: text('总资产'), empty: /余额为 0 的场馆/ },
  { path: '/mine/balance', read: walletOverview.path, here: text('总资产'), empty: '还没有账目' },
  {
    path: '/mine/finance/deposit',
    read: depositMethods.path,
    here: (page) => page.getByLabel('存款金额'),
    empty: '暂无可用通道',
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

/** Lists and forms of payout accounts, as spelled in the specification. Bank cards are listed in the wallet. */
const ACCOUNTS: readonly Screen[] = [
  ...ACCOUNT_KINDS.map((kind) => ACCOUNT_ROWS[kind].listPath)
    .filter((path) => path !== WALLET)
    .map((path) => ({
      path,
      read: accountList.path,
      here: text(/还没有.*收款账户|已添加/),
      empty: /还没有.*收款账户/,
    })),
  ...ACCOUNT_KINDS.map((kind) => {
    const { listPath, addPath } = ACCOUNT_ROWS[kind]
    return {
      path: addPath === listPath ? `${addPath}?view=add` : addPath,
      read: memberInfo.path,
      here: (page: Page) => page.getByRole('button', { name: '下一步' }),
      empty: '添加收款账户前需要完成实名认证。',
    }
  }),
]
const ordersBy = (deposit: string, withdrawal: string): readonly Screen[] =>
  (
    [
      ['/mine/finance/deposit', depositDetail.path, deposit],
      ['/mine/finance/withdrawal', withdrawalDetail.path, withdrawal],
    ] as const
  ).map(([path, read, orderNo]) => ({
    path: `${path}?orderNo=${orderNo}`,
    read,
    here: text(orderNo === NONE ? NO_ORDER : orderNo),
    empty: NO_ORDER,
    saysFrozen: false,
  }))
const ALL: readonly Screen[] = [...SCREENS, ...ACCOUNTS, ...ordersBy(NONE, NONE)]

test.use(STILL)

test.beforeEach(async ({ page, watch }) => {
  await control({ action: 'fault.clear' })
  await withoutPopUps(page)
  // The browser logs refused responses and the closed page, which the screen must handle.
  watch.expectProblem(/^console: Failed to load resource/)
})
test.afterEach(async () => {
  await control({ action: 'fault.clear' })
  await openSite()
})

test('[MINE-26] empty: a new member sees what each screen will show', { tag: LONG_TAG }, async ({ page, context }) => {
  test.setTimeout(240_000)
  await useMember(context, 'newbie1')
  await withoutDepositMethods(page)
  for (const { path, empty } of ALL)
    await test.step(path, async () => {
      await moveTo(page, path)
      await expect(page.locator('main').getByText(empty).first()).toBeVisible()
    })
})

test('[MINE-26] [MINE-14] frozen: each screen shows the reason and stays readable', { tag: LONG_TAG }, async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  await useMember(context, 'frozen1')
  for (const { path, here, saysFrozen = true } of ALL)
    await test.step(path, async () => {
      await moveTo(page, path)
      await expect(here(page)).toBeVisible()
      if (saysFrozen) await expect(page.getByText(FROZEN).first()).toBeVisible()
    })
})

for (const [what, screensOf] of [
  ['money', async () => SCREENS],
  ['accounts and orders', async (token: string) => [...ACCOUNTS, ...(await ownOrders(token))]],
] as const)
  test(`[MINE-26] loading and refused, ${what}: the skeleton first, then the error with a working retry`, {
    tag: LONG_TAG,
  }, async ({ page, context }) => {
    test.setTimeout(480_000)
    const userName = 'demo01'
    const { token } = await useMember(context, userName)
    for (const { path, read, here } of await screensOf(token))
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
        const answers = await holdAnswers(page, read)
        await page.goto(path)
        await expect(page.locator('main [data-shape]').first()).toBeVisible()
        await answers.give()
        const panel = page.locator('main').getByRole('alert').filter({ hasText: SENTENCE }).first()
        await expect(panel).toBeVisible()
        await control({ action: 'fault.clear' })
        await panel.getByRole('button', { name: '重试' }).click()
        await expect(here(page)).toBeVisible()
        await expect(panel).toHaveCount(0)
      })
  })

test('[MINE-26] maintenance: every screen closes, and the last one recovers automatically', async ({
  page,
  context,
}) => {
  const last = '/mine/audit'
  await useMember(context, 'vip10aa')
  await control({ action: 'site.maintenance', status: 0, minutes: 30 })
  // The edge may serve its cached state for some seconds, and caches by language.
  const ask = (path: string) => context.request.get(path, { headers: { 'accept-language': 'zh-CN' } })
  await expect(async () => expect((await ask(last)).status()).toBe(503)).toPass()
  for (const { path } of ALL) {
    const answer = await ask(path)
    expect([path, answer.status()]).toEqual([path, 503])
    expect(await answer.text()).toContain('系统维护中')
  }
  const firstLook = page.waitForResponse(`**${preInfo.path}`)
  await page.goto(last)
  await expect(page.getByRole('heading', { level: 1, name: '系统维护中' })).toBeVisible()
  await firstLook
  await openSite()
  // It polls every half minute, and when it becomes visible.
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(page.locator('main').getByText('现在可提').first()).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${last}$`))
})

/**
 * Navigates like a link; the first screen is loaded. Resolves when the new page is shown: pages of one group share the text of their heading, and those
 * of one component share its element, but none shares both.
 */
async function moveTo(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') return void (await page.goto(path))
  const before = (await page.locator('main h1').textContent()) ?? ''
  await page.evaluate((to) => {
    document.querySelector('main h1')?.setAttribute('data-before', '')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page.locator('main h1[data-before]').filter({ hasText: new RegExp(`^${before}$`) })).toHaveCount(0)
}

/** The latest deposit and withdrawal of a member. */
async function ownOrders(token: string): Promise<readonly Screen[]> {
  const [deposit, withdrawal] = await Promise.all(
    (['deposit', 'withdraw'] as const).map(async (type) => {
      const range = { from: 0, to: await siteNow(), pageNum: 1, pageSize: 1 }
      const { list } = await post<AnswerOf<typeof transRecords>>(
        transRecords.path,
        { types: [type], ...range },
        { token },
      )
      if (list[0] === undefined) throw new Error(`demo01 has no ${type}`)
      return list[0].bizNo
    }),
  )
  return ordersBy(deposit ?? NONE, withdrawal ?? NONE)
}

/** Makes all deposit methods unavailable. */
async function withoutDepositMethods(page: Page): Promise<void> {
  await page.route(`**${depositMethods.path}`, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, list: [] } } })
  })
}

/** Holds every response to a query back until `give`. */
async function holdAnswers(page: Page, path: string): Promise<{ give(): Promise<void> }> {
  const given = Promise.withResolvers<void>()
  const hold = async (route: Route): Promise<void> => {
    await given.promise
    await route.continue()
  }
  await page.route(`**${path}`, hold)
  return {
    async give() {
      given.resolve()
      await page.unroute(`**${path}`, hold)
    },
  }
}
