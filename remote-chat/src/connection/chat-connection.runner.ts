/** Performs the effects of the connection machine; owns the socket and timers. */
import { CHAT_SESSION_ENDED, MSG } from '@lantern/contract/chat'
import type { ChatUpFrame } from '@lantern/contract/chat-frames'
import * as CODE from '@lantern/contract/code'
import { createMachine, createTimer, type Machine, type Socket, type SocketHandlers } from '@lantern/platform'
import { type ChatEffect, type ChatEvent, type ChatState, INITIAL, transition } from './chat-connection.machine.ts'
import type { ChatFact } from './chat-facts.rules.ts'
import { readFrame } from './chat-frames.ts'

/** Handlers of messages and room events; cleared by a deliberate close. */
type ChatHandlers = {
  /** Every message of the server, except heartbeats and refused logins. */
  onFact: (fact: ChatFact) => void
  onClearRoom: () => void
}

export type ChatConnectionOptions = {
  /** Resolves the socket URL; called on each start after a deliberate close. @returns null if the site has no chat */
  url: () => Promise<string | null>
  dial: (url: string, handlers: SocketHandlers) => Socket
  hasToken: () => boolean
  /** Fetches token and body of the login frame from the jwt endpoint. */
  credentials: () => Promise<{ token: string; body: string }>
}

export type ChatConnection = Pick<Machine<ChatState, never>, 'getState' | 'subscribe'> & {
  /** Connects; no effect while it is connected or trying to. Also the manual reconnect. */
  start(handlers: ChatHandlers): void
  /** @returns false when not connected */
  send(frame: ChatUpFrame): boolean
  close(): void
}

export function createChatConnection(options: ChatConnectionOptions): ChatConnection {
  let socket: Socket | null = null
  let url: string | null = null
  let handlers: ChatHandlers | null = null
  let everyMs = 0
  const machine = createMachine<ChatState, ChatEvent, ChatEffect>({ initial: INITIAL, transition, perform })
  const retry = createTimer(() => machine.dispatch({ kind: 'retry-due', hasToken: options.hasToken() }))
  const heartbeat = createTimer(() => {
    heartbeat.start(everyMs)
    machine.dispatch({ kind: 'heartbeat-due', hasToken: options.hasToken() })
  })

  function perform(effect: ChatEffect): void {
    switch (effect.kind) {
      case 'dial':
        void dial(effect.epoch)
        return
      case 'hang-up':
        socket?.close()
        socket = null
        return
      case 'send-login':
        void login(effect.epoch)
        return
      case 'send-heartbeat':
        send({ msgId: MSG.heartbeat, msgData: {} })
        return
      case 'start-heartbeat':
        everyMs = effect.everyMs
        heartbeat.start(everyMs)
        return
      case 'stop-heartbeat':
        heartbeat.stop()
        return
      case 'schedule-retry':
        retry.start(effect.afterMs)
        return
      case 'cancel-retry':
        retry.stop()
        return
      case 'clear-room':
        handlers?.onClearRoom()
        return
      case 'forget':
        handlers = null
        url = null
        return
      case 'ask-session':
        // The expected refusal notifies the shell.
        options.credentials().catch(() => undefined)
        return
    }
  }

  async function dial(epoch: number): Promise<void> {
    const lose = (): void => machine.dispatch({ kind: 'lost', epoch, hasToken: options.hasToken() })
    const found = url ?? (await options.url().catch(() => null))
    const state = machine.getState()
    // Closed or restarted during the lookup.
    if (state.kind !== 'connecting' || state.epoch !== epoch) return
    // A missing host is handled like a lost connection.
    if (found === null) return lose()
    url = found
    socket = options.dial(found, {
      onOpen: () => machine.dispatch({ kind: 'opened', epoch, hasToken: options.hasToken() }),
      onText: (text) => receive(epoch, text),
      onLost: (code) => (code === CHAT_SESSION_ENDED ? machine.dispatch({ kind: 'session-ended', epoch }) : lose()),
    })
  }

  function receive(epoch: number, text: string): void {
    const fact = readFrame(text)
    if (fact === null) return
    if (fact.kind === 'heartbeat') {
      machine.dispatch({ kind: 'heartbeat-answered', epoch })
      return
    }
    if (fact.kind === 'logged-in' && fact.code !== 0 && fact.code !== CODE.SUCCESS) {
      machine.dispatch({ kind: 'login-failed', epoch, hasToken: options.hasToken() })
      return
    }
    if (fact.kind === 'logged-in') machine.dispatch({ kind: 'logged-in', epoch })
    handlers?.onFact(fact)
  }

  async function login(epoch: number): Promise<void> {
    const isCurrent = (): boolean => {
      const state = machine.getState()
      return state.kind === 'connected' && state.epoch === epoch
    }
    try {
      const credentials = await options.credentials()
      // The socket may have been replaced.
      if (isCurrent()) send({ msgId: MSG.login, msgData: credentials })
    } catch {
      // Without credentials the connection is useless: drop it and let the retry policy decide.
      machine.dispatch({ kind: 'login-failed', epoch, hasToken: options.hasToken() })
    }
  }

  function send(frame: ChatUpFrame): boolean {
    return socket?.send(JSON.stringify(frame)) ?? false
  }

  return {
    getState: machine.getState,
    subscribe: machine.subscribe,
    start(given) {
      handlers = given
      machine.dispatch({ kind: 'started', hasToken: options.hasToken() })
    },
    send,
    close: () => machine.dispatch({ kind: 'closed' }),
  }
}
