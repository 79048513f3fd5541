/** Finished matches are found by day, sport and league, with what their markets came to. */
import { expectNoAxeViolations } from '../site/expect-axe.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { expect, test } from '../site/watched-page.ts'

test('[GAMES-54, SBX-224] results are opened from the board, and survive a reload', { tag: LONG_TAG }, async ({
  page,
}) => {
  await withoutPopUps(page)
  await page.goto('/game/sport')
  await page.getByRole('link', { name: '赛果' }).click()
  await page.getByRole('button', { name: '昨天' }).click()
  await page.getByRole('tab', { name: /^棒球/ }).click()
  const cards = page.getByRole('article')
  // Matches that were decided by hand, or not played, have no innings.
  const played = cards.filter({ has: page.getByRole('columnheader', { name: '第 1 局' }) })
  await expect(played.first()).toBeVisible()
  const all = await cards.count()
  const group = played.first().locator('xpath=ancestor::section[1]')
  const league = (await group.getByRole('heading', { level: 2 }).textContent()) ?? ''
  expect(league).not.toBe('')
  await page.getByRole('group', { name: '联赛' }).getByRole('button').filter({ hasText: league }).click()
  await expect.poll(() => cards.count()).toBeLessThanOrEqual(all)
  await played.first().getByText('盘口结果').click()
  await expect(played.first().getByRole('row', { name: /^独赢 .+ 赢$/ })).toBeVisible()
  await expectNoAxeViolations(page)
  const kept = await cards.count()
  await page.reload()
  await expect(cards).toHaveCount(kept)
  await played.first().getByRole('link', { name: '赛事详情' }).click()
  await expect(page.getByRole('heading', { name: '近期战绩' })).toBeVisible()
})
