/** React adapter of the chat: one connection per open panel, and the rooms opened in it. */
import { CHAT_CLIENT_TYPE, CHAT_SOCKET_PATH } from '@lantern/contract/chat'
import { useLocale } from '@lantern/i18n'
import {
  createTimer,
  getSession,
  openSocket,
  socketOrigin,
  useInterval,
  useMachine,
  useSession,
} from '@lantern/platform'
import { useEffect, useMemo, useState } from 'react'
import { type ChatConnection, createChatConnection } from '../connection/chat-connection.runner.ts'
import { type ChatStatus, statusOf } from '../connection/chat-status.rules.ts'
import { createFactInbox } from '../connection/fact-inbox.ts'
import { fetchCredentials, findChatHost } from './chat.api.ts'
import { type ChatRooms, createChatRooms } from './chat.runner.ts'
import { isLive, linesInEnglish } from './line-window.rules.ts'
import { keepMark, readMarks } from './read-marks.ts'
import { EMPTY_ROOM, openStateOf, type RoomView, type Utterance } from './room.rules.ts'

/** Visitors poll the newest page over HTTP, because the socket requires a token (screens.md 10). */
const VISITOR_REFRESH_MS = 30_000
/** Time hidden after which the socket is closed (screens.md 10). */
const HIDDEN_CLOSE_MS = 60_000

export type ChatHandle = {
  roomId: string
  room: RoomView
  /** All opened rooms. */
  rooms: Readonly<Record<string, RoomView>>
  status: ChatStatus
  memberId: string
  dispatch: ChatRooms['dispatch']
  say: (said: Utterance, cid?: string) => void
  /** Reconnects manually, after the fifth failed attempt. */
  reconnect: () => void
}

export function useChat(roomId: string): ChatHandle {
  const session = useSession()
  const token = session.kind === 'member' ? session.token : null
  const memberId = session.kind === 'member' ? session.memberId : ''
  const [connection] = useState(connect)
  const [rooms] = useState(createRooms)
  const socket = useMachine(connection)
  const view = useMachine(rooms)
  const room = useInLanguage(view.rooms[roomId] ?? EMPTY_ROOM)
  const status = statusOf(token !== null, socket, room.isJoined || openStateOf(room).status !== 1)

  useEffect(() => {
    rooms.dispatch({ kind: 'opened', roomId, readSeq: readMarks(memberId)[roomId] ?? 0 })
  }, [rooms, roomId, memberId])

  useEffect(() => {
    if (token === null) return
    const start = (): void => startChat(connection, rooms)
    rooms.attach(connection)
    start()
    const stopWatching = closeWhenHidden(connection, start)
    return () => {
      stopWatching()
      connection.close()
      rooms.attach(null)
    }
  }, [token, connection, rooms])

  useEffect(() => () => rooms.stop(), [rooms])
  useEffect(() => {
    const watch = (): void => rooms.dispatch({ kind: document.hidden ? 'hidden' : 'shown' })
    document.addEventListener('visibilitychange', watch)
    return () => document.removeEventListener('visibilitychange', watch)
  }, [rooms])

  // Without a connection the member polls like a visitor, because the lost connection cleared the room.
  const isPolling = status === 'visitor' || status === 'gave-up' || status === 'session-ended'
  const refresh = (): void => {
    // The newest page would replace the older lines that the member is reading.
    if (isLive(room)) rooms.dispatch({ kind: 'wanted', roomId, where: 'newest' })
  }
  useInterval(refresh, isPolling ? VISITOR_REFRESH_MS : null)
  useEffect(() => {
    if (isPolling) rooms.dispatch({ kind: 'wanted', roomId, where: 'newest' })
  }, [isPolling, rooms, roomId])

  return {
    roomId,
    room,
    rooms: view.rooms,
    status,
    memberId,
    dispatch: rooms.dispatch,
    say: (said, cid) => rooms.say(roomId, said, cid),
    reconnect: () => startChat(connection, rooms),
  }
}

/** The room with its lines in the language of the page. */
function useInLanguage(room: RoomView): RoomView {
  const isEnglish = useLocale() === 'en'
  return useMemo(() => (isEnglish ? { ...room, lines: linesInEnglish(room.lines) } : room), [room, isEnglish])
}

function connect(): ChatConnection {
  return createChatConnection({
    url: chatUrl,
    dial: openSocket,
    hasToken: () => getSession().kind === 'member',
    credentials: fetchCredentials,
  })
}

function startChat(connection: ChatConnection, rooms: ChatRooms): void {
  const inbox = createFactInbox((facts) => rooms.dispatch({ kind: 'facts', facts }))
  connection.start({
    onFact: inbox.take,
    onClearRoom: () => {
      inbox.flush()
      rooms.dispatch({ kind: 'cleared' })
    },
  })
}

/** Stores read marks for the member who read, even if they are stored after a logout. */
function createRooms(): ChatRooms {
  const reader = memberOf()
  return createChatRooms({ keepMark: (room, seq) => keepMark(reader, room, seq) })
}

function memberOf(): string {
  const session = getSession()
  return session.kind === 'member' ? session.memberId : ''
}

/** Handshake URL at the first chat host; null if the host is missing or invalid. */
async function chatUrl(): Promise<string | null> {
  const host = await findChatHost()
  const origin = host === null ? null : socketOrigin(host, location.origin)
  return origin === null ? null : `${origin}${CHAT_SOCKET_PATH}?clientType=${CHAT_CLIENT_TYPE}`
}

/** Closes the connection after a minute hidden and restarts it when visible. @returns a function that stops this */
function closeWhenHidden(connection: ChatConnection, start: () => void): () => void {
  const timer = createTimer(() => connection.close())
  const watch = (): void => {
    timer.stop()
    if (document.hidden) timer.start(HIDDEN_CLOSE_MS)
    else start()
  }
  document.addEventListener('visibilitychange', watch)
  return () => {
    timer.stop()
    document.removeEventListener('visibilitychange', watch)
  }
}
