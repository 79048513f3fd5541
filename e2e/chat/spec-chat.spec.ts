/** Every message id of spec 3 between a page and a server written from the specification alone. */
import type { Page } from '@playwright/test'
import { siteNow } from '../site/control.ts'
import { useMember } from '../site/member-session.ts'
import { EDGE_ORIGIN } from '../site/origins.ts'
import { declinePopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { expect, test } from '../site/watched-page.ts'
import { type SpecChat, startSpecChat } from './spec-chat.ts'

let chat: SpecChat
test.beforeEach(async ({ page, context }) => {
  chat = await startSpecChat(EDGE_ORIGIN)
  await declinePopUps(page)
  await useMember(context, 'demo01', undefined, chat.origin)
})
test.afterEach(() => chat.close())

const sent = (msgId: number) => chat.received.filter((frame) => frame.msgId === msgId)
const enter = async (page: Page): Promise<void> => {
  await page.goto(`${chat.origin}/?chat=1&roomId=lobby`)
  await expect(page.getByText('已连接')).toBeVisible()
}
/** Excludes the announcement for screen readers, which repeats new lines. */
const line = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })
const field = (page: Page) => page.getByRole('textbox', { name: '说点什么' })

test('[CHAT-2, CHAT-7, CHAT-8, CHAT-13, CHAT-20] a page understands every message of a server that follows the specification alone', {
  tag: LONG_TAG,
}, async ({ page }) => {
  for (let n = 1; n <= 40; n += 1) chat.store('老王', `从前的第 ${n} 句`)
  await enter(page)

  await test.step('0, 10001, 10002: one login and one join, and a heartbeat with empty data', async () => {
    await expect(line(page, '从前的第 40 句')).toBeVisible()
    await expect.poll(() => sent(0).length, { timeout: 12_000 }).toBeGreaterThan(0)
    expect(sent(0)[0]?.msgData).toEqual({})
    expect(sent(10001).map(({ msgData }) => msgData)).toEqual([{ token: 'a token', body: 'a body' }])
    expect(sent(10002).map(({ msgData }) => msgData)).toEqual([{ roomId: 'lobby' }])
  })

  await test.step('10003: a line of another member, and one of the member that its echo confirms', async () => {
    chat.say('小李', '规范里的一句话')
    await expect(line(page, '规范里的一句话')).toBeVisible()
    await field(page).fill('我也说一句')
    await field(page).press('Enter')
    await expect.poll(() => sent(10003).map(({ msgData }) => msgData.text)).toEqual(['我也说一句'])
    await expect(line(page, '我也说一句')).toHaveCount(1)
    await expect(page.getByText('发送中')).toHaveCount(0)
  })

  await test.step('10005: a hidden line is emptied', async () => {
    chat.send(10005, { roomId: 'lobby', seqs: [41] })
    await expect(line(page, '规范里的一句话')).toHaveCount(0)
    await expect(line(page, '消息已被屏蔽')).toBeVisible()
  })

  await test.step('10008, 10017: an arrival, and a gift', async () => {
    chat.send(10008, { nick: '张三', vip: 2, effect: '' })
    await expect(page.getByText(/张三.*进入/)).toBeVisible()
    chat.send(10017, { nick: '李四', giftId: 'clap', qty: 2, combo: 1, total: '2.00' })
    await expect(page.getByText(/李四.*×2/)).toBeVisible()
  })

  await test.step('10010: a shared bet', async () => {
    const card = {
      sport: 'sport',
      match: '上海 vs 北京',
      pick: '上海',
      odds: '1.85',
      oddsType: 3,
      state: 2,
      result: null,
    }
    const { seq } = chat.store('王五', '')
    chat.send(10010, { seq, card: { ...card, stakeShown: null, verified: true } })
    await expect(page.getByText('上海 vs 北京')).toBeVisible()
    await expect(page.getByText('投注额已隐藏')).toBeVisible()
  })

  await test.step('10011: history that the server sends', async () => {
    const { seq, at } = chat.store('赵六', '历史里的一句')
    chat.send(10011, {
      roomId: 'lobby',
      list: [{ seq, roomId: 'lobby', nick: '赵六', vip: 0, text: '历史里的一句', at }],
      hasMore: false,
    })
    await expect(line(page, '历史里的一句')).toBeVisible()
  })

  await test.step('10004, 10007: a mute, and the levels that may write', async () => {
    chat.send(10004, { speechStatus: 1, until: (await siteNow()) + 600_000, rule: 'spam', appeal: true })
    await expect(page.getByText(/您已被禁言至/)).toBeVisible()
    chat.send(10004, { speechStatus: 0 })
    await expect(field(page)).toBeVisible()
    chat.send(10007, { vipMin: 9, vipMax: 0 })
    await expect(page.getByText('VIP9 及以上可发言')).toBeVisible()
    chat.send(10007, { vipMin: 0, vipMax: 0 })
    await expect(field(page)).toBeVisible()
  })

  await test.step('10006, 10009: the state of one room, and of all rooms', async () => {
    chat.send(10006, { roomId: 'match:elsewhere', status: 3 })
    await expect(field(page)).toBeVisible()
    chat.send(10006, { roomId: 'lobby', status: 2, reason: '', resumeAt: null })
    await expect(page.getByText('聊天室维护中，稍后自动恢复')).toBeVisible()
    chat.send(10006, { roomId: 'lobby', status: 1 })
    await expect(field(page)).toBeVisible()
    chat.send(10009, { status: 3, resumeAt: null })
    await expect(page.getByText(/^房间已关闭/)).toBeVisible()
    chat.send(10009, { status: 1 })
    await expect(field(page)).toBeVisible()
  })
})

test('[CHAT-11, CHAT-14, CHAT-43, CHAT-46] a page sends lines and bets on the socket, and requests history and pays gifts over HTTP', async ({
  page,
}) => {
  for (let n = 1; n <= 80; n += 1) chat.store('老王', `从前的第 ${n} 句`)
  await enter(page)

  await test.step('10003 refused: the line stays with its reason, and is sent again under its cid', async () => {
    chat.refuseNext(715003, '说得太快了')
    await field(page).fill('被拒绝的一句')
    await field(page).press('Enter')
    const failed = page.getByRole('alert').filter({ hasText: '说得太快了' })
    await expect(failed).toBeVisible()
    await page.getByRole('button', { name: '重试' }).click()
    await expect(failed).toHaveCount(0)
    await expect(page.getByText('发送中')).toHaveCount(0)
    await expect(line(page, '被拒绝的一句')).toHaveCount(1)
    const [first, again] = sent(10003).map(({ msgData }) => msgData)
    expect(sent(10003)).toHaveLength(2)
    expect(again).toEqual(first)
    expect(first).toMatchObject({ roomId: 'lobby', text: '被拒绝的一句', cid: expect.stringMatching(/./) })
  })

  await test.step('10010 sent: room, bet, visibility of the stake, and a cid', async () => {
    await page.getByRole('button', { name: '更多' }).click()
    await page.getByRole('button', { name: '分享注单' }).click()
    const sheet = page.getByRole('dialog', { name: '分享注单' })
    await sheet.getByRole('radio', { name: / · / }).first().check()
    await sheet.getByRole('button', { name: '分享', exact: true }).click()
    await expect.poll(() => sent(10010).length).toBe(1)
    const msgData = sent(10010)[0]?.msgData
    if (!msgData) throw new Error('No bet was sent.')
    expect(msgData).toEqual({
      roomId: 'lobby',
      betId: expect.stringMatching(/./),
      privacy: 0,
      cid: expect.stringMatching(/./),
    })
    await expect(page.getByText(`注单 ${msgData.betId}`)).toBeVisible()
    await expect(page.getByText('发送中')).toHaveCount(0)
  })

  await test.step('10011: older lines are requested over HTTP (spec 7), not on the socket', async () => {
    const answer = page.waitForResponse((one) => /beforeSeq/.test(one.request().postData() ?? ''))
    await page.getByRole('log').press('Home')
    await answer
    await expect(async () => {
      await page.getByRole('log').press('PageUp')
      await expect(line(page, '从前的第 1 句')).toBeAttached({ timeout: 500 })
    }).toPass()
    expect(sent(10011)).toEqual([])
  })

  await test.step('10017: a gift is paid over HTTP, and announced on the socket', async () => {
    await page.getByRole('button', { name: '更多' }).click()
    await page.getByRole('button', { name: '礼物' }).click()
    const sheet = page.getByRole('dialog', { name: '礼物' })
    await sheet.getByRole('radio', { name: /掌声/ }).check()
    await sheet.getByRole('button', { name: '送出' }).click()
    await expect(page.getByText(/me.*×1/)).toBeVisible()
    expect(chat.gifts).toEqual([
      { roomId: 'lobby', giftId: 'clap', qty: 1, price: '1.00', requestNo: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ])
    expect(sent(10017)).toEqual([])
  })
})

test('[CHAT-3, CHAT-15, CHAT-35] the room of a match shows its score, and the lines missed while the connection was lost', {
  tag: LONG_TAG,
}, async ({ page }) => {
  chat.store('老王', '断线之前')
  await page.goto(`${chat.origin}/?chat=1&roomId=match:M1`)
  await expect(page.getByText('已连接')).toBeVisible()
  chat.send(10014, { matchId: 'M1', home: 3, away: 2, period: '2H', clock: '61:00', event: 'score' })
  await expect(page.getByText('3:2', { exact: true })).toBeVisible()

  await page.goto(`${chat.origin}/?chat=1&roomId=lobby`)
  await expect(line(page, '断线之前')).toBeVisible()
  chat.cut()
  for (let n = 1; n <= 3; n += 1) chat.store('老王', `断线时的第 ${n} 句`)
  await expect.poll(() => sent(10001).length, { timeout: 15_000 }).toBe(3)
  await expect(line(page, '断线时的第 3 句')).toBeVisible()
  const shown = await page.getByRole('article').allTextContents()
  expect(shown.map((text) => /断线.*/.exec(text)?.[0]).filter(Boolean)).toHaveLength(4)
})

test('[CHAT-27] a page leaves its least recently used room when it opens a seventh, and can enter it again', async ({
  page,
}) => {
  chat.store('老王', '大厅里的一句')
  await enter(page)
  const rooms = page.getByRole('group', { name: '房间', exact: true })
  const opened: string[] = ['lobby']
  for (let n = 1; n <= 6; n += 1) {
    await rooms.getByRole('button', { name: `比赛 M${n}` }).click()
    opened.push(`match:M${n}`)
    await expect.poll(() => sent(10002).map(({ msgData }) => msgData.roomId)).toEqual(opened)
  }
  expect(sent(10012).map(({ msgData }) => msgData)).toEqual([{ roomId: 'lobby' }])
  await rooms.getByRole('button', { name: '大厅' }).click()
  await expect(line(page, '大厅里的一句')).toBeVisible()
  await expect.poll(() => sent(10012).map(({ msgData }) => msgData.roomId)).toEqual(['lobby', 'match:M1'])
  expect(sent(10002).at(-1)?.msgData).toEqual({ roomId: 'lobby' })
})
