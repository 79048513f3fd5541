/** A client of the chat for tests: it records its frames and can wait for one. */
import { CHAT_SOCKET_PATH } from '@lantern/contract/chat'
import { WebSocket } from 'ws'

type Data = Record<string, unknown>
export type ClientFrame = { msgId: number; msgData: Data }

/** @param port of the server on loopback */
export async function connectClient(port: number) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${CHAT_SOCKET_PATH}?clientType=web`)
  const frames: ClientFrame[] = []
  const waiting = new Set<() => void>()
  let closed: number | null = null
  socket.on('message', (bytes) => {
    frames.push(JSON.parse(String(bytes)) as ClientFrame)
    for (const look of waiting) look()
  })
  const whenClosed = new Promise<number>((resolve) => {
    socket.on('close', (code) => {
      closed = code
      resolve(code)
    })
  })
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => resolve())
    socket.on('error', reject)
  })
  return {
    frames,
    whenClosed,
    isClosed: () => closed !== null,
    terminate: () => socket.terminate(),
    raw: (data: string | Buffer) => socket.send(data),
    send: (msgId: number, msgData: Data = {}) => socket.send(JSON.stringify({ msgId, msgData })),
    next: (isIt: (frame: ClientFrame) => boolean) =>
      new Promise<ClientFrame>((resolve) => {
        const look = (): void => {
          const found = frames.find(isIt)
          if (!found) return
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
      }),
  }
}
export type ChatClient = Awaited<ReturnType<typeof connectClient>>

/** The echo, or the refusal, of a line. */
export const isLine = (cid: string) => (frame: ClientFrame) => frame.msgId === 10003 && frame.msgData.cid === cid
