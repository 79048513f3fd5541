/** Handles one socket: login, rooms, lines, heartbeats. No input of a client ends the process. */

import { CHAT_SESSION_ENDED, chatEnvelopeSchema, MSG, type Pinned } from '@lantern/contract/chat'
import { CHAT_UP } from '@lantern/contract/chat-frames'
import * as CODE from '@lantern/contract/code'
import * as v from 'valibot'
import type { Catalogue } from '../../book/matches/catalogue.ts'
import type { Clock } from '../../clock/clock.ts'
import type { Database, Executor } from '../../database/database.ts'
import type { MuteRow } from '../../database/tables/site/chat.schema.ts'
import { findMember } from '../../members/members.repository.ts'
import { isStorable } from '../../wire/request-text.rules.ts'
import type { ChatHub } from '../hub/chat-hub.ts'
import { type Connection, encodeFrames, type Frame } from '../hub/frame.ts'
import type { ChatSocket } from '../hub/socket-writer.ts'
import { problemOf, tidyText } from '../lines/line.rules.ts'
import { mentionsIn, RECENT_LINES, type Speaker } from '../lines/mentions.rules.ts'
import { maskedNick, type SpeakerOf } from '../lines/speakers.ts'
import type { AllRooms } from '../rooms/all-rooms.ts'
import { findMute, findRoom, history, LOBBY } from '../rooms/chat.repository.ts'
import { isModerator, openAt, openStateOf, readGateOf } from '../rooms/chat-gate.ts'
import { lineViews } from '../rooms/line-view.ts'
import { spendTicket } from './chat-jwt.ts'
import { sayLine } from './say-line.ts'
import type { SessionWatch } from './session-watch.ts'
import { shareBet } from './share-bet.ts'

export type ChatDeps = {
  readonly db: Database
  readonly clock: Clock
  readonly catalogue: Catalogue
  readonly hub: ChatHub
  readonly sessionEnd: SessionWatch
  readonly jwtKey: Buffer
  readonly speakerOf: SpeakerOf
  readonly allRooms: AllRooms
  /** The score of a room's match, for those who join it; null for other rooms. */
  readonly scoreOf: (roomId: string, at: number) => Promise<Frame | null>
  /** Opens a rule-based room (a live match) on first request. */
  readonly openRoom: (roomId: string) => Promise<void>
  readonly botsOnline: (roomId: string) => number
}

/** Invalid frames after which a client is disconnected. */
const MAX_GARBAGE = 5
/** Queued frames; more than a person could send. */
const MAX_WAITING = 40
const UNREADABLE = 1007
const FLOODED = 1008

export type ChatConversation = {
  /** A frame as it arrived. */
  receive(text: string): Promise<void>
  end(): void
}

export function startConversation(deps: ChatDeps, socket: ChatSocket): ChatConversation {
  const connection: Connection = {
    memberId: null,
    userName: '',
    vip: 0,
    sessionId: '',
    rooms: new Set(),
    send: (frame) => socket.write(encodeFrames([frame])),
    write: (bytes) => socket.write(bytes),
    close: (code, reason) => socket.close(code, reason),
  }
  const leave = deps.hub.add(connection)
  let garbage = 0
  let waiting = 0
  let queue: Promise<void> = Promise.resolve()

  const receive = (text: string): Promise<void> => {
    // Frames after the close are dropped: they must not fill the memory.
    if (waiting >= MAX_WAITING) {
      socket.close(FLOODED, 'too many frames')
      return queue
    }
    waiting += 1
    queue = queue
      .then(async () => {
        // Every frame checks that its session is still valid: a heartbeat arrives every 5 s, and nothing is accepted after the session's end.
        if (await isOver(deps, connection)) return
        const envelope = v.safeParse(chatEnvelopeSchema, parseJson(text))
        const isUnderstood =
          envelope.success && (await handle(deps, connection, envelope.output.msgId, envelope.output.msgData))
        if (isUnderstood) return
        garbage += 1
        if (garbage >= MAX_GARBAGE) socket.close(UNREADABLE, 'unreadable frames')
      })
      .catch(() => socket.close(1011, 'the server failed, come back'))
      .finally(() => {
        waiting -= 1
      })
    return queue
  }
  return { receive, end: leave }
}

/** @returns false for an unknown frame */
async function handle(deps: ChatDeps, connection: Connection, msgId: number, data: unknown): Promise<boolean> {
  switch (msgId) {
    case MSG.heartbeat:
      connection.send({ msgId: MSG.heartbeat, msgData: {} })
      return true
    case MSG.login:
      return understood(CHAT_UP[MSG.login], data, (ticket) => login(deps, connection, ticket))
    case MSG.joinRoom:
      return understood(CHAT_UP[MSG.joinRoom], data, ({ roomId }) => join(deps, connection, roomId))
    case MSG.leaveRoom:
      return understood(CHAT_UP[MSG.leaveRoom], data, async ({ roomId }) => {
        deps.hub.leave(connection, roomId)
      })
    case MSG.broadcastRoom:
      return understood(CHAT_UP[MSG.broadcastRoom], data, (line) => speak(deps, connection, line))
    case MSG.shareBetRecord:
      return understood(CHAT_UP[MSG.shareBetRecord], data, (share) =>
        sayLine(deps, connection, share, ({ trx, member, room, said, now }) =>
          shareBet(trx, { ...deps, memberId: member.id, share, said, slowSec: room.slow_sec, now }),
        ),
      )
    case MSG.chatHistory:
      return understood(CHAT_UP[MSG.chatHistory], data, (query) => sendHistory(deps, connection, query))
    default:
      return false
  }
}

async function login(deps: ChatDeps, connection: Connection, ticket: { token: string; body: string }): Promise<void> {
  const { db, clock, jwtKey, speakerOf, allRooms } = deps
  const now = clock.now()
  const holder = await spendTicket(db, jwtKey, ticket, now)
  const member = holder === null ? undefined : await findMember(db, holder.memberId)
  if (!holder || !member) return connection.send({ msgId: MSG.login, msgData: { code: CODE.AUTH } })
  connection.sessionId = holder.sessionId
  if (await isOver(deps, connection)) return
  connection.memberId = member.id
  connection.userName = member.user_name
  connection.vip = member.vip
  const mute = await findMute(db, member.id, '', now)
  const room = await findRoom(db, LOBBY)
  connection.send({
    msgId: MSG.login,
    msgData: {
      code: CODE.SUCCESS,
      data: {
        speechStatus: mute ? 1 : 0,
        vipMin: room?.vip_min ?? 0,
        vipMax: room?.vip_max ?? 0,
        muteUntil: mute?.until ?? null,
        muteRule: mute?.rule ?? '',
        appeal: mute !== undefined && mute.appeal === null,
        isModerator: isModerator(member),
        slowSec: room?.slow_sec ?? 3,
        speaker: speakerOf(member.id),
      },
    },
  })
  if (mute) connection.send(muteFrame(mute))
  const all = openAt(allRooms.state(), now)
  if (all.status !== 1) connection.send({ msgId: MSG.allRoomMaintain, msgData: all })
}

/** A mute that holds (10004), of one room or of all. */
function muteFrame({ room_id, until, rule, appeal }: MuteRow): Frame {
  const room = room_id === '' ? {} : { roomId: room_id }
  return { msgId: MSG.speechStatus, msgData: { ...room, speechStatus: 1, until, rule, appeal: appeal === null } }
}

/** Closes the socket of an ended session with its code. @returns whether it did */
async function isOver(
  { hub, sessionEnd }: Pick<ChatDeps, 'hub' | 'sessionEnd'>,
  connection: Connection,
): Promise<boolean> {
  if (connection.sessionId === '') return false
  const code = await sessionEnd(connection.sessionId)
  if (code === null) return false
  connection.memberId = null
  for (const roomId of connection.rooms) hub.leave(connection, roomId)
  connection.close(CHAT_SESSION_ENDED, code)
  return true
}

async function join(
  { db, clock, hub, openRoom, botsOnline, scoreOf }: ChatDeps,
  connection: Connection,
  roomId: string,
): Promise<void> {
  if (connection.memberId === null) return
  await openRoom(roomId)
  const room = await findRoom(db, roomId)
  if (!room)
    return connection.send({
      msgId: MSG.joinRoom,
      msgData: { roomId, status: 3, online: 0, pinned: [], last: [], hasMore: false },
    })
  const online = hub.online(roomId) + botsOnline(roomId)
  const member = await findMember(db, connection.memberId)
  if (readGateOf(room, member)) {
    connection.send({ msgId: MSG.chatVipLevel, msgData: { roomId, vipMin: room.vip_min, vipMax: room.vip_max } })
    return connection.send({
      msgId: MSG.joinRoom,
      msgData: { roomId, status: room.status, online, pinned: [], last: [], hasMore: false },
    })
  }
  // A member who is in the room already, on another device or after a reconnect, does not arrive.
  if (member && !hub.isIn(roomId, member.id))
    hub.arrive(roomId, { nick: maskedNick(member), vip: member.vip, online: online + 1 })
  await hub.enter(connection, roomId, (page) =>
    connection.send({
      msgId: MSG.joinRoom,
      msgData: {
        roomId,
        ...openStateOf(room, clock.now()),
        slowSec: room.slow_sec,
        online: hub.online(roomId) + botsOnline(roomId),
        pinned: JSON.parse(room.pinned) as Pinned[],
        ...page,
      },
    }),
  )
  const score = await scoreOf(roomId, clock.now())
  if (score) connection.send(score)
  const mute = member && (await findMute(db, member.id, roomId, clock.now()))
  if (mute && mute.room_id !== '') connection.send(muteFrame(mute))
}

/** A page of history on the socket (10011), for members who may read the room. */
async function sendHistory(
  { db, speakerOf }: ChatDeps,
  connection: Connection,
  { roomId, ...page }: Query,
): Promise<void> {
  const room = connection.memberId === null ? undefined : await findRoom(db, roomId)
  if (!room || readGateOf(room, await findMember(db, connection.memberId ?? ''))) return
  const { rows, hasMore } = await history(db, { roomId, ...page, kind: 0 })
  connection.send({
    msgId: MSG.chatHistory,
    msgData: { roomId, list: await lineViews(db, rows, speakerOf), hasMore },
  })
}

type Line = v.InferOutput<(typeof CHAT_UP)[typeof MSG.broadcastRoom]>
type Query = v.InferOutput<(typeof CHAT_UP)[typeof MSG.chatHistory]>

async function speak(deps: ChatDeps, connection: Connection, line: Line): Promise<void> {
  await sayLine(deps, connection, line, async ({ trx, room, said, now }) => {
    const text = tidyText(line.text)
    const problem = problemOf(text, said, now, room.slow_sec)
    if (problem) return problem
    const asked = line.mentions ?? []
    const mentions = asked.length === 0 ? [] : mentionsIn(text, asked, await recentSpeakers(trx, room.room_id, deps))
    // A line that does not exist cannot be quoted.
    const replyTo = line.replyTo !== undefined && line.replyTo <= room.last_seq ? line.replyTo : null
    return { kind: 'text', text, reply_to: replyTo, mentions: JSON.stringify(mentions) }
  })
}

async function recentSpeakers(db: Executor, roomId: string, { speakerOf }: ChatDeps): Promise<Speaker[]> {
  const { rows } = await history(db, { roomId, size: RECENT_LINES, kind: 0 })
  return rows.map(({ member_id, nick }) => ({ speaker: speakerOf(member_id), nick }))
}

async function understood<Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown,
  act: (output: v.InferOutput<Schema>) => Promise<void>,
): Promise<boolean> {
  const parsed = v.safeParse(schema, isStorable(data) ? data : undefined)
  if (parsed.success) await act(parsed.output)
  return parsed.success
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
