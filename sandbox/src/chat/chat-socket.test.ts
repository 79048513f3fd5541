/** Tests of the chat over real sockets on port 0. */
import type { AddressInfo } from 'node:net'
import { chatLineSchema, chatLoginReplySchema, joinRoomReplySchema, MSG } from '@lantern/contract/chat'
import { createApp, createLogger } from '@lantern/service'
import * as v from 'valibot'
import { addMember, type OpenBook, openBook } from '../book/book.fixture.ts'
import { inTransaction } from '../database/database.ts'
import type { Wire } from '../wire/wire.ts'
import { LINES_LATELY } from './bots/bot-lines.rules.ts'
import { createBots } from './bots/chat-bots.ts'
import { chatActions } from './chat-actions.ts'
import { type ChatClient, connectClient, isLine } from './chat-client.fixture.ts'
import { seedChat } from './chat-seed.ts'
import { type ChatHub, createHub } from './hub/chat-hub.ts'
import { createRoomLines } from './hub/room-lines.ts'
import { createSpeakers } from './lines/speakers.ts'
import { isChatSocket, registerChat } from './register-chat.ts'
import { type AllRooms, loadAllRooms } from './rooms/all-rooms.ts'
import { history } from './rooms/chat.repository.ts'
import { createScoreBus } from './scores/score-bus.ts'
import { issueTicket, loadJwtKey, readTicket } from './socket/chat-jwt.ts'

let book: OpenBook
let app: ReturnType<typeof createApp>
let key: Buffer
let hub: ChatHub
let bots: ReturnType<typeof createBots>
const open = new Set<ChatClient>()
let allRooms: AllRooms

beforeAll(async () => {
  book = await openBook()
  await addMember(book.db, 'anna')
  await addMember(book.db, 'bert')
  await addMember(book.db, 'muted01')
  await addMember(book.db, 'newbie', {}, 0)
  for (const id of ['anna', 'bert', 'muted01', 'newbie']) await addSession(id)
  await inTransaction(book.db, (trx) => seedChat(trx, book.catalogue, book.clock.now()))
  key = await loadJwtKey(book.db)
  const speakerOf = createSpeakers(key)
  hub = createHub({ lines: createRoomLines(book.db, speakerOf) })
  bots = createBots(hub, book.catalogue, () => book.clock.now())
  allRooms = await loadAllRooms(book.db)
  app = createApp({ logger: createLogger('chat-test'), takesSocket: isChatSocket })
  const noWire = {
    memberRead: () => undefined,
    memberWrite: () => undefined,
    publicRead: () => undefined,
  } as unknown as Wire
  await registerChat(app, noWire, {
    ...book,
    hub,
    bots,
    jwtKey: key,
    speakerOf,
    allRooms,
    scores: createScoreBus(hub, book.catalogue),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => {
  for (const client of open) client.terminate()
  open.clear()
})
afterAll(async () => {
  await app.close()
  await book.close()
})

const actions = () => chatActions({ db: book.db, hub, bots, allRooms })

async function addSession(memberId: string): Promise<void> {
  await book.db
    .insertInto('sessions')
    .values({
      token_hash: `s-${memberId}`,
      member_id: memberId,
      device_uuid: '',
      device_label: '',
      client_type: 'web',
      created_at: 0,
      expire_at: Number.MAX_SAFE_INTEGER,
      ended_reason: null,
      ended_at: null,
      ended_by: null,
    })
    .execute()
}

async function connect(): Promise<ChatClient> {
  const { port } = app.server.address() as AddressInfo
  const client = await connectClient(port)
  open.add(client)
  return client
}

async function enter(memberId: string, roomId = 'lobby') {
  const client = await connect()
  client.send(10001, { ...issueTicket(key, { memberId, sessionId: `s-${memberId}` }, book.clock.now()) })
  await client.next(({ msgId }) => msgId === 10001)
  client.send(10002, { roomId })
  await client.next(({ msgId }) => msgId === 10002)
  return client
}

describe('chat socket', () => {
  it('[SBX-10] answers a login once, with speaking status and VIP bounds', async () => {
    const client = await enter('anna')
    const reply = client.frames.find(({ msgId }) => msgId === 10001)
    expect(v.parse(chatLoginReplySchema, reply?.msgData)).toMatchObject({
      code: 6000,
      data: { speechStatus: 0, vipMin: 0, vipMax: 0 },
    })
  })

  it('[SBX-30] says no word for a session that ended, and closes with the code that ended it', async () => {
    const [anna, bert] = [await enter('anna'), await enter('bert')]
    const end = (reason: string | null) =>
      book.db.updateTable('sessions').set({ ended_reason: reason }).where('token_hash', '=', 's-anna').execute()
    await end('6001')
    anna.send(10003, { roomId: 'lobby', text: '还在吗', cid: 'late' })
    expect(await anna.whenClosed).toBe(4001)
    bert.send(10003, { roomId: 'lobby', text: '我在', cid: 'after' })
    await bert.next(isLine('after'))
    expect(bert.frames.filter(isLine('late'))).toEqual([])
    const again = await connect()
    again.send(10001, { ...issueTicket(key, { memberId: 'anna', sessionId: 's-anna' }, book.clock.now()) })
    expect(await again.whenClosed).toBe(4001)
    await end(null)
  })

  it('[SBX-30] closes at the next heartbeat the socket of one who only reads', async () => {
    const bert = await enter('bert')
    const end = (reason: string | null) =>
      book.db.updateTable('sessions').set({ ended_reason: reason }).where('token_hash', '=', 's-bert').execute()
    await end('logout')
    bert.send(0)
    expect(await bert.whenClosed).toBe(4001)
    await end(null)
  })

  it('[SBX-138] takes a ticket once: a copy of it opens nothing', async () => {
    const ticket = issueTicket(key, { memberId: 'anna', sessionId: 's-anna' }, book.clock.now())
    const codes: unknown[] = []
    for (const _socket of ['own', 'copy']) {
      const client = await connect()
      client.send(10001, { ...ticket })
      codes.push((await client.next(({ msgId }) => msgId === 10001)).msgData.code)
      client.send(10003, { roomId: 'lobby', text: 'hi', cid: 'copy' })
      await client.next(isLine('copy'))
    }
    expect(codes).toEqual([6000, 10004])
  })

  it('[SBX-139] says no member id to anybody: speakers have names that mean nothing', async () => {
    book.advance(5_000)
    const [anna, bert] = [await enter('anna'), await enter('bert')]
    anna.send(10003, { roomId: 'lobby', text: '认得我吗', cid: 'who' })
    const line = v.parse(chatLineSchema, (await bert.next(isLine('who'))).msgData)
    const own = anna.frames.find(({ msgId }) => msgId === 10001)?.msgData.data as { speaker: string }
    expect(line.speaker).toBe(own.speaker)
    expect(line.speaker).toMatch(/^[\w-]{16}$/)
    expect(JSON.stringify(bert.frames)).not.toMatch(/memberId|member_id|"anna"/)
  })

  it('[SBX-140] a room of higher levels shows no line to a member below them', async () => {
    const below = await enter('anna', 'vip')
    expect(below.frames.find(({ msgId }) => msgId === 10002)?.msgData).toMatchObject({ last: [], hasMore: false })
    expect(below.frames.find(({ msgId }) => msgId === 10007)?.msgData).toMatchObject({ roomId: 'vip' })
    hub.broadcast('vip', { msgId: 10003, msgData: { text: 'secret' } })
    below.send(0)
    await below.next(({ msgId }) => msgId === 0)
    expect(JSON.stringify(below.frames)).not.toContain('secret')
  })

  it('refuses a forged, a foreign and an old ticket', async () => {
    const now = book.clock.now()
    const anna = { memberId: 'anna', sessionId: 's-anna' }
    const good = issueTicket(key, anna, now)
    expect(readTicket(key, good, now)).toEqual(anna)
    expect(readTicket(key, { ...good, body: 'other' }, now)).toBeNull()
    expect(readTicket(key, { ...good, token: `${good.token.slice(0, -2)}xx` }, now)).toBeNull()
    expect(readTicket(key, good, now + 301_000)).toBeNull()
    const client = await connect()
    client.send(10001, { token: 'a.b.c', body: 'x' })
    expect((await client.next(({ msgId }) => msgId === 10001)).msgData).toEqual({ code: 10004 })
    client.send(10003, { roomId: 'lobby', text: 'hello', cid: 'c0' })
    expect((await client.next(isLine('c0'))).msgData).toMatchObject({ code: 10004 })
  })

  it('joins with the newest thirty lines, and two clients see one line at once', async () => {
    // Slow mode counts the line of an earlier test.
    book.advance(5_000)
    const [anna, bert] = [await enter('anna'), await enter('bert')]
    const joined = v.parse(joinRoomReplySchema, bert.frames.find(({ msgId }) => msgId === 10002)?.msgData)
    expect(joined).toMatchObject({ roomId: 'lobby', status: 1, hasMore: true })
    expect(joined.last).toHaveLength(30)
    anna.send(10003, { roomId: 'lobby', text: '晚上好', cid: 'c1' })
    const seen = v.parse(chatLineSchema, (await bert.next(isLine('c1'))).msgData)
    expect(seen).toMatchObject({ text: '晚上好', bot: false, seq: (joined.last.at(-1)?.seq ?? 0) + 1 })
    expect((await anna.next(isLine('c1'))).msgData).toMatchObject({ seq: seen.seq })
  })

  it('stores a line that is sent twice once', async () => {
    book.advance(5_000)
    const anna = await enter('anna')
    anna.send(10003, { roomId: 'lobby', text: 'once', cid: 'c2' })
    await anna.next(isLine('c2'))
    anna.send(10003, { roomId: 'lobby', text: 'once', cid: 'c2' })
    anna.send(0)
    await anna.next(({ msgId }) => msgId === 0)
    const echoes = anna.frames.filter(isLine('c2'))
    expect(new Set(echoes.map(({ msgData }) => msgData.seq)).size).toBe(1)
    expect(echoes).toHaveLength(2)
  })

  it('[SBX-CHAT-1] announces a member to the room once, not again for a second device', async () => {
    const bert = await enter('bert')
    const anna = await enter('anna')
    const arrival = await bert.next(({ msgId }) => msgId === 10008)
    expect(arrival.msgData).toMatchObject({ roomId: 'lobby', nick: expect.any(String) })
    expect(JSON.stringify(arrival)).not.toContain('"anna"')
    await enter('anna')
    anna.send(0)
    bert.send(0)
    await bert.next(({ msgId }) => msgId === 0)
    expect(bert.frames.filter(({ msgId }) => msgId === 10008)).toHaveLength(1)
    expect(anna.frames.filter(({ msgId }) => msgId === 10008)).toEqual([])
  })

  it('[SBX-CHAT-2] sends history on the socket to those who may read the room', async () => {
    const anna = await enter('anna')
    anna.send(10011, { roomId: 'vip', size: 3 })
    anna.send(10011, { roomId: 'lobby', size: 3, beforeSeq: 20 })
    const page = await anna.next(({ msgId }) => msgId === 10011)
    expect(page.msgData).toMatchObject({ roomId: 'lobby', hasMore: true })
    expect((page.msgData.list as { seq: number }[]).map(({ seq }) => seq)).toEqual([17, 18, 19])
  })

  it('[SBX-CHAT-3] quotes the answered line and counts the mentions that the text names', async () => {
    book.advance(5_000)
    const [anna, bert] = [await enter('anna'), await enter('bert')]
    anna.send(10003, { roomId: 'lobby', text: '谁在看？', cid: 'q1' })
    const asked = v.parse(chatLineSchema, (await bert.next(isLine('q1'))).msgData)
    const mention = { text: `@${asked.nick} 我在`, mentions: [asked.speaker, 'nobody'] }
    bert.send(10003, { roomId: 'lobby', cid: 'q2', replyTo: asked.seq, ...mention })
    expect((await anna.next(isLine('q2'))).msgData).toMatchObject({
      reply: { seq: asked.seq, nick: asked.nick, text: '谁在看？' },
      mentions: [asked.speaker],
    })
  })

  it('[SBX-10] refuses by code and cid: too fast, words, length, no identity', async () => {
    book.advance(5_000)
    const bert = await enter('bert')
    bert.send(10003, { roomId: 'lobby', text: 'first', cid: 'd1' })
    bert.send(10003, { roomId: 'lobby', text: 'second', cid: 'd2' })
    expect((await bert.next(isLine('d2'))).msgData).toMatchObject({
      code: 715003,
      roomId: 'lobby',
      message: '发言过快',
    })
    book.advance(5_000)
    bert.send(10003, { roomId: 'lobby', text: 'telegram me', cid: 'd3' })
    expect((await bert.next(isLine('d3'))).msgData.code).toBe(715006)
    bert.send(10003, { roomId: 'lobby', text: '长'.repeat(101), cid: 'd4' })
    expect((await bert.next(isLine('d4'))).msgData.code).toBe(715005)
    const newbie = await enter('newbie')
    newbie.send(10003, { roomId: 'lobby', text: 'hello', cid: 'd5' })
    expect((await newbie.next(isLine('d5'))).msgData.code).toBe(711010)
    const vip = await enter('anna', 'vip')
    vip.send(10003, { roomId: 'vip', text: 'hello', cid: 'd6' })
    expect((await vip.next(isLine('d6'))).msgData.code).toBe(715002)
  })

  it('[SBX-10] informs a muted member at login and refuses the line', async () => {
    const muted = await enter('muted01')
    expect((await muted.next(({ msgId }) => msgId === 10004)).msgData).toMatchObject({ speechStatus: 1, rule: 'spam' })
    muted.send(10003, { roomId: 'lobby', text: 'hello', cid: 'e1' })
    expect((await muted.next(isLine('e1'))).msgData.code).toBe(715001)
  })

  it('numbers lines of many speakers without a gap, in one order for everyone', async () => {
    for (let n = 0; n < 6; n += 1) {
      await addMember(book.db, `many${n}`)
      await addSession(`many${n}`)
    }
    const clients = await Promise.all(Array.from({ length: 6 }, (_, n) => enter(`many${n}`)))
    clients.forEach((client, n) => {
      client.send(10003, { roomId: 'lobby', text: `line ${n}`, cid: `m${n}` })
    })
    for (const client of clients) for (let n = 0; n < 6; n += 1) await client.next(isLine(`m${n}`))
    const order = (index: number) =>
      clients[index]!.frames.filter((frame) => frame.msgId === 10003).map(({ msgData }) => msgData.seq)
    expect(order(0)).toEqual(order(5))
    const { rows } = await history(book.db, { roomId: 'lobby', size: 50, kind: 0 })
    expect(rows.map((row) => row.seq)).toEqual(rows.map((_row, index) => rows[0]!.seq + index))
  })

  it('echoes heartbeats', async () => {
    const client = await connect()
    client.send(0)
    expect(await client.next(({ msgId }) => msgId === 0)).toEqual({ msgId: 0, msgData: {} })
  })

  it.each<[string, string | Buffer]>([
    ['no JSON', 'not json'],
    ['an array', '[]'],
    ['an unknown id', '{"msgId":99999}'],
    ['wrong types', '{"msgId":10003,"msgData":{"roomId":7,"text":{},"cid":null}}'],
    ['binary', Buffer.from([0, 255, 1, 2])],
  ])('bears %s: ignored at first, closed with a reason when it goes on', async (_name, garbage) => {
    const client = await connect()
    client.raw(garbage)
    client.send(0)
    await client.next(({ msgId }) => msgId === 0)
    expect(client.isClosed()).toBe(false)
    for (let n = 0; n < 4; n += 1) client.raw(garbage)
    expect(await client.whenClosed).toBe(1007)
  })

  it('cuts a frame that is too large and goes on serving', async () => {
    const client = await connect()
    client.raw('x'.repeat(20_000))
    await client.whenClosed
    expect((await enter('anna')).isClosed()).toBe(false)
  })

  it("kills one member's sockets and leaves the others", async () => {
    const [anna, bert] = [await enter('anna'), await enter('bert')]
    await actions()['chat.kill']?.({ action: 'chat.kill', userName: 'anna' }, {} as never)
    expect(await anna.whenClosed).toBe(1012)
    expect(bert.isClosed()).toBe(false)
  })

  it('[SBX-CHAT-10] opens the room of a match on demand and no other, with its score', async () => {
    const [match] = await book.catalogue.list(book.db, 'live', book.clock.now(), 0.05)
    const client = await enter('anna', `match:${match?.id}`)
    const joined = await client.next(({ msgId }) => msgId === MSG.joinRoom)
    expect(joined.msgData).toMatchObject({ status: 1, last: [] })
    expect((await client.next(({ msgId }) => msgId === MSG.score)).msgData).toMatchObject({ matchId: match?.id })
    const nowhere = await enter('anna', 'match:m99999-99x')
    expect(nowhere.frames.at(-1)?.msgData).toMatchObject({ status: 3 })
  })
})

describe('bots', () => {
  it('[SBX-CHAT-23] talk in the lobby and two rooms of live matches, marked as bots, without repeating themselves, and fall silent when switched off', async () => {
    const live = await book.catalogue.list(book.db, 'live', book.clock.now(), 0.05)
    const rooms = ['lobby', ...live.slice(0, 2).map(({ id }) => `match:${id}`)]
    const clients = await Promise.all(rooms.map((roomId) => enter('anna', roomId)))
    const elsewhere = await enter('anna', `match:${live[2]?.id}`)
    const startedAt = book.clock.now()
    for (let n = 0; n < 30; n += 1) {
      book.advance(6_000)
      await bots.job.run({ db: book.db, now: book.clock.now() } as never)
    }
    for (const [at, client] of clients.entries()) {
      await client.next((frame) => frame.msgId === 10003 && frame.msgData.bot === true)
      const { rows } = await history(book.db, { roomId: rooms[at] ?? '', size: 50, kind: 0 })
      const texts = rows.filter((row) => row.at > startedAt).map(({ text }) => text)
      expect(
        texts.filter((text, index) => texts.slice(Math.max(0, index - LINES_LATELY), index).includes(text)),
      ).toEqual([])
      expect(bots.online(rooms[at] ?? '')).toBeGreaterThan(0)
    }
    expect(elsewhere.frames.filter(({ msgId }) => msgId === 10003)).toEqual([])
    expect(bots.online(`match:${live[2]?.id}`)).toBe(0)
    await actions()['chat.bots']?.({ action: 'chat.bots', on: false }, {} as never)
    const before = await history(book.db, { roomId: 'lobby', size: 1, kind: 0 })
    for (let n = 0; n < 5; n += 1) {
      book.advance(6_000)
      await bots.job.run({ db: book.db, now: book.clock.now() } as never)
    }
    expect(await history(book.db, { roomId: 'lobby', size: 1, kind: 0 })).toEqual(before)
  })
})

describe('seed', () => {
  it('fills the lobby with more than sixty lines once', async () => {
    const all = await history(book.db, { roomId: 'lobby', size: 50, kind: 0, afterSeq: 0 })
    expect(all.rows[0]?.seq).toBe(1)
    expect(all.hasMore).toBe(true)
    const before = (await history(book.db, { roomId: 'lobby', size: 1, kind: 0 })).rows[0]?.seq
    await inTransaction(book.db, (trx) => seedChat(trx, book.catalogue, book.clock.now()))
    expect((await history(book.db, { roomId: 'lobby', size: 1, kind: 0 })).rows[0]?.seq).toBe(before)
    expect(before).toBeGreaterThan(72)
  })
})
