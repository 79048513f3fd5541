/** Automatic cash-out: an open bet is paid when it reaches the value that its member set. */
import type { DataOf } from '@lantern/contract'
import { mailList } from '@lantern/contract/mail'
import { betAutoCashOut, betRecords } from '@lantern/contract/records'
import { DAY_MS } from '@lantern/contract/site-time'
import { control, proveLedger, siteNow } from '../site/control.ts'
import { post, useMember } from '../site/member-session.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { expect, test } from '../site/watched-page.ts'
import { betsOnEachOutcome } from '../site/won-bet.ts'

const STAKE = '20'
const GAIN_FEN = 10
const MINUTE_MS = 60_000

test('[GAMES-53, SBX-223] an open bet is cashed out by itself once it is worth what its member set: card, amount, mail and record agree', {
  tag: LONG_TAG,
}, async ({ page, context }) => {
  await withoutPopUps(page)
  const { token } = await useMember(context, 'vip10aa')
  const numbers = await betsOnEachOutcome(token, STAKE)
  await page.goto('/game/sport')
  await page.getByRole('button', { name: '我的注单' }).click()
  const bets = page.getByRole('dialog', { name: '我的注单' })

  const set = new Map<string, string>()
  for (const no of numbers) {
    // The prices may move between the question and the request: then it is asked again.
    await expect(async () => {
      const offer = (await betOf(token, no)).cashOut
      const at = ((Math.round(Number(offer) * 100) + GAIN_FEN) / 100).toFixed(2)
      await post(betAutoCashOut.path, { no, at, requestNo: crypto.randomUUID() }, { token })
      set.set(no, at)
    }).toPass({ timeout: 30_000 })
  }
  await expect(bets.getByText(/时自动兑现/).first()).toBeVisible()

  const ended = async () => (await Promise.all(numbers.map((no) => betOf(token, no)))).find(({ result }) => result)
  await expect(async () => {
    await control({ action: 'clock.jump', ms: MINUTE_MS })
    await expect.poll(async () => (await ended())?.result, { timeout: 3_000 }).toBe('CASHOUT')
  }).toPass({ timeout: MINUTE_MS })
  const bet = await ended()
  if (!bet) throw new Error('no bet has ended')
  expect(Number(bet.return)).toBeGreaterThanOrEqual(Number(set.get(bet.no)))

  await bets.getByRole('radio', { name: '已结算' }).check({ force: true })
  const card = bets.getByRole('article').filter({ hasText: `¥${bet.return}` })
  await expect(card.getByText('已兑现', { exact: true }).first()).toBeVisible()
  await expect(card.getByRole('button', { name: /^兑现/ })).toHaveCount(0)
  const { list } = await post<DataOf<typeof mailList>>(
    mailList.path,
    { tab: 'notice', pageNum: 1, pageSize: 20 },
    { token },
  )
  expect(list.filter(({ bizNo }) => bizNo === bet.no).map(({ title }) => title.zh)).toEqual([
    `注单已自动兑现 ${bet.return}`,
  ])
  await proveLedger()
})

async function betOf(token: string, no: string) {
  const to = await siteNow()
  const range = { from: to - DAY_MS, to: to + DAY_MS, pageNum: 1, pageSize: 50 }
  const { list } = await post<DataOf<typeof betRecords>>(betRecords.path, { category: 'sport', ...range }, { token })
  const bet = list.find((row) => row.no === no)
  if (!bet) throw new Error(`${no} is not in the records`)
  return bet
}
