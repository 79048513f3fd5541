/** Markets that pages have no word for go the whole way: from the page of a match, by their names, to the settled record. */
import type { DataOf } from '@lantern/contract'
import { betRecords } from '@lantern/contract/records'
import { sportBoard } from '@lantern/contract/sport'
import { control } from '../site/control.ts'
import { expectNoAxeViolationsHere } from '../site/expect-axe.ts'
import { post, useMember } from '../site/member-session.ts'
import { placeSlip } from '../site/place-slip.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { expect, test } from '../site/watched-page.ts'

test('[GAMES-97, SBX-251, SBX-252] an exact score is chosen on the page of a match, placed, and won', {
  tag: LONG_TAG,
}, async ({ page, context }) => {
  await withoutPopUps(page)
  const { token } = await useMember(context, 'vip10aa')
  // Prices of another day stand still.
  const asked = { book: 'OBTY', sport: 'football', day: 2 }
  const { list } = await post<DataOf<typeof sportBoard>>(sportBoard.path, asked)
  const match = list.at(-1)
  if (!match) throw new Error('there is football on the day after tomorrow')

  await page.goto(`/game/sport/match/${match.id}`)
  await expect(page.getByRole('region', { name: '单双' }).getByRole('button')).toHaveCount(2)
  const scores = page.getByRole('region', { name: '波胆' })
  await expect(scores.getByRole('button', { name: /^波胆 其他比分 \d/ })).toBeVisible()
  await expectNoAxeViolationsHere(page, 'a match with exact scores')
  await scores.getByRole('button', { name: /^波胆 2:1 \d/ }).click()
  await page.getByRole('button', { name: '打开注单，1 项' }).click()
  const slip = page.getByRole('dialog', { name: '注单' })
  await expect(slip.getByText('2:1', { exact: true })).toBeVisible()
  await expect(slip.getByText(/^波胆 · /)).toBeVisible()
  await slip.getByRole('textbox', { name: /的投注金额$/ }).fill('5')
  await placeSlip(page, '5')

  await control({ action: 'match.end', matchId: match.id, home: 2, away: 1 })
  const range = { category: 'sport', from: 0, to: Date.now() + 864_000_000 }
  const bets = await post<DataOf<typeof betRecords>>(betRecords.path, range, { token })
  const bet = bets.list.find(({ legs }) => legs[0]?.matchId === match.id)
  expect(bet).toMatchObject({ state: 3, result: 'WIN', legs: [{ market: '波胆', pick: '2:1' }] })
  await page.goto(`/mine/record/betRecord?no=${bet?.no}`)
  await expect(page.getByRole('dialog', { name: '注单详情' }).getByText(/2:1/).first()).toBeVisible()
})
