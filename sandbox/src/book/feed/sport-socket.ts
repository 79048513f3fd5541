/** The stream of scores and prices: public, bounded by address, by frames and by what a client leaves unread. */
import type { IncomingMessage } from 'node:http'
import { SPORT_SOCKET_PATH, sportRequestSchema } from '@lantern/contract/sport'
import { addressKey } from '@lantern/service'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { WebSocket } from 'ws'
import { isStorable } from '../../wire/request-text.rules.ts'
import { acceptSockets } from '../../wire/sockets.ts'
import type { PriceFeed } from './price-feed.ts'

/** Open streams of one network, and of all. */
export const NETWORK_LIMIT = 200
const TOTAL_LIMIT = 5_000
/** Bytes buffered for a client that does not read. */
const MAX_WAITING_BYTES = 512 * 1024
/** A client sends a beat every ten seconds; real time. */
const SILENCE_MS = 30_000
/** Frames of one client in ten seconds; a page sends one for each screen, and beats. */
const MAX_FRAMES = 40
const FRAMES_MS = 10_000

const UNREADABLE = 1007
const FLOODED = 1008
const TRY_LATER = 1013

export function isSportSocket({ url }: IncomingMessage): boolean {
  return url === SPORT_SOCKET_PATH || url?.startsWith(`${SPORT_SOCKET_PATH}?`) === true
}

export async function sportSocket(app: FastifyInstance, feed: PriceFeed): Promise<void> {
  const open = new Map<string, number>()
  let total = 0
  await acceptSockets(app)
  app.addHook('onClose', () => feed.close())
  app.get(SPORT_SOCKET_PATH, { websocket: true }, (socket, request) => {
    // Before anything else: an error without a listener would end the process.
    socket.on('error', () => socket.terminate())
    const network = addressKey(request.ip)
    const count = open.get(network) ?? 0
    if (count >= NETWORK_LIMIT || total >= TOTAL_LIMIT) {
      socket.close(TRY_LATER, 'too many streams')
      return
    }
    open.set(network, count + 1)
    total += 1
    const end = converse(socket, feed)
    socket.once('close', () => {
      end()
      total -= 1
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}

/** @returns ends the conversation */
function converse(socket: WebSocket, feed: PriceFeed): () => void {
  const watcher = feed.add((frame) => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > MAX_WAITING_BYTES) socket.terminate()
    else socket.send(JSON.stringify(frame))
  })
  let silence = setTimeout(() => socket.terminate(), SILENCE_MS)
  let frames = 0
  let since = performance.now()
  socket.on('message', (data, isBinary) => {
    clearTimeout(silence)
    silence = setTimeout(() => socket.terminate(), SILENCE_MS)
    if (performance.now() - since > FRAMES_MS) {
      frames = 0
      since = performance.now()
    }
    frames += 1
    if (frames > MAX_FRAMES) return socket.close(FLOODED, 'too many frames')
    const request = isBinary ? undefined : parse(String(data))
    if (request === undefined) return socket.close(UNREADABLE, 'an unreadable frame')
    if (request.kind === 'watch') watcher.watch(request)
  })
  return () => {
    clearTimeout(silence)
    watcher.end()
  }
}

function parse(text: string): v.InferOutput<typeof sportRequestSchema> | undefined {
  try {
    const given: unknown = JSON.parse(text)
    const parsed = v.safeParse(sportRequestSchema, isStorable(given) ? given : undefined)
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}
