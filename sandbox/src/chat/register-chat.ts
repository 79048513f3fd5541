/** The chat's endpoints: ticket, rooms and history over HTTP, the socket, and control actions. */

import type { IncomingMessage } from 'node:http'
import websocket from '@fastify/websocket'
import { CHAT_SOCKET_PATH, chatHistory, chatJwt, chatRooms, type Pinned } from '@lantern/contract/chat'
import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '../book/matches/catalogue.ts'
import { SHOWN_MARGIN } from '../book/play/venue-profiles.rules.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import type { ControlActions } from '../wire/control-actions.ts'
import type { Wire } from '../wire/wire.ts'
import type { Bots } from './bots/chat-bots.ts'
import { ensureRoom, findRoom, history } from './rooms/chat.repository.ts'
import { readGateOf } from './rooms/chat-gate.ts'
import { lineView } from './rooms/line-view.ts'
import type { SpeakerOf } from './rooms/speakers.ts'
import { type ChatDeps, startConversation } from './socket/chat-connection.ts'
import type { ChatHub } from './socket/chat-hub.ts'
import { issueTicket } from './socket/chat-jwt.ts'

export type ChatOptions = {
  readonly db: Database
  readonly clock: Clock
  readonly catalogue: Catalogue
  readonly hub: ChatHub
  readonly bots: Bots
  readonly jwtKey: Buffer
  readonly speakerOf: SpeakerOf
}

const MAX_FRAME_BYTES = 16_384
/** Bytes buffered for a client that does not read. */
const MAX_WAITING_BYTES = 1024 * 1024
/** A socket without a frame for this long (six missed heartbeats) is closed. Real time. */
const SILENCE_MS = 30_000
const MATCH_ROOMS = 5
const MATCH_ROOM = /^match:(m\d{5}-\d{2})$/

export function isChatSocket({ url }: IncomingMessage): boolean {
  return url === CHAT_SOCKET_PATH || url?.startsWith(`${CHAT_SOCKET_PATH}?`) === true
}

export async function registerChat(app: FastifyInstance, wire: Wire, options: ChatOptions): Promise<void> {
  const { db, clock, catalogue, hub, bots, jwtKey, speakerOf } = options
  const openRoom = async (roomId: string): Promise<void> => {
    const matchId = MATCH_ROOM.exec(roomId)?.[1]
    const fixture = matchId === undefined ? undefined : catalogue.fixture(matchId)
    if (!fixture) return
    const name = (language: 'zh' | 'en'): string => `${fixture.home[language]} vs ${fixture.away[language]}`
    await ensureRoom(db, { room_id: roomId, type: 'match', name_zh: name('zh'), name_en: name('en') })
  }
  const deps: ChatDeps = { db, clock, hub, jwtKey, speakerOf, openRoom, botsOnline: bots.online }

  wire.memberRead(chatJwt, async (_input, { member, session, now }) =>
    issueTicket(jwtKey, { memberId: member.id, sessionId: session.token_hash }, now),
  )

  wire.publicRead(chatHistory, async (input, { db: reader, caller }) => {
    const room = await findRoom(reader, input.roomId)
    const refusal = room && readGateOf(room, caller)
    if (refusal) throw new SandboxError(refusal.code, refusal)
    const { rows, hasMore } = await history(reader, input)
    return { list: rows.map((row) => lineView(row, speakerOf)), hasMore }
  })

  wire.publicRead(chatRooms, async (_input, { now }) => {
    const live = await catalogue.list(db, 'live', now, SHOWN_MARGIN, MATCH_ROOMS)
    for (const match of live) await openRoom(`match:${match.id}`)
    const ids = ['lobby', 'vip', ...live.map((match) => `match:${match.id}`)]
    const rows = await Promise.all(ids.map((id) => findRoom(db, id)))
    return {
      list: rows.flatMap((room) => {
        if (!room) return []
        const match = live.find((one) => `match:${one.id}` === room.room_id)
        return [
          {
            roomId: room.room_id,
            name: { zh: room.name_zh, en: room.name_en },
            type: room.type,
            online: hub.online(room.room_id) + bots.online(room.room_id),
            status: room.status as 1 | 2 | 3,
            slowSec: room.slow_sec,
            pinned: JSON.parse(room.pinned) as Pinned[],
            vipMin: room.vip_min,
            vipMax: room.vip_max,
            ...(match && { match: { home: match.home, away: match.away, score: match.score, clock: match.clock } }),
          },
        ]
      }),
    }
  })

  await app.register(websocket, {
    options: { maxPayload: MAX_FRAME_BYTES },
    // Client errors are not logged as failures.
    errorHandler: (error, socket, request) => {
      request.log.debug({ err: error }, 'a chat socket failed')
      socket.terminate()
    },
  })
  app.get(CHAT_SOCKET_PATH, { websocket: true }, (socket) => {
    const conversation = startConversation(deps, {
      send: (text) => {
        if (socket.readyState !== socket.OPEN) return
        if (socket.bufferedAmount > MAX_WAITING_BYTES) socket.terminate()
        else socket.send(text)
      },
      close: (code, reason) => socket.close(code, reason),
    })
    let silence = setTimeout(() => socket.terminate(), SILENCE_MS)
    socket.on('message', (data, isBinary) => {
      clearTimeout(silence)
      silence = setTimeout(() => socket.terminate(), SILENCE_MS)
      void conversation.receive(isBinary ? '' : String(data))
    })
    // A frame over the limit is an error of the socket, not of the process.
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      clearTimeout(silence)
      conversation.end()
    })
  })
}

export function chatActions(hub: ChatHub, bots: Bots): ControlActions {
  return {
    'chat.kill': async ({ userName }) => ({ closed: hub.kill(userName) }),
    'chat.bots': async ({ on }) => {
      bots.set(on)
      return { on }
    },
  }
}
