/** A gift and a red packet between two members, down to their wallets. */
import { MSG } from '@lantern/contract/chat'
import { control, proveLedger } from '../site/control.ts'
import { expect, test } from '../site/watched-page.ts'
import { enterRoom } from './chat-room.ts'

test.afterEach(async () => {
  await control({ action: 'chat.gift', giftId: 'clap', price: '1.00' })
  await control({ action: 'chat.bots', on: true })
})

test('[CHAT-46, CHAT-47] a member sends a gift at its new price and a red packet, which another opens once', async ({
  browser,
  page,
  context,
}) => {
  test.slow()
  await control({ action: 'chat.bots', on: false })
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  const theirs = await enterRoom(elsewhere, other, 'mod0001')
  await enterRoom(context, page, 'demo01')

  await test.step('the price changes while the member chooses', async () => {
    await page.getByRole('button', { name: '更多' }).click()
    await page.getByRole('button', { name: '礼物' }).click()
    const sheet = page.getByRole('dialog', { name: '礼物' })
    await sheet.getByRole('radio', { name: /掌声/ }).check()
    await control({ action: 'chat.gift', giftId: 'clap', price: '1.50' })
    await sheet.getByRole('button', { name: '送出' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('1.00')
    await expect(question).toContainText('1.50')
    await question.getByRole('button', { name: '按新价格继续' }).click()
    await expect(other.getByText(/送出👏 掌声 ×1/)).toBeVisible()
    expect(theirs.some(({ msgId }) => msgId === MSG.gift)).toBe(true)
  })

  await test.step('a red packet is opened, and shows the same share again', async () => {
    await page.getByRole('button', { name: '更多' }).click()
    await page.getByRole('button', { name: '红包' }).click()
    const sheet = page.getByRole('dialog', { name: '红包' })
    await sheet.getByRole('textbox', { name: '总金额' }).fill('2')
    await sheet.getByRole('textbox', { name: '个数' }).fill('2')
    await sheet.getByRole('textbox', { name: /留言/ }).fill('看球愉快')
    await sheet.getByRole('button', { name: '发红包' }).click()
    const line = other.getByRole('article').filter({ hasText: '看球愉快' })
    await line.getByRole('button', { name: '打开红包' }).click()
    await expect(line.getByText('剩 1 / 2 份')).toBeVisible()
    const share = await line.getByRole('status').textContent()
    expect(share).toMatch(/^第 1 个领到 ¥/)
    await line.getByRole('button', { name: '打开红包' }).click()
    await expect(line.getByRole('status')).toHaveText(share ?? '')
  })
  await proveLedger()
  await elsewhere.close()
})
