/**
 * A proxy between browser and edge that injects network faults which browser interception cannot: reset connections, truncated bodies,
 * missing responses. It can also serve its own pages and builds.
 */
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { type FaultKind, SLOW_FILE_MS } from '@lantern/contract/faults'
import { EDGE_ORIGIN } from '../site/origins.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'

export type OwnFile = {
  readonly type: string
  readonly content: string
  readonly cache?: string
  readonly headers?: Readonly<Record<string, string>>
}
export type FaultProxy = {
  readonly origin: string
  /** Requested paths in order. */
  readonly asked: readonly string[]
  /** Number of requests hit by the fault. */
  met(): number
  /** Removes the fault. */
  heal(): void
  /** Names of the files hit by the fault. */
  hitFiles(): string[]
  /** Answers hanging requests correctly; resolves when the bytes are sent. @returns their number */
  releaseHanging(): Promise<number>
  close(): Promise<void>
}
export type ProxyOptions = {
  fault?: { kind: FaultKind; hits(path: string): boolean; times: number }
  /** Replacements for files of the edge. */
  file?(path: string): OwnFile | undefined
  page?(html: string): string
}

export async function faultProxy({ fault, file, page }: ProxyOptions): Promise<FaultProxy> {
  const asked: string[] = []
  const hanging: (() => Promise<void>)[] = []
  const hit: string[] = []
  let isHealed = false
  const server = createServer((incoming, outgoing) => {
    const path = new URL(incoming.url ?? '/', 'http://proxy').pathname
    asked.push(path)
    const isHit = !isHealed && fault?.hits(path) === true && hit.length < fault.times
    if (isHit) hit.push(path)
    void answer(incoming, path).then((good) => {
      if (!isHit || !fault) return send(outgoing, good)
      if (fault.kind === 'hang') hanging.push(() => sendWhole(outgoing, good))
      else spoil(outgoing, good, fault.kind)
    })
  })
  const sockets = passSockets(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  async function answer(incoming: IncomingMessage, path: string): Promise<Answer> {
    const own = file?.(path)
    if (own) {
      const headers = { 'content-type': own.type, 'cache-control': own.cache ?? IMMUTABLE, ...own.headers }
      return { status: 200, headers, body: Buffer.from(own.content) }
    }
    const good = await fromEdge(incoming)
    const isPage = String(good.headers['content-type']).startsWith('text/html')
    return isPage && page ? { ...good, body: Buffer.from(page(good.body.toString('utf8'))) } : good
  }

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    met: () => hit.length,
    hitFiles: () => [...new Set(hit.map((path) => path.slice(path.lastIndexOf('/') + 1)))],
    heal() {
      isHealed = true
    },
    async releaseHanging() {
      const released = hanging.splice(0)
      await Promise.all(released.map((release) => release()))
      return released.length
    },
    close: () => {
      server.closeAllConnections()
      // The server waits for upgraded connections too, and does not know them.
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }

function fromEdge(incoming: IncomingMessage): Promise<Answer> {
  return new Promise((resolve) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    const asking = request(EDGE_ORIGIN + incoming.url, { method: incoming.method, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const { 'transfer-encoding': _chunked, ...rest } = answer.headers
        resolve({ status: answer.statusCode ?? 502, headers: rest, body: Buffer.concat(parts) })
      })
    })
    asking.on('error', () => resolve({ status: 502, headers: {}, body: Buffer.alloc(0) }))
    incoming.pipe(asking)
  })
}

function send(outgoing: ServerResponse, { status, headers, body }: Answer): void {
  if (outgoing.destroyed) return
  outgoing.writeHead(status, { ...headers, ...(status === 304 ? {} : { 'content-length': body.length }) })
  outgoing.end(body)
}

function sendWhole(outgoing: ServerResponse, good: Answer): Promise<void> {
  return new Promise((resolve) => {
    // The browser may have disconnected.
    if (outgoing.destroyed) return resolve()
    outgoing.once('close', resolve)
    outgoing.once('finish', resolve)
    send(outgoing, good)
  })
}

/** A corrupted response keeps the original headers, so a cache may store it for a year. */
function spoil(outgoing: ServerResponse, good: Answer, kind: Exclude<FaultKind, 'hang'>): void {
  if (kind === 'reset') outgoing.socket?.resetAndDestroy()
  else if (kind === 'slow') setTimeout(() => send(outgoing, good), SLOW_FILE_MS)
  else if (kind === 'truncated') cutOff(outgoing, good)
  else send(outgoing, BAD[kind](good))
}

const BAD: Readonly<Record<'404' | '500' | 'html' | 'flipped', (good: Answer) => Answer>> = {
  404: () => ({ status: 404, headers: { 'content-type': 'text/plain' }, body: Buffer.from('no such file') }),
  500: () => ({ status: 500, headers: { 'content-type': 'text/plain' }, body: Buffer.from('broken') }),
  html: (good) => ({
    ...good,
    headers: { ...good.headers, 'content-type': 'text/html' },
    body: Buffer.from('<!doctype html><title>Sign in to the Wi-Fi</title>'),
  }),
  flipped: (good) => ({ ...good, body: flipped(good.body) }),
}

function cutOff(outgoing: ServerResponse, good: Answer): void {
  outgoing.writeHead(good.status, { ...good.headers, 'content-length': good.body.length })
  outgoing.write(good.body.subarray(0, good.body.length / 2), () => outgoing.socket?.destroy())
}

/** Changes one letter inside quotes, so that scripts stay executable and documents parseable. */
function flipped(body: Buffer): Buffer {
  const copy = Buffer.from(body)
  const middle = Math.floor(copy.length / 2)
  const at = middle + (/"[a-z]{4,}/i.exec(copy.toString('latin1', middle))?.index ?? 0) + 2
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at)
  return copy
}

/** Forwards WebSockets unchanged. @returns their open connections */
function passSockets(server: Server): ReadonlySet<Duplex> {
  const open = new Set<Duplex>()
  server.on('upgrade', (incoming, socket, head) => {
    const { hostname, port } = new URL(EDGE_ORIGIN)
    const upstream = connect(Number(port), hostname, () => {
      const lines = incoming.rawHeaders.flatMap((value, index, all) =>
        index % 2 ? [] : [`${value}: ${all[index + 1]}`],
      )
      upstream.write([`GET ${incoming.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
      upstream.write(head)
      upstream.pipe(socket).pipe(upstream)
    })
    for (const end of [upstream, socket]) {
      open.add(end)
      end.on('error', () => [upstream, socket].map((one) => one.destroy()))
      end.on('close', () => open.delete(end))
    }
  })
  return open
}
