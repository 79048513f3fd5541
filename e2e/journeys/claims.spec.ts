/** Claims of offers by two members in two languages at once: every state is shown, and the calculator predicted the granted bonus. */
import { randomUUID } from 'node:crypto'
import { dividendReceive } from '@lantern/contract/activity'
import { depositCreate } from '@lantern/contract/deposit'
import { kycSubmit, type LoginAnswer } from '@lantern/contract/user'
import { walletOverview } from '@lantern/contract/wallet'
import type { BrowserContext, Page } from '@playwright/test'
import { localeCookie } from '../accessibility/stops.ts'
import { control, proveLedger } from '../site/control.ts'
import { expectNoAxeViolations } from '../site/expect-axe.ts'
import { post, useMember, useNewMember } from '../site/member-session.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { expect, test } from '../site/watched-page.ts'

const TEXTS = {
  'zh-CN': {
    mine: '我的参与',
    join: '参加',
    sent: '申请已提交',
    joined: '已参加',
    idea: '建议有礼',
    applied: '已提交',
    review: '审核中',
    rejected: '未通过',
    reason: '原因：重复的建议',
    appeal: '申诉',
    why: '申诉理由',
    send: '提交申诉',
    appealed: '申诉中',
    running: '进行中',
    turnover: /流水进度 ¥0\.00 \/ ¥20\.00/,
    granted: '已派发',
    expired: '已过期',
    late: '未在期限内完成流水',
    welcome: '新人红利',
    take: '领取新人红利',
    got: '8.80 已进入可用余额。',
    claimable: '可领取',
    claimed: '已领取',
    reviewed: '晋级礼金',
    old: '上月红利',
    paid: /^奖金 50\.00 已进入/,
  },
  en: {
    mine: 'My offers',
    join: 'Join',
    sent: 'Application sent',
    joined: 'Joined',
    idea: 'Good ideas',
    applied: 'Submitted',
    review: 'In review',
    rejected: 'Not granted',
    reason: 'Reason: 重复的建议',
    appeal: 'Appeal',
    why: 'Why you disagree',
    send: 'Send the appeal',
    appealed: 'Appealed',
    running: 'In progress',
    turnover: /Turnover progress ¥0\.00 \/ ¥20\.00/,
    granted: 'Granted',
    expired: 'Expired',
    late: 'The turnover was not done in time',
    welcome: 'Welcome bonus',
    take: 'Claim Welcome bonus',
    got: '8.80 was added to your balance.',
    claimable: 'Claimable',
    claimed: 'Claimed',
    reviewed: 'Level-up gift',
    old: 'Bonus of last month',
    paid: /^Your bonus of 50\.00/,
  },
} as const
type Locale = keyof typeof TEXTS
const LOCALES = ['zh-CN', 'en'] as const
/** Half of a deposit of 500.00, at most 50.00, without turnover. */
const FREE = { minutes: 600, product: 'sport', percent: 50, multiple: 0, maxBonus: '50.00' } as const

/** A page of a new member, at a tab of the offers. */
async function pageOf(context: BrowserContext, locale: Locale): Promise<{ page: Page; member: LoginAnswer }> {
  await context.addCookies([localeCookie(locale)])
  const page = await context.newPage()
  await withoutPopUps(page)
  return { page, member: await useNewMember(context, 'clm') }
}
const showMine = (page: Page, locale: Locale) => page.getByRole('tab', { name: TEXTS[locale].mine }).click()
const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

for (const locale of LOCALES) {
  const t = TEXTS[locale]
  test(`[ACT-11, ACT-16, ACT-17, ACT-38] ${locale}: a claim is applied for, reviewed, rejected with its reason, appealed and granted, and a dividend is claimed`, {
    tag: LONG_TAG,
  }, async ({ context, browser }) => {
    const { page, member } = await pageOf(context, locale)
    const decide = (accept: boolean) =>
      control({ action: 'claim.decide', userName: member.userName, offerId: 'feedback', accept, reason: '重复的建议' })
    await page.goto('/activity/discount?id=feedback')
    await page.getByRole('button', { name: t.join, exact: true }).click()
    await expect(page.getByRole('dialog').getByText(t.sent).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await showMine(page, locale)
    const claim = rowOf(page, t.idea).first()
    await expect(claim.getByText(t.applied, { exact: true }).first()).toBeVisible()
    // The review starts five seconds later; the open page polls and shows it.
    await expect(claim.getByText(t.review, { exact: true }).first()).toBeVisible({ timeout: 15_000 })
    await decide(false)
    await expect(claim.getByText(t.rejected, { exact: true }).first()).toBeVisible({ timeout: 10_000 })
    await expect(claim.getByText(t.reason)).toBeVisible()
    await claim.getByText(t.appeal, { exact: true }).click()
    await claim.getByRole('textbox', { name: t.why }).fill('这是第一次提出的建议，请复核一次。')
    await expectNoAxeViolations(page)
    await claim.getByRole('button', { name: t.send }).click()
    await expect(claim.getByText(t.appealed, { exact: true }).first()).toBeVisible()
    await expect(claim.getByText(t.reason)).toBeVisible()
    await decide(true)
    await expect(claim.getByText(t.running, { exact: true }).first()).toBeVisible({ timeout: 10_000 })
    await expect(claim.getByText(t.turnover)).toBeVisible()

    const other = await browser.newContext()
    const second = await pageOf(other, locale)
    await depositOf(second.member)
    const title = { titleZh: '免流水礼', titleEn: 'No turnover', textZh: '存款即得。', textEn: 'For a deposit.' }
    const { id } = (await control({ action: 'offer.publish', ...title, ...FREE })) as { id: string }
    // The bonus is computed from the newest deposit since the offer began.
    await depositOf(second.member)
    await second.page.goto(`/activity/discount?id=${id}`)
    const sheet = second.page.getByRole('dialog')
    await expect(
      sheet
        .getByRole('definition')
        .filter({ hasText: /^50\.00$/ })
        .first(),
    ).toBeVisible()
    await sheet.getByRole('button', { name: t.join, exact: true }).click()
    await expect(sheet.getByText(t.paid)).toBeVisible()
    await second.page.keyboard.press('Escape')
    await showMine(second.page, locale)
    const free = rowOf(second.page, locale === 'en' ? title.titleEn : title.titleZh).first()
    await expect(free.getByText(t.granted, { exact: true }).first()).toBeVisible()
    await expect(free.getByText('50.00')).toBeVisible()
    await control({ action: 'campaign.end', id })
    const isShown = (name: string, state: string) =>
      expect(rowOf(second.page, name).getByText(state, { exact: true }).first()).toBeVisible()
    await isShown(t.welcome, t.claimable)
    await second.page.getByRole('button', { name: t.take, exact: true }).dblclick()
    await expect(second.page.getByText(t.got)).toBeVisible()
    await isShown(t.welcome, t.claimed)

    await useMember(other, 'demo01')
    await second.page.goto('/activity/discount')
    await showMine(second.page, locale)
    const old = second.page.getByRole('listitem').filter({ hasText: t.late })
    await expect(old.getByText(t.expired, { exact: true }).first()).toBeVisible()
    await isShown(t.reviewed, t.review)
    await isShown(t.old, t.expired)
    await other.close()
    await proveLedger()
  })
}

test('[ACT-3, ACT-11] a dividend that two tabs claim at the same moment is paid once', { tag: LONG_TAG }, async ({
  context,
}) => {
  const t = TEXTS['zh-CN']
  const { page, member } = await pageOf(context, 'zh-CN')
  await depositOf(member)
  const session = { token: member.token }
  const balance = async () => Number((await post<{ center: string }>(walletOverview.path, {}, session)).center)
  const tabs = [page, await context.newPage()]
  let waiting: (() => void)[] = []
  for (const tab of tabs) {
    await withoutPopUps(tab)
    // Held until both requests have been sent.
    await tab.route(`**${dividendReceive.path}`, async (route) => {
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
        if (waiting.length < tabs.length) return
        for (const go of waiting) go()
        waiting = []
      })
      await route.continue()
    })
    await tab.goto('/activity/discount')
    await showMine(tab, 'zh-CN')
    await expect(tab.getByRole('button', { name: t.take, exact: true })).toBeVisible()
  }
  const before = await balance()
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: t.take, exact: true }).click()))
  for (const tab of tabs) {
    await expect(tab.getByText(t.got)).toBeVisible()
    await expect(rowOf(tab, t.welcome).getByText(t.claimed, { exact: true }).first()).toBeVisible()
  }
  expect(Math.round((await balance()) * 100)).toBe(Math.round(before * 100) + 880)
  await proveLedger()
})

/** Verifies the member once, and credits 500.00. */
async function depositOf({ token, userName }: LoginAnswer): Promise<void> {
  const identity = { level: 1, fields: { realName: '方一' }, requestNo: randomUUID() }
  await post(kycSubmit.path, identity, { token }).catch(() => undefined)
  const order = { method: 'BANK', amount: '500', payerName: '方一', requestNo: randomUUID() }
  await post(depositCreate.path, order, { token })
  await control({ action: 'deposit.confirm', userName })
}
