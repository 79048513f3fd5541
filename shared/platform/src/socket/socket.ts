/** Wraps a WebSocket in three events: opened, text received, lost. After a replacement, late events of the old socket are dropped. */

export type SocketHandlers = {
  onOpen: () => void
  onText: (text: string) => void
  /** Closed or failed, once. @param code the close code, 0 when there was none */
  onLost: (code: number) => void
}

export type Socket = {
  /** @returns false when the socket is not open */
  send(text: string): boolean
  /** Deliberate close: no handler is called afterwards. */
  close(): void
}

/** @param dial replaced in tests */
export function openSocket(
  url: string,
  handlers: SocketHandlers,
  dial: (url: string) => WebSocket = (to) => new WebSocket(to),
): Socket {
  const socket = dial(url)
  let isLive = true
  const lose = (event: Event): void => {
    if (!isLive) return
    isLive = false
    handlers.onLost('code' in event && typeof event.code === 'number' ? event.code : 0)
  }
  socket.addEventListener('open', () => isLive && handlers.onOpen())
  socket.addEventListener('message', (event) => isLive && typeof event.data === 'string' && handlers.onText(event.data))
  socket.addEventListener('close', lose)
  socket.addEventListener('error', lose)
  return {
    send(text) {
      if (!isLive || socket.readyState !== 1) return false
      socket.send(text)
      return true
    },
    close() {
      isLive = false
      socket.close()
    },
  }
}

/** URL of a chat host from config entry 51: `/` is the page's own origin. @returns null for an invalid host */
export function socketOrigin(host: string, pageOrigin: string): string | null {
  if (host === '/') return pageOrigin.replace(/^http/, 'ws')
  return /^wss?:\/\/[^/]+$/.test(host) ? host : null
}
