/** The peak bet, by two members in two languages: joined, won, corrected, and a prize paid once. */
import { peakClaim, peakJoin } from '@lantern/contract/peak-bet'
import { localeCookie } from '../accessibility/stops.ts'
import { control, proveLedger } from '../site/control.ts'
import { expectNoAxeViolations } from '../site/expect-axe.ts'
import { loseFirstAnswer } from '../site/lost-answer.ts'
import { newMember, post, useNewMember } from '../site/member-session.ts'
import { expectNarrow } from '../site/narrow.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { expect, test } from '../site/watched-page.ts'
import { wonBet } from '../site/won-bet.ts'

const TEXTS = {
  'zh-CN': {
    title: '好友巅峰注',
    join: /^加入榜单/,
    copy: '复制邀请链接',
    friends: '好友榜',
    empty: '本周暂无成绩',
    claim: /^领取 58\.00/,
  },
  en: {
    title: 'Friends’ peak bet',
    join: /^Take part/,
    copy: 'Copy invite link',
    friends: 'Friends',
    empty: 'No results this week',
    claim: /^Claim 58\.00/,
  },
} as const

for (const locale of ['zh-CN', 'en'] as const) {
  const t = TEXTS[locale]
  test(`[ACT-31, ACT-32, SBX-PEAK-4, SBX-PEAK-6] ${locale}: a member joins, a friend wins a bet that is on the board, and leaves it when it is corrected`, {
    tag: LONG_TAG,
  }, async ({ page, context }) => {
    await context.addCookies([localeCookie(locale)])
    await withoutPopUps(page)
    await useNewMember(context, 'peak')
    await page.goto('/activity/friendPeakBet')
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
    const joined = page.waitForResponse(`**${peakJoin.path}`)
    await page.getByRole('switch', { name: t.join }).click({ force: true })
    const { data } = (await (await joined).json()) as { data: { link: string } }
    await expect(page.getByRole('button', { name: t.copy })).toBeVisible()
    await page.getByRole('radio', { name: t.friends }).check({ force: true })
    await expect(page.getByText(t.empty)).toBeVisible()
    const r_bet = data.link.split('=')[1] ?? ''
    const friend = await newMember('pal', { codes: { r_bet, codesSeenAt: { r_bet: Date.now() } } })
    await post(peakJoin.path, { on: true }, { token: friend.token })
    const betNo = await wonBet(friend, '10')
    const podium = page.getByRole('list').getByText(/^p\*+$/)
    await expect(podium).toBeVisible({ timeout: 15_000 })
    await expectNoAxeViolations(page)
    await expectNarrow(page)
    await control({ action: 'bet.resettle', betNo, result: 'lose' })
    await expect(page.getByText(t.empty)).toBeVisible({ timeout: 15_000 })
    await proveLedger()
  })

  test(`[ACT-33, SBX-PEAK-5] ${locale}: a prize whose answer is lost is claimed again and paid once`, async ({
    page,
    context,
    watch,
  }) => {
    watch.expectProblem(/^console: Failed to load resource/)
    await context.addCookies([localeCookie(locale)])
    await withoutPopUps(page)
    const { userName } = await useNewMember(context, 'peak')
    await control({ action: 'peak.rank', userName, rank: 2 })
    await page.goto('/activity/friendPeakBet')
    const claim = page.getByRole('button', { name: t.claim })
    await expect(claim).toBeVisible()
    await expectNoAxeViolations(page)
    const sent = await loseFirstAnswer(page, peakClaim.path)
    await claim.click()
    await expect(claim).toHaveCount(0)
    expect(sent()).toBe(1)
    await proveLedger()
  })
}
