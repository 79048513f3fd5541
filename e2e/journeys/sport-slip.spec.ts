/** A price becomes a bet: selected on the board, handed to the venue as a slip, placed there once, and cashed out. */
import { sportBoard } from '@lantern/contract/sport'
import { venueBetPlace } from '@lantern/contract/venue'
import { expectNoAxeViolations } from '../site/expect-axe.ts'
import { useMember } from '../site/member-session.ts'
import { placeSlip } from '../site/place-slip.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { expect, test } from '../site/watched-page.ts'

test('[GAMES-33, GAMES-38, GAMES-39, GAMES-45, GAMES-52, GAMES-53, MINE-95] a price is selected, survives a reload, is placed in the venue exactly once, and cashed out in two parts', async ({
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
  // Prices of other days do not change.
  const coming = page.waitForResponse((response) => new URL(response.url()).pathname === sportBoard.path)
  await page
    .getByRole('button', { name: /^\d\d-\d\d 周/ })
    .first()
    .click()
  await coming
  await page
    .getByRole('button', { name: /^\d\d-\d\d 周/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^独赢 平局 \d/ })
    .last()
    .click()
  await page.reload()
  await page.getByRole('button', { name: '打开注单，1 项' }).click()
  const slip = page.getByRole('dialog', { name: '注单' })
  await slip.getByRole('textbox', { name: /的投注金额$/ }).fill('5')
  await expect(slip.getByText(/隐含概率合计比 100% 多 \d+\.\d%/)).toBeVisible()
  const venue = await placeSlip(page, '5')
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
  await bets.getByRole('radio', { name: '自动' }).check({ force: true })
  await bets.getByRole('textbox', { name: '价值达到时兑现' }).fill('9')
  await bets.getByRole('button', { name: '设定' }).click()
  await expect(bets.getByText(/价值达到 ¥9.00 时自动兑现/)).toBeVisible()

  await bets.getByRole('button', { name: '兑现 ¥4.85' }).first().click()
  await bets.getByRole('radio', { name: '部分' }).check({ force: true })
  await bets.getByRole('textbox', { name: '兑现的本金' }).fill('2')
  await expect(bets.getByText('剩余本金 ¥3.00 保持未结算。')).toBeVisible()
  await expectNoAxeViolations(page)
  await bets.getByRole('button', { name: '确认兑现 ¥1.94' }).click()
  await expect(page.getByText('已兑现 ¥1.94')).toBeVisible()
  await expect(bets.getByText(/时自动兑现/)).toHaveCount(0)

  await bets.getByText('已兑现的部分').first().click()
  await expect(bets.getByText('本金 ¥2.00 → ¥1.94')).toBeVisible()
  await bets.getByRole('button', { name: '兑现 ¥2.91' }).first().click()
  await bets.getByRole('button', { name: '确认兑现 ¥2.91' }).click()
  await expect(page.getByText('已兑现 ¥2.91')).toBeVisible()

  await page.goto('/mine/record/betRecord')
  await page
    .getByRole('button', { name: /部分兑现/ })
    .first()
    .click()
  const part = page.getByRole('dialog', { name: '注单详情' })
  await expect(part.getByText(/^注单 \S+ 的一部分已提前兑现/)).toBeVisible()
})
