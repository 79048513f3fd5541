/** Two members and a moderator's actions in one room: every message that the sandbox sends, through the page. */
import { type ChatLine, chatHistory, MSG } from '@lantern/contract/chat'
import { matchHot } from '@lantern/contract/games'
import type { WebSocketRoute } from '@playwright/test'
import { goTo } from '../accessibility/go-to.ts'
import { control } from '../site/control.ts'
import { post } from '../site/member-session.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { expect, test } from '../site/watched-page.ts'
import { enterRoom } from './chat-room.ts'

const OPEN = [
  { action: 'chat.room', roomId: 'lobby', status: 1 },
  { action: 'chat.room', status: 1 },
  { action: 'chat.level', roomId: 'lobby', vipMin: 0 },
  { action: 'chat.mute', userName: 'demo01', roomId: 'lobby', minutes: 0 },
  { action: 'chat.bots', on: true },
] as const
test.afterEach(async () => {
  for (const request of OPEN) await control(request)
})

test('[CHAT-8, CHAT-36, CHAT-38, CHAT-40] two members see every message of the socket', { tag: LONG_TAG }, async ({
  browser,
  page,
  context,
}) => {
  await control({ action: 'chat.bots', on: false })
  const elsewhere = await browser.newContext()
  const moderator = await elsewhere.newPage()
  const theirs = await enterRoom(elsewhere, moderator, 'mod0001')
  const sent: { msgId: number; msgData: { roomId?: string } }[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => sent.push(JSON.parse(String(payload)) as (typeof sent)[number])),
  )
  const own = await enterRoom(context, page, 'demo01')
  await test.step('an arriving member is named on the pages of the room (10008)', async () => {
    await expect.poll(() => theirs.some(({ msgId }) => msgId === MSG.broadcastJoin)).toBe(true)
    await expect(moderator.getByText(/进入房间/)).toBeVisible()
    await moderator.reload()
    await expect(moderator.getByText('已连接')).toBeVisible()
    await expect(page.getByText(/进入房间/)).toBeVisible()
  })

  const text = `第一次来 ${crypto.randomUUID().slice(0, 8)}`
  const field = page.getByRole('textbox', { name: '说点什么' })
  await field.fill(text)
  await field.press('Enter')
  const line = moderator.getByRole('article').filter({ hasText: text })

  await test.step('a moderator pins and unpins a line', async () => {
    const moderate = async (button: string | RegExp) => {
      await line.click({ button: 'right' })
      await moderator.getByRole('button', { name: '管理' }).click()
      await moderator.getByRole('button', { name: button }).click()
    }
    const notice = page.getByRole('list', { name: '置顶公告' }).getByText(text)
    await moderate('置顶这条消息')
    await expect(notice).toHaveCount(1)
    await moderate(/^取消置顶/)
    await expect(notice).toHaveCount(0)
  })

  await test.step('a moderator hides a line and mutes its speaker', async () => {
    await line.click({ button: 'right' })
    await moderator.getByRole('button', { name: '管理' }).click()
    await moderator.getByRole('button', { name: '屏蔽这条消息' }).click()
    await expect(page.getByRole('log').getByText('消息已被屏蔽').last()).toBeVisible()
    await expect(page.getByText(text)).toHaveCount(0)
    await control({ action: 'chat.mute', userName: 'demo01', roomId: 'lobby', minutes: 10, rule: 'spam' })
    await expect(page.getByText(/您已被禁言至 .*（刷屏）/)).toBeVisible()
    await page.getByRole('button', { name: '申诉' }).click()
    await page.getByRole('textbox', { name: '说明' }).fill('我只是来看球')
    await page.getByRole('button', { name: '提交申诉' }).click()
    await expect(page.getByText('已申诉，请等待处理')).toBeVisible()
    await control({ action: 'chat.mute', userName: 'demo01', roomId: 'lobby', minutes: 0 })
    await expect(field).toBeVisible()
  })

  await test.step('one room, and all rooms, close and open again', async () => {
    await control({ action: 'chat.room', roomId: 'lobby', status: 2 })
    for (const one of [page, moderator]) await expect(one.getByText('聊天室维护中，稍后自动恢复')).toBeVisible()
    await control({ action: 'chat.room', status: 3 })
    for (const one of [page, moderator]) await expect(one.getByText(/^房间已关闭/)).toBeVisible()
    await control({ action: 'chat.room', roomId: 'lobby', status: 1 })
    await control({ action: 'chat.room', status: 1 })
    await expect(field).toBeVisible()
  })

  await test.step('the levels of a room change while members are in it (10007)', async () => {
    await control({ action: 'chat.level', roomId: 'lobby', vipMin: 9 })
    for (const one of [page, moderator]) await expect(one.getByText('VIP9 及以上可发言')).toBeVisible()
    for (const frames of [own, theirs])
      expect(
        frames.filter(({ msgId }) => msgId === MSG.chatVipLevel).map(({ text }) => JSON.parse(text)),
      ).toContainEqual({
        msgId: MSG.chatVipLevel,
        msgData: { roomId: 'lobby', vipMin: 9, vipMax: 0 },
      })
    await control({ action: 'chat.level', roomId: 'lobby', vipMin: 0 })
    for (const one of [page, moderator])
      await expect(one.getByRole('textbox', { name: '说点什么' })).toBeVisible({ timeout: 15_000 })
  })

  await test.step('a room for a higher level shows that', async () => {
    await page.getByRole('button', { name: 'VIP 茶室' }).click()
    await expect(page.getByText('VIP5 及以上可发言')).toBeVisible()
  })

  await test.step('older lines arrive by page (10011), and a room that was left sends nothing more (10012)', async () => {
    const rooms = page.getByRole('group', { name: '房间', exact: true })
    // Before the tap: a list that is still short asks for older lines at once.
    const answer = page.waitForResponse(
      (one) => one.url().endsWith(chatHistory.path) && /beforeSeq/.test(one.request().postData() ?? ''),
    )
    await rooms.getByRole('button', { name: '大厅' }).click()
    const lines = page.getByRole('log').getByRole('article')
    // An empty log has nothing to scroll.
    await expect(lines.last()).toBeVisible()
    const before = await lines.allTextContents()
    await page.getByRole('log').press('Home')
    const { data } = (await (await answer).json()) as { data: { list: ChatLine[] } }
    const older = data.list.filter(({ shielded, text }) => !shielded && !before.some((line) => line.includes(text)))
    // Any of the older lines: the scroll to the top may already have passed the first ones.
    await expect
      .poll(async () => (await lines.allTextContents()).some((line) => older.some(({ text }) => line.includes(text))))
      .toBe(true)

    const matches = rooms.getByRole('button', { name: / vs / })
    await rooms.getByRole('button', { name: 'VIP 茶室' }).click()
    for (const match of await matches.all()) await match.click()
    // At night fewer than five matches are live, so rooms of upcoming ones are opened by link.
    const { list: hot } = await post<{ list: { id: string }[] }>(matchHot.path, { n: 10 })
    for (const { id } of hot) await page.evaluate(goTo, `/?chat=1&roomId=match:${id}`)
    const left = () => sent.filter(({ msgId }) => msgId === MSG.leaveRoom).map(({ msgData }) => msgData.roomId)
    await expect.poll(left).toContain('lobby')
    const after = own.length
    const later = `大厅里的话 ${crypto.randomUUID().slice(0, 8)}`
    await moderator.getByRole('textbox', { name: '说点什么' }).fill(later)
    await moderator.getByRole('textbox', { name: '说点什么' }).press('Enter')
    await expect.poll(() => theirs.some((frame) => frame.text.includes(later))).toBe(true)
    expect(own.slice(after).filter((frame) => frame.text.includes(later))).toEqual([])
  })

  const seen = [
    MSG.heartbeat,
    MSG.login,
    MSG.joinRoom,
    MSG.broadcastRoom,
    MSG.speechStatus,
    MSG.msgShield,
    MSG.roomStatus,
    MSG.chatVipLevel,
    MSG.allRoomMaintain,
  ]
  await expect.poll(() => seen.filter((id) => !own.some(({ msgId }) => msgId === id))).toEqual([])
  await elsewhere.close()
})

test('[CHAT-8, SBX-CHAT-2] history that is requested on the socket arrives there (10011), and shows lines that were lost', {
  tag: LONG_TAG,
}, async ({ browser, page, context }) => {
  await control({ action: 'chat.bots', on: false })
  const text = `没有送到的一句 ${crypto.randomUUID().slice(0, 8)}`
  let server: WebSocketRoute | undefined
  const heard: { msgId: number; msgData: { seq?: number; text?: string; list?: ChatLine[] } }[] = []
  await page.routeWebSocket(/\/stream\/ws\//, (client) => {
    const route = client.connectToServer()
    server = route
    client.onMessage((message) => route.send(message))
    route.onMessage((message) => {
      const frame = JSON.parse(String(message)) as (typeof heard)[number]
      heard.push(frame)
      if (frame.msgId !== MSG.broadcastRoom || frame.msgData.text !== text) client.send(message)
    })
  })
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await enterRoom(elsewhere, other, 'mod0001')
  await enterRoom(context, page, 'demo01')
  await other.getByRole('textbox', { name: '说点什么' }).fill(text)
  await other.getByRole('textbox', { name: '说点什么' }).press('Enter')
  const lost = () => heard.find(({ msgData }) => msgData.text === text)?.msgData.seq
  await expect.poll(lost).toBeGreaterThan(0)
  const line = page.getByRole('article').filter({ hasText: text })
  await expect(line).toHaveCount(0)
  const msgData = { roomId: 'lobby', afterSeq: (lost() ?? 1) - 1, size: 10 }
  server?.send(JSON.stringify({ msgId: MSG.chatHistory, msgData }))
  await expect(line).toHaveCount(1)
  const answer = heard.find(({ msgId }) => msgId === MSG.chatHistory)
  expect(answer?.msgData.list?.map((one) => one.text)).toContain(text)
  await elsewhere.close()
})
