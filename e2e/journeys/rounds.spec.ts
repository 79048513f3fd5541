/** Games that are not a book: from the lobby through a round that the page checks itself to the bet record, cross-site and without storage. */

import type { DataOf } from '@lantern/contract'
import { betRecords } from '@lantern/contract/records'
import type { FrameLocator, Page } from '@playwright/test'
import { control } from '../site/control.ts'
import { post, useMember } from '../site/member-session.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { blockThirdPartyStorage } from '../site/third-party-storage.ts'
import { expect, test } from '../site/watched-page.ts'

/** A verified member with money. */
const MEMBER = 'vip10aa'
/** A slot on the venue's own wallet, and a card game on it. */
const GAMES = [
  { path: 'egame/jdb', lobby: '/game/egame?venue=JDB&game=JDB-001', action: '旋转', category: 'egame' },
  { path: 'chess/kyqp', lobby: '/game/chess?venue=KYQP&game=KYQP-010', action: '发牌', category: 'chess' },
]
/** A draw each minute of the sandbox clock, with betting open for 50 seconds of it. */
const DRAWS = { path: 'lottery/vrcp', lobby: '/game/lottery?venue=VRCP&game=VRCP-011', everyMs: 60_000 }

test('[SBX-190, SBX-191, SBX-198] a slot and a card game are played from the lobby to the record', async ({
  page,
  context,
}) => {
  await blockThirdPartyStorage(context)
  await withoutPopUps(page)
  const { token } = await useMember(context, MEMBER)
  for (const { path, lobby, action, category } of GAMES) {
    const venue = await enterGame(page, lobby, path)
    await venue.getByRole('button', { name: action, exact: true }).tap()
    await expect(venue.getByRole('status')).toHaveText(/返还/)
    await venue.getByRole('button', { name: '公平校验' }).tap()
    await expect(venue.getByText('✓ 已校验').first()).toBeVisible()
    expect(await newestBet(token, category)).toMatchObject({ category, state: 3, stake: '2.00' })
  }
})

test('[SBX-212, SBX-216, SBX-218] a bet on a draw is settled by the clock, and the page checks the draw', async ({
  page,
  context,
}) => {
  await blockThirdPartyStorage(context)
  await withoutPopUps(page)
  const { token } = await useMember(context, MEMBER)
  const venue = await enterGame(page, DRAWS.lobby, DRAWS.path)
  const big = venue.getByRole('button', { name: '总和大' })
  await expect(big).toBeVisible()
  // To the start of a draw, so that betting is open for all of the next steps.
  const { now } = await control({ action: 'clock.jump', ms: 0 })
  const next = Math.floor(Number(now) / DRAWS.everyMs) + 1
  await control({ action: 'clock.jump', ms: next * DRAWS.everyMs - Number(now) })
  await expect(venue.getByText(`第 ${next} 期 ·`)).toBeVisible()
  await big.tap()
  await venue.getByRole('button', { name: '确认下注' }).tap()
  await expect(venue.getByText('已下注 1.00', { exact: true })).toBeVisible()
  await control({ action: 'clock.jump', ms: DRAWS.everyMs })
  await expect.poll(() => newestBet(token, 'lottery')).toMatchObject({ state: 3, stake: '1.00', valid: '1.00' })
  await venue.getByRole('button', { name: '公平校验' }).tap()
  await expect(venue.getByText('✓ 已校验').first()).toBeVisible()
})

/** Enters a game from its sheet in the lobby, with money. */
async function enterGame(page: Page, lobby: string, path: string): Promise<FrameLocator> {
  await page.goto(lobby)
  const sheet = page.getByRole('dialog')
  const transfer = sheet.getByRole('switch', { name: /自动转入/ })
  // Enabled once the balance is known.
  await expect(transfer).toBeEnabled()
  await transfer.setChecked(true)
  await sheet.getByLabel('转入金额').fill('20')
  await sheet.getByRole('button', { name: '进入', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/game/${path}\\?url=`), { timeout: 25_000 })
  return page.frameLocator('iframe')
}

async function newestBet(token: string, category: string): Promise<unknown> {
  const range = { category, from: 0, to: Date.now() + 86_400_000 }
  const { list } = await post<DataOf<typeof betRecords>>(betRecords.path, range, { token })
  return list[0]
}
