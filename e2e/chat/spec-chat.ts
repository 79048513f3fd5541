/**
 * A chat server written from spec.md (3, 4, 7) and the table of screens.md 10 alone. It shares nothing with the sandbox, not even the contract: a page that
 * works with it follows the specification and not our own server. It is a proxy in front of the edge, which answers all other requests.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

type Data = Readonly<Record<string, unknown>>
type SpecFrame = { readonly msgId: number; readonly msgData: Data }
type SpecLine = {
  seq: number
  roomId: string
  memberId: string
  nick: string
  vip: number
  text: string
  at: number
  cid: string
}

export type SpecChat = {
  /** Origin of the site with this chat. */
  readonly origin: string
  /** Frames of the pages, oldest first. */
  readonly received: readonly SpecFrame[]
  /** Stores a line without sending it. */
  store(nick: string, text: string): SpecLine
  /** Stores a line and sends it (10003). */
  say(nick: string, text: string): void
  /** Sends a frame to every socket. */
  send(msgId: number, msgData: Data): void
  /** Refuses the next line of a member (10003) with a code of screens.md 0.3. */
  refuseNext(code: number, message: string): void
  /** Gifts that were paid over HTTP. */
  readonly gifts: readonly Data[]
  /** Closes all sockets without a close frame. */
  cut(): void
  close(): Promise<void>
}

const ROOM = 'lobby'
/** Together with the lobby, one more than a page keeps joined. */
const MATCHES = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6']
const JWT = '/site/api/v1/user/member/jwt'
const HISTORY = '/stream/api/v1/history'
const ROOMS = '/stream/api/v1/room/list'
const GIFTS = '/stream/api/v1/gift/list'
const GIFT = '/stream/api/v1/gift/send'
const HANDSHAKE = '/stream/ws/v1/handshake'
const SUCCESS = 6000
const LAST = 30

/** @param edge origin of the edge behind it */
export async function startSpecChat(edge: string): Promise<SpecChat> {
  const lines: SpecLine[] = []
  const received: SpecFrame[] = []
  const gifts: Data[] = []
  let refusal: { code: number; message: string } | null = null
  const web = createServer()
  const sockets = new WebSocketServer({ noServer: true })

  const store = (nick: string, text: string, cid = ''): SpecLine => {
    const line = { seq: lines.length + 1, roomId: ROOM, memberId: `m-${nick}`, nick, vip: 1, text, at: Date.now(), cid }
    lines.push(line)
    return line
  }
  const send = (msgId: number, msgData: Data): void => {
    for (const socket of sockets.clients) tell(socket, msgId, msgData)
  }

  const hear = (socket: WebSocket, frame: SpecFrame): void => {
    const { msgId, msgData } = frame
    received.push(frame)
    if (msgId === 0) tell(socket, 0, {})
    if (msgId === 10001) tell(socket, 10001, { code: SUCCESS, data: { speechStatus: 0, vipMin: 0, vipMax: 0 } })
    if (msgId === 10002) {
      const last = msgData.roomId === ROOM ? lines.slice(-LAST) : []
      const hasMore = last.length < lines.length && last.length > 0
      tell(socket, 10002, {
        roomId: msgData.roomId,
        status: 1,
        online: sockets.clients.size,
        pinned: [],
        last,
        hasMore,
      })
    }
    if (msgId === 10003 && refusal !== null) {
      tell(socket, 10003, { roomId: msgData.roomId, cid: msgData.cid, ...refusal })
      refusal = null
    } else if (msgId === 10003) send(10003, store('me', String(msgData.text), String(msgData.cid)))
    if (msgId === 10010) send(10010, shared(store('me', ''), msgData))
  }

  const api: Readonly<Record<string, (body: Data) => Data>> = {
    [JWT]: () => ({ token: 'a token', body: 'a body' }),
    [ROOMS]: () => ({
      list: [
        { roomId: ROOM, name: { zh: '大厅', en: 'Lobby' }, type: 'lobby', online: 1, status: 1, slowSec: 0 },
        ...MATCHES.map((id) => ({
          roomId: `match:${id}`,
          name: { zh: `比赛 ${id}`, en: `Match ${id}` },
          type: 'match',
          online: 1,
          status: 1,
          slowSec: 0,
        })),
      ],
    }),
    [GIFTS]: () => ({
      list: [{ id: 'clap', name: { zh: '掌声', en: 'Applause' }, icon: '👏', price: '1.00', state: 1 }],
      spendLeft: '200.00',
    }),
    [GIFT]: (body) => {
      gifts.push(body)
      const { giftId, qty } = body
      send(10017, { nick: 'me', giftId, qty, combo: Number(qty), total: `${Number(qty)}.00` })
      return { combo: qty, balance: '100.00' }
    },
    [HISTORY]: ({ roomId, beforeSeq, afterSeq, size = LAST }) => {
      const all = lines.filter(
        (line) =>
          line.roomId === roomId &&
          (beforeSeq === undefined || line.seq < Number(beforeSeq)) &&
          line.seq > Number(afterSeq ?? 0),
      )
      const list = afterSeq === undefined ? all.slice(-Number(size)) : all.slice(0, Number(size))
      return { list, hasMore: all.length > list.length }
    },
  }
  web.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const answer = api[new URL(incoming.url ?? '/', edge).pathname]
    if (!answer) return pass(edge, incoming, outgoing)
    const parts: Buffer[] = []
    incoming.on('data', (part: Buffer) => parts.push(part))
    incoming.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString() || '{}') as Data
      outgoing.writeHead(200, { 'content-type': 'application/json' })
      outgoing.end(JSON.stringify({ status_code: SUCCESS, message: '', data: answer(body) }))
    })
  })
  web.on('upgrade', (incoming, stream, head) => {
    const { pathname, search } = new URL(incoming.url ?? '/', edge)
    if (pathname !== HANDSHAKE || search !== '?clientType=web') return stream.destroy()
    sockets.handleUpgrade(incoming, stream, head, (socket) => {
      socket.on('message', (bytes) => hear(socket, JSON.parse(String(bytes)) as SpecFrame))
      socket.on('error', () => socket.terminate())
    })
  })
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve))

  return {
    origin: `http://localhost:${(web.address() as AddressInfo).port}`,
    received,
    store: (nick, text) => store(nick, text),
    say: (nick, text) => send(10003, store(nick, text)),
    send,
    refuseNext(code, message) {
      refusal = { code, message }
    },
    gifts,
    cut() {
      for (const socket of sockets.clients) socket.terminate()
    },
    close() {
      for (const socket of sockets.clients) socket.terminate()
      web.closeAllConnections()
      return new Promise((resolve) => web.close(() => resolve()))
    },
  }
}

/** The card of a bet that a member shares. The cid of the frame identifies the pending line, as in 10003. */
function shared({ seq }: SpecLine, { betId, privacy, cid }: Data): Data {
  const card = {
    sport: 'sport',
    match: `注单 ${betId}`,
    pick: '主胜',
    odds: '1.85',
    oddsType: 3,
    state: 2,
    result: null,
  }
  return { seq, cid, card: { ...card, stakeShown: privacy === 2 ? '50.00' : null, verified: true } }
}

function tell(socket: WebSocket, msgId: number, msgData: Data): void {
  socket.send(JSON.stringify({ msgId, msgData }))
}

/** Forwards a request to the edge unchanged. */
function pass(edge: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method = 'GET', headers, url = '/' } = incoming
  const asking = request(edge + url, { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  asking.on('error', () => outgoing.destroy())
  incoming.pipe(asking)
}
