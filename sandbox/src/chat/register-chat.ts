/** The chat's endpoints: ticket, rooms and history over HTTP, and the socket. */

import type { IncomingMessage } from 'node:http'
import { CHAT_SOCKET_PATH, chatHistory, chatJwt, chatReact, chatRooms, type Pinned } from '@lantern/contract/chat'
import * as CODE from '@lantern/contract/code'
import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '../book/matches/catalogue.ts'
import { SHOWN_MARGIN } from '../book/play/venue-profiles.rules.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { acceptSockets } from '../wire/sockets.ts'
import type { Wire } from '../wire/wire.ts'
import { registerBetPrivacy } from './bets/bet-privacy.routes.ts'
import type { Bots } from './bots/chat-bots.ts'
import { registerGifts } from './gifts/gift.routes.ts'
import { registerPackets } from './gifts/packet.routes.ts'
import { registerSpendState } from './gifts/spend-state.routes.ts'
import type { ChatHub } from './hub/chat-hub.ts'
import { createWriter } from './hub/socket-writer.ts'
import { reactionsTo, setReaction } from './lines/reactions.repository.ts'
import type { SpeakerOf } from './lines/speakers.ts'
import { registerOrder } from './order/order.routes.ts'
import type { AllRooms } from './rooms/all-rooms.ts'
import { findLine, findMute, findRoom, history } from './rooms/chat.repository.ts'
import { gateOf, openAt, openStateOf, readGateOf } from './rooms/chat-gate.ts'
import { lineViews } from './rooms/line-view.ts'
import { openMatchRoom } from './rooms/open-match-room.ts'
import type { ScoreBus } from './scores/score-bus.ts'
import { type ChatDeps, startConversation } from './socket/chat-connection.ts'
import { issueTicket } from './socket/chat-jwt.ts'
import { createSessionWatch } from './socket/session-watch.ts'

export type ChatOptions = {
  readonly db: Database
  readonly clock: Clock
  readonly catalogue: Catalogue
  readonly hub: ChatHub
  readonly bots: Bots
  readonly jwtKey: Buffer
  readonly speakerOf: SpeakerOf
  readonly allRooms: AllRooms
  readonly scores: ScoreBus
}

/** A socket without a frame for this long (six missed heartbeats) is closed. Real time. */
const SILENCE_MS = 30_000
const MATCH_ROOMS = 5

export function isChatSocket({ url }: IncomingMessage): boolean {
  return url === CHAT_SOCKET_PATH || url?.startsWith(`${CHAT_SOCKET_PATH}?`) === true
}

export async function registerChat(app: FastifyInstance, wire: Wire, options: ChatOptions): Promise<void> {
  const { db, clock, catalogue, hub, bots, jwtKey, speakerOf, allRooms, scores } = options
  const openRoom = (roomId: string): Promise<void> => openMatchRoom(db, catalogue, roomId)
  const scoreOf: ChatDeps['scoreOf'] = (roomId, at) => scores.now(db, roomId, at)
  const deps: ChatDeps = {
    db,
    clock,
    catalogue,
    hub,
    sessionEnd: createSessionWatch(db, () => clock.now()),
    jwtKey,
    speakerOf,
    allRooms,
    scoreOf,
    openRoom,
    botsOnline: bots.online,
  }

  wire.memberRead(chatJwt, async (_input, { member, session, now }) =>
    issueTicket(jwtKey, { memberId: member.id, sessionId: session.token_hash }, now),
  )

  wire.publicRead(chatHistory, async (input, { db: reader, caller }) => {
    const room = await findRoom(reader, input.roomId)
    const refusal = room && readGateOf(room, caller)
    if (refusal) throw new SandboxError(refusal.code, refusal)
    const { rows, hasMore } = await history(reader, input)
    return { list: await lineViews(reader, rows, speakerOf), hasMore }
  })

  wire.memberWrite(chatReact, async ({ roomId, seq, emoji, on }, { trx, member, now, afterCommit }) => {
    const room = await findRoom(trx, roomId)
    const line = await findLine(trx, roomId, seq)
    if (!room || !line || line.shielded)
      throw new SandboxError(CODE.COMMON, { zh: '消息不存在', en: 'There is no such message' })
    const rooms = { room, allRooms: allRooms.state() }
    const refusal = gateOf(rooms, member, await findMute(trx, member.id, roomId, now), now)
    if (refusal) throw new SandboxError(refusal.code, refusal)
    await setReaction(trx, { roomId, seq, emoji, memberId: member.id }, on, now)
    const reactions = (await reactionsTo(trx, roomId, [seq], speakerOf)).get(seq) ?? []
    afterCommit(async () => {
      hub.lineChanged(roomId, seq)
      return { reactions }
    })
    return { reactions }
  })

  wire.publicRead(chatRooms, async (_input, { now, caller }) => {
    const live = await catalogue.list(db, 'live', now, SHOWN_MARGIN, { most: MATCH_ROOMS })
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
            status: Math.max(openAt(allRooms.state(), now).status, openStateOf(room, now).status) as 1 | 2 | 3,
            slowSec: room.slow_sec,
            // Rooms that the caller may not read do not reveal how much is said in them.
            lastSeq: readGateOf(room, caller) === null ? room.last_seq : 0,
            pinned: JSON.parse(room.pinned) as Pinned[],
            vipMin: room.vip_min,
            vipMax: room.vip_max,
            ...(match && {
              match: { home: match.home, away: match.away, score: match.score, clock: match.clock, seq: now },
            }),
          },
        ]
      }),
    }
  })

  registerBetPrivacy(wire, { hub, allRooms, catalogue })
  registerGifts(wire, { hub, allRooms })
  registerSpendState(wire)
  registerPackets(wire, { hub, allRooms, speakerOf })
  registerOrder(wire, { db, hub, allRooms, speakerOf })

  await acceptSockets(app)
  app.get(CHAT_SOCKET_PATH, { websocket: true }, (socket, { raw }) => {
    const conversation = startConversation(
      deps,
      createWriter(socket, raw.socket, () => conversation.end()),
    )
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
