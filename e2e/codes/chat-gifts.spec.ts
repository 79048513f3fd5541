/** A gift and a red packet between two members, down to their wallets. */
import { MSG } from '@lantern/contract/chat'
import { control, proveLedger } from '../site/control.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { expect, test } from '../site/watched-page.ts'
import { enterRoom } from './chat-room.ts'

test.afterEach(async () => {
  await control({ action: 'fault.clear' })
  await control({ action: 'chat.gift', giftId: 'clap', price: '1.00' })
  await control({ action: 'chat.bots', on: true })
})

test('[CHAT-46, CHAT-47] a member sends a gift at its new price and a red packet, which another opens once', {
  tag: LONG_TAG,
}, async ({ browser, page, context }) => {
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
    await page.getByRole('button', { name: '红包', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: '红包' })
    await sheet.getByRole('textbox', { name: '总金额' }).fill('2')
    await sheet.getByRole('textbox', { name: '个数' }).fill('2')
    // A unique text, because a retry of the test would find the packet of the first attempt.
    const greeting = `看球愉快 ${crypto.randomUUID().slice(0, 8)}`
    await sheet.getByRole('textbox', { name: /留言/ }).fill(greeting)
    await sheet.getByRole('button', { name: '发红包' }).click()
    const line = other.getByRole('article').filter({ hasText: greeting })
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

test('[CHAT-46] a red packet whose answer was lost is looked up when the panel opens again, also in another tab, and is paid once', {
  tag: LONG_TAG,
}, async ({ page, context, watch }) => {
  // A packet of an earlier attempt stays in the room.
  const greeting = `答复丢失 ${crypto.randomUUID().slice(0, 8)}`
  watch.expectProblem(/502 \(Bad Gateway\)/)
  await control({ action: 'chat.bots', on: false })
  await enterRoom(context, page, 'vip10aa')
  const sends: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/redPacket/send')) sends.push(request.postData() ?? '')
  })
  await page.getByRole('button', { name: '更多' }).click()
  await page.getByRole('button', { name: '红包', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: '红包' })
  await sheet.getByRole('textbox', { name: '总金额' }).fill('3')
  await sheet.getByRole('textbox', { name: '个数' }).fill('2')
  await sheet.getByRole('textbox', { name: /留言/ }).fill(greeting)
  await control({ action: 'fault.set', kind: 'drop', match: '/redPacket/send', userName: 'vip10aa' })
  await control({ action: 'fault.set', kind: 'drop', match: '/spend/state', userName: 'vip10aa', times: 0 })
  await sheet.getByRole('button', { name: '发红包' }).click()
  await expect(sheet.getByText(/红包（¥3\.00，2 个）没有收到结果/)).toBeVisible()
  await expect(sheet.getByRole('button', { name: '发红包' })).toBeDisabled()
  await page.close()

  const elsewhere = await context.newPage()
  await elsewhere.goto('/?chat=1&roomId=lobby')
  await expect(elsewhere.getByText(/没有收到结果/)).toBeVisible()
  await control({ action: 'fault.clear' })
  // It also asks automatically, as soon as the result can be known.
  const found = () => elsewhere.getByText('红包（¥3.00，2 个）已发送').waitFor()
  const ask = elsewhere.getByRole('button', { name: '查询结果' }).click({ timeout: 5_000 })
  await Promise.any([found(), ask.then(found)])
  await expect(elsewhere.getByText(/没有收到结果/)).toHaveCount(0)
  await expect(elsewhere.getByRole('article').filter({ hasText: greeting })).toHaveCount(1)
  expect(sends).toHaveLength(1)
  await proveLedger()
})
