import { setTimeout as wait } from 'node:timers/promises'

const HEARTBEAT = JSON.stringify({ msgId: 0, msgData: {} })
const BEAT_MS = 500
/** Shorter than the 3 s of spec 4, because this measures the load balancer. */
const RECONNECT_MS = 100

/** Opens chat sockets with the Origin of a page; they send heartbeats and reconnect when cut. */
export function startSockets(origin, count) {
  const url = `${origin.replace(/^http/, 'ws')}/stream/ws/v1/handshake?clientType=web`
  const figures = { cut: 0, beats: 0, longestAwayMs: 0 }
  let isOn = true
  const all = new Set()
  const open = new Set()
  const keepers = Array.from({ length: count }, async () => {
    let awaySince = performance.now()
    let isFirst = true
    while (isOn) {
      const socket = new WebSocket(url, { headers: { origin } })
      all.add(socket)
      const ended = new Promise((resolve) => socket.addEventListener('close', resolve))
      socket.addEventListener('error', () => {})
      socket.addEventListener('open', () => {
        open.add(socket)
        if (!isFirst) figures.longestAwayMs = Math.max(figures.longestAwayMs, performance.now() - awaySince)
        isFirst = false
        socket.send(HEARTBEAT)
      })
      socket.addEventListener('message', async () => {
        figures.beats += 1
        await wait(BEAT_MS)
        if (socket.readyState === WebSocket.OPEN) socket.send(HEARTBEAT)
      })
      await ended
      all.delete(socket)
      if (!isOn) return
      if (open.delete(socket)) {
        figures.cut += 1
        awaySince = performance.now()
      }
      await wait(RECONNECT_MS)
    }
  })
  return {
    figures,
    openCount: () => open.size,
    async stop() {
      isOn = false
      for (const socket of all) socket.close()
      await Promise.all(keepers)
      return figures
    },
  }
}
