/** React hook of a chat room: connection, messages, permission to write. One room per mounted panel. */
import { CHAT_CLIENT_TYPE, CHAT_SOCKET_PATH, MSG } from '@lantern/contract/chat'
import {
  createTimer,
  getSession,
  memberMessage,
  newUuid,
  now,
  openSocket,
  socketOrigin,
  type Timer,
  useInterval,
  useSession,
} from '@lantern/platform'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { type ChatState, INITIAL } from '../connection/chat-connection.machine.ts'
import { type ChatConnection, type ChatHandlers, createChatConnection } from '../connection/chat-connection.runner.ts'
import { concernsRoom, readFrame } from '../connection/chat-frames.ts'
import { fetchAfter, fetchBefore, fetchCredentials, fetchNewest, findChatHost } from './chat.api.ts'
import { EMPTY_ROOM, foldRoom, gapAfter, type RoomView } from './room.rules.ts'

/** Visitors poll the newest page over HTTP, because the socket requires a token (screens.md 10). */
const VISITOR_REFRESH_MS = 30_000
/** Time hidden after which the socket is closed (screens.md 10). */
const HIDDEN_CLOSE_MS = 60_000
/** A message without a response within this time is marked as not sent. */
const SEND_TIMEOUT_MS = 8_000

export type ChatRoomHandle = {
  room: RoomView
  connection: ChatState
  /** Why the first page failed to load; null if it loaded. */
  failure: string | null
  isLoading: boolean
  send: (text: string, cid?: string) => void
  dismiss: (cid: string) => void
  loadOlder: () => void
  /** Reconnects manually, after the fifth failed attempt. */
  reconnect: () => void
}

export function useChatRoom(roomId: string): ChatRoomHandle {
  const session = useSession()
  const token = session.kind === 'member' ? session.token : null
  const [room, dispatch] = useReducer(foldRoom, EMPTY_ROOM)
  const [connection, setConnection] = useState<ChatState>(INITIAL)
  const [failure, setFailure] = useState<string | null>(null)
  const [isLoading, setIsLoading] = useState(true)
  const live = useRef<(() => void) | null>(null)
  const socket = useRef<ChatConnection | null>(null)
  const sendTimers = useRef(new Map<string, Timer>())

  const loadNewest = useCallback(async () => {
    try {
      const { list, hasMore } = await fetchNewest(roomId)
      dispatch({ kind: 'history', list, hasMore, where: 'before' })
      setFailure(null)
    } catch (error) {
      setFailure(memberMessage(error))
    } finally {
      setIsLoading(false)
    }
  }, [roomId])

  useEffect(() => {
    void loadNewest()
  }, [loadNewest])
  // Without a connection the member polls like a visitor, because the lost connection cleared the room.
  const isOff = connection.kind === 'disconnected' && connection.reason === 'gave-up'
  useEffect(() => {
    if (isOff) void loadNewest()
  }, [isOff, loadNewest])
  useInterval(() => void loadNewest(), token === null || isOff ? VISITOR_REFRESH_MS : null)

  useEffect(() => {
    if (token === null) {
      setConnection(INITIAL)
      return
    }
    const connection = createChatConnection({
      url: chatUrl,
      dial: openSocket,
      hasToken: () => getSession().kind === 'member',
      credentials: fetchCredentials,
      onState: setConnection,
    })
    const handlers: ChatHandlers = {
      onText: (text) => {
        const fact = readFrame(text)
        if (fact === null || !concernsRoom(fact, roomId)) return
        dispatch(fact)
        if (fact.kind === 'logged-in') connection.send(MSG.joinRoom, { roomId })
      },
      onClearRoom: () => dispatch({ kind: 'cleared' }),
    }
    const start = (): void => connection.start(handlers)
    socket.current = connection
    live.current = start
    start()
    const stopWatching = closeWhenHidden(connection, start)
    return () => {
      stopWatching()
      connection.send(MSG.leaveRoom, { roomId })
      connection.close()
      socket.current = null
      live.current = null
    }
  }, [token, roomId])

  const gap = gapAfter(room.lines)
  useEffect(() => {
    if (gap === null) return
    fetchAfter(roomId, gap)
      .then(({ list, hasMore }) => dispatch({ kind: 'history', list, hasMore, where: 'after' }))
      .catch(() => undefined)
  }, [gap, roomId])

  useEffect(() => {
    const waiting = new Set(room.pending.map((line) => line.cid))
    for (const [cid, timer] of sendTimers.current) {
      if (waiting.has(cid)) continue
      timer.stop()
      sendTimers.current.delete(cid)
    }
  }, [room.pending])
  useEffect(() => {
    const timers = sendTimers.current
    return () => {
      for (const timer of timers.values()) timer.stop()
    }
  }, [])

  const send = useCallback(
    (text: string, cid: string = newUuid()) => {
      dispatch({ kind: 'sent', cid, text, at: now() })
      const isOnItsWay = socket.current?.send(MSG.broadcastRoom, { roomId, text, cid }) ?? false
      const fail = (): void => dispatch({ kind: 'failed', cid, message: '' })
      if (!isOnItsWay) {
        fail()
        return
      }
      const timer = createTimer(fail)
      timer.start(SEND_TIMEOUT_MS)
      sendTimers.current.set(cid, timer)
    },
    [roomId],
  )
  const oldest = room.lines[0]?.seq
  const loadOlder = useCallback(() => {
    if (oldest === undefined) return
    fetchBefore(roomId, oldest)
      .then(({ list, hasMore }) => dispatch({ kind: 'history', list, hasMore, where: 'before' }))
      .catch(() => undefined)
  }, [oldest, roomId])

  return {
    room,
    connection,
    failure,
    isLoading,
    send,
    dismiss: (cid) => dispatch({ kind: 'dismissed', cid }),
    loadOlder,
    reconnect: () => live.current?.(),
  }
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
