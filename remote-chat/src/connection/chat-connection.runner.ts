/** Performs the effects of the connection machine; owns the socket and timers. */
import { CHAT_SESSION_ENDED, MSG } from '@lantern/contract/chat'
import { createTimer, type Socket, type SocketHandlers } from '@lantern/platform'
import { type ChatEffect, type ChatEvent, type ChatState, INITIAL, transition } from './chat-connection.machine.ts'

/** Handlers of frames and room events; cleared by a deliberate close. */
export type ChatHandlers = {
  onText: (text: string) => void
  onClearRoom: () => void
}

export type ChatConnectionOptions = {
  /** Resolves the socket URL; called on each start after a deliberate close. @returns null if the site has no chat */
  url: () => Promise<string | null>
  dial: (url: string, handlers: SocketHandlers) => Socket
  hasToken: () => boolean
  /** Fetches token and body of the login frame from the jwt endpoint. */
  credentials: () => Promise<{ token: string; body: string }>
  onState: (state: ChatState) => void
}

export type ChatConnection = {
  start(handlers: ChatHandlers): void
  /** @returns false when not connected */
  send(msgId: number, msgData: Record<string, unknown>): boolean
  close(): void
}

export function createChatConnection(options: ChatConnectionOptions): ChatConnection {
  let state: ChatState = INITIAL
  let socket: Socket | null = null
  let url: string | null = null
  let handlers: ChatHandlers | null = null
  let everyMs = 0
  const retry = createTimer(() => feed({ kind: 'retry-due', hasToken: options.hasToken() }))
  const heartbeat = createTimer(() => {
    feed({ kind: 'heartbeat-due', hasToken: options.hasToken() })
    if (state.kind === 'connected') heartbeat.start(everyMs)
  })

  function feed(event: ChatEvent): void {
    const step = transition(state, event)
    const isChanged = step.state !== state
    state = step.state
    for (const effect of step.effects) perform(effect)
    if (isChanged) options.onState(state)
  }

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
        send(MSG.heartbeat, {})
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
    const lose = (): void => feed({ kind: 'lost', epoch, hasToken: options.hasToken() })
    const found = url ?? (await options.url().catch(() => null))
    // Closed or restarted during the lookup.
    if (state.kind !== 'connecting' || state.epoch !== epoch) return
    // A missing host is handled like a lost connection.
    if (found === null) return lose()
    url = found
    socket = options.dial(found, {
      onOpen: () => feed({ kind: 'opened', epoch, hasToken: options.hasToken() }),
      onText: (text) => handlers?.onText(text),
      onLost: (code) => (code === CHAT_SESSION_ENDED ? feed({ kind: 'session-ended', epoch }) : lose()),
    })
  }

  async function login(epoch: number): Promise<void> {
    try {
      const credentials = await options.credentials()
      // The socket may have been replaced.
      if (state.kind === 'connected' && state.epoch === epoch) send(MSG.login, credentials)
    } catch {
      // Without credentials the connection is useless: drop it and let the retry policy decide.
      if (state.kind === 'connected' && state.epoch === epoch) {
        socket?.close()
        feed({ kind: 'lost', epoch, hasToken: options.hasToken() })
      }
    }
  }

  function send(msgId: number, msgData: Record<string, unknown>): boolean {
    return socket?.send(JSON.stringify({ msgId, msgData })) ?? false
  }

  return {
    start(given) {
      handlers = given
      feed({ kind: 'started', hasToken: options.hasToken() })
    },
    send,
    close: () => feed({ kind: 'closed' }),
  }
}
