/** Favourites of a visitor that become the member's on every device, and the mail about a venue that has opened. */
import type { Page } from '@playwright/test'
import { login } from '../pages/auth.ts'
import { control } from '../site/control.ts'
import { useMember, useNewMember } from '../site/member-session.ts'
import { EDGE_ORIGIN } from '../site/origins.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { STILL } from '../site/still.ts'
import { expect, test } from '../site/watched-page.ts'

test.use(STILL)
test.beforeEach(({ page }) => withoutPopUps(page))

/** Stars of leagues and matches; stars of games are in lobbies. */
const stars = (page: Page) => page.getByRole('button', { name: /^收藏 / })

test('[GAMES-49, SBX-240] a league and a match that a visitor marked are the member’s after login, on another device too', {
  tag: LONG_TAG,
}, async ({ page, browser }) => {
  await page.goto('/game/sport')
  const league = stars(page).last()
  const name = (await league.getAttribute('aria-label')) ?? ''
  await league.tap()
  await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
  // A favourite league leads the board.
  await expect(stars(page).first()).toHaveAttribute('aria-label', name)
  await page.locator('article a[href^="/game/sport/match/"]').last().tap()
  const match = page.getByRole('button', { name: /^收藏 .+ 对 / })
  await match.tap()
  await expect(match).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/user/login?redirect=%2Fgame%2Fsport')
  await login(page, 'vip10aa')
  await expect(page.getByRole('region', { name: '收藏的赛事' })).toBeVisible()

  const other = await browser.newContext({ locale: 'zh-CN', viewport: { width: 390, height: 844 } })
  await useMember(other, 'vip10aa', crypto.randomUUID())
  const second = await other.newPage()
  await withoutPopUps(second)
  await second.goto(`${EDGE_ORIGIN}/game/sport`)
  await expect(second.getByRole('region', { name: '收藏的赛事' })).toBeVisible()
  await expect(second.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
  await other.close()
})

test('[GAMES-50, SBX-242] a member who requested it is notified by mail when a venue opens', async ({
  page,
  context,
}) => {
  await useNewMember(context, 'rem')
  await control({ action: 'venue.status', enName: 'V188', status: 2 })
  await page.goto('/game/sport')
  await page.getByRole('button', { name: /小金体育.*维护/ }).tap()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: '开放时发邮件告诉我' }).tap()
  await expect(sheet.getByText('我们会发一封站内邮件')).toBeVisible()
  await control({ action: 'venue.status', enName: 'V188', status: 1 })
  await control({ action: 'clock.jump', ms: 10_000 })
  await page.goto('/mine/mail')
  await expect(page.getByText('小金体育已开放')).toBeVisible()
  await control({ action: 'venue.status', enName: 'V188', status: 2 })
})
