/** A price becomes a bet: selected on the board, handed to the venue as a slip, placed there once, and cashed out. */

import type { DataOf } from '@lantern/contract'
import { MARKET_STATE } from '@lantern/contract/games'
import { slipLink } from '@lantern/contract/slip-link'
import { sportBoard } from '@lantern/contract/sport'
import { venueBetPlace } from '@lantern/contract/venue'
import { expectNoAxeViolations } from '../site/expect-axe.ts'
import { post, useMember } from '../site/member-session.ts'
import { placeSlip } from '../site/place-slip.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
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
    .getByRole('button', { name: /^周. \d+日/ })
    .first()
    .click()
  await coming
  await page
    .getByRole('button', { name: /^周. \d+日/ })
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
  // A toast is gone after two seconds: the page is watched from before the click.
  const partSaid = page.getByText('已兑现 ¥1.94').waitFor()
  await bets.getByRole('button', { name: '确认兑现 ¥1.94' }).click()
  await partSaid
  await expect(bets.getByText(/时自动兑现/)).toHaveCount(0)

  await bets.getByText('已兑现的部分').first().click()
  await expect(bets.getByText('本金 ¥2.00 → ¥1.94').first()).toBeVisible()
  await bets.getByRole('button', { name: '兑现 ¥2.91' }).first().click()
  const restSaid = page.getByText('已兑现 ¥2.91').waitFor()
  await bets.getByRole('button', { name: '确认兑现 ¥2.91' }).click()
  await restSaid

  await page.goto('/mine/record/betRecord')
  await page
    .getByRole('button', { name: /部分兑现/ })
    .first()
    .click()
  const part = page.getByRole('dialog', { name: '注单详情' })
  await expect(part.getByText(/^注单 \S+ 的一部分已提前兑现/)).toBeVisible()
})

test('[GAMES-33, GAMES-36, GAMES-37, GAMES-43] picks of two matches become one parlay in the venue, and can be selected again without its stake', {
  tag: LONG_TAG,
}, async ({ page, context }) => {
  await withoutPopUps(page)
  await useMember(context, 'vip10aa')
  const { list } = await post<DataOf<typeof sportBoard>>(sportBoard.path, { book: 'OBTY', day: 2 })
  const winners = list.flatMap(({ id, markets }) =>
    markets
      .filter(({ kind, state }) => kind === '1x2' && state === MARKET_STATE.open)
      .flatMap(({ selections }) => selections.slice(0, 1))
      .map((selection) => ({ matchId: id, selectionId: selection.id, odds: selection.odds })),
  )
  const [one, two] = winners
  if (!one || !two) throw new Error('two matches of another day are open to bets')
  await page.goto(slipLink([one, two]))
  const slip = page.getByRole('dialog', { name: '注单' })
  await slip.getByRole('radio', { name: '2 串 1' }).check({ force: true })
  await slip.getByRole('textbox', { name: '投注金额' }).fill('10')
  // Hundredths times hundredths times fen, rounded down once: no floating point.
  const fen = (BigInt(one.odds.replace('.', '')) * BigInt(two.odds.replace('.', '')) * 1_000n) / 10_000n
  await expect(slip.getByText(`¥${fen / 100n}.${String(fen % 100n).padStart(2, '0')}`, { exact: true })).toBeVisible()
  const venue = await placeSlip(page, '10')
  await venue.getByRole('button', { name: '完成' }).click()
  await page.getByRole('button', { name: '离开场馆' }).click()
  await page.getByRole('button', { name: '转回余额并离开' }).click()

  await page.getByRole('button', { name: '我的注单' }).click()
  const card = page.getByRole('dialog', { name: '我的注单' }).getByRole('article').first()
  await expect(card.getByText('2 串 1')).toBeVisible()
  await expect(card.getByRole('listitem')).toHaveCount(2)
  await card.getByRole('button', { name: '再选一次' }).click()
  await expect(page.getByText('已加入注单 2 项，金额请重新填写。')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '打开注单，2 项' }).click()
  for (const stake of await slip.getByRole('textbox').all()) await expect(stake).toHaveValue('')
})
