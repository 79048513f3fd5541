/** A bet shared in a room by one member and seen by another, down to the bytes of the frames. */
import { MSG } from '@lantern/contract/chat'
import { control } from '../site/control.ts'
import { useMember } from '../site/member-session.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { expect, test } from '../site/watched-page.ts'
import { openBet } from '../site/won-bet.ts'
import { enterRoom } from './chat-room.ts'

test.afterEach(async () => {
  await control({ action: 'chat.bots', on: true })
})

test('[CHAT-43, CHAT-44, CHAT-45] a member shares a bet with a hidden stake, and another puts its pick on the slip', {
  tag: LONG_TAG,
}, async ({ browser, page, context }) => {
  await control({ action: 'chat.bots', on: false })
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  const theirs = await enterRoom(elsewhere, other, 'mod0001')
  const { token } = await useMember(context, 'demo01')
  const bet = await openBet(token, '12.34')
  await enterRoom(context, page, 'demo01')

  await page.getByRole('button', { name: '更多' }).click()
  await page.getByRole('button', { name: '分享注单' }).click()
  const sheet = page.getByRole('dialog', { name: '分享注单' })
  await sheet.getByRole('radio', { name: / · / }).first().check()
  await sheet.locator('label', { hasText: '准确金额' }).click()
  await sheet.getByRole('button', { name: '分享', exact: true }).click()
  const card = other
    .getByRole('article')
    .filter({ hasText: /投注额 [\d,]+\.\d\d/ })
    .last()
  await expect(card).toBeVisible()
  await expect(card.getByText('已核实')).toBeVisible()
  const amount = /投注额 ([\d,]+\.\d\d)/.exec((await card.textContent()) ?? '')?.[1] ?? '-'

  await page.getByRole('article', { name: '我 的消息' }).last().click({ button: 'right' })
  await page.getByRole('button', { name: '投注额显示' }).click()
  const since = theirs.length
  await page.locator('label', { hasText: '隐藏' }).click()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(other.getByText('投注额已隐藏').last()).toBeVisible()
  await expect.poll(() => theirs.slice(since).some(({ msgId }) => msgId === MSG.shareBetRecord)).toBe(true)
  const later = theirs
    .slice(since)
    .map(({ text }) => text)
    .join('\n')
  expect(later).not.toContain(amount.replaceAll(',', ''))
  await other.reload()
  await expect(other.getByText('投注额已隐藏').last()).toBeVisible()
  const afterReload = theirs.slice(since).filter(({ text }) => text.includes('"card"'))
  expect(afterReload.map(({ text }) => text).join('\n')).not.toContain(amount.replaceAll(',', ''))

  await test.step('another member opens it: the pick is on the slip, without a stake', async () => {
    const shared = other.getByRole('article').filter({ hasText: '投注额已隐藏' }).last()
    await expect(shared).toContainText(bet.home)
    await shared.getByRole('link', { name: '加入我的注单' }).click()
    await expect(other).toHaveURL(/\/game\/sport/)
    await expect(other.getByRole('dialog', { name: '聊天室' })).toHaveCount(0)
    const slip = other.getByRole('dialog', { name: '注单' })
    for (const side of [bet.home, bet.away]) await expect(slip).toContainText(side)
    const stakes = slip.getByRole('textbox', { name: /的投注金额$/ })
    await expect(stakes).toHaveCount(1)
    await expect(stakes).toHaveValue('')
  })
  await elsewhere.close()
})
