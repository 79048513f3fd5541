/** A price becomes a bet: selected on the board, handed to the venue as a slip, placed there once, and cashed out. */
import { venueBetPlace } from '@lantern/contract/venue'
import { useMember } from '../site/member-session.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { expect, test } from '../site/watched-page.ts'

test('[GAMES-33, GAMES-38, GAMES-39, GAMES-45] a price is selected, survives a reload, is placed in the venue exactly once, and cashed out', async ({
  page,
  context,
}) => {
  await withoutPopUps(page)
  await useMember(context, 'vip10aa')
  const placed: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === venueBetPlace.path) placed.push(String(request.postData()))
  })
  await page.goto('/game/sport')
  await page
    .getByRole('button', { name: /^独赢 平局 \d/ })
    .last()
    .click()
  await page.reload()
  await page.getByRole('button', { name: '打开注单，1 项' }).click()
  const slip = page.getByRole('dialog', { name: '注单' })
  await slip.getByRole('textbox', { name: /的投注金额$/ }).fill('5')
  await expect(slip.getByText(/隐含概率合计比 100% 多 \d+\.\d%/)).toBeVisible()
  await slip.getByRole('button', { name: '带注单进入 欧博体育' }).click()

  const launch = page.getByRole('dialog', { name: '进入 欧博体育' })
  await launch.getByRole('switch', { name: /自动转入/ }).setChecked(true)
  await launch.getByLabel('转入金额').fill('5')
  await launch.getByRole('button', { name: '进入', exact: true }).click()
  await expect(page).toHaveURL(/\/game\/sport\/ob\?url=/, { timeout: 25_000 })

  const venue = page.frameLocator('iframe')
  const handed = venue.getByRole('dialog', { name: '来自站点的注单' })
  await handed.getByRole('button', { name: '确认投注' }).click()
  await expect(venue.getByRole('dialog', { name: '投注成功' })).toBeVisible()
  expect(placed).toHaveLength(1)
  expect(JSON.parse(placed[0] ?? '')).toMatchObject({ stake: '5', accept: 'better' })

  await venue.getByRole('button', { name: '完成' }).click()
  await page.getByRole('button', { name: '离开场馆' }).click()
  await page.getByRole('button', { name: '转回余额并离开' }).click()
  await expect(page).toHaveURL('/game/sport')
  await expect(page.getByRole('button', { name: /^打开注单/ })).toHaveCount(0)

  await page.getByRole('button', { name: '我的注单' }).click()
  const bets = page.getByRole('dialog', { name: '我的注单' })
  await bets.getByRole('button', { name: '兑现 ¥4.85' }).first().click()
  await bets.getByRole('button', { name: '确认兑现 ¥4.85' }).click()
  await expect(page.getByText('已兑现 ¥4.85')).toBeVisible()
})
