/** An edge of the corpus: hands out published files with the headers of ours, and lets a test spoil what leaves. */
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { EdgeAnswer } from './corpus-build.ts'

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

export type CorpusEdge = {
  readonly origin: string
  spoil: ((file: string, answer: EdgeAnswer, remote: string) => unknown) | undefined
  close(): Promise<void>
}

/** @param source the data folder of ops, or what brings a file by its path below `/r/` */
export async function startCorpusEdge(
  source: string | ((path: string) => Promise<Buffer | null>),
): Promise<CorpusEdge> {
  const bring =
    typeof source === 'string' ? (path: string) => readFile(join(source, 'artifacts', path)).catch(() => null) : source
  const server: Server = createServer(async (request, response) => {
    request.on('error', () => undefined)
    response.on('error', () => undefined)
    const [, , name = '', version = '', ...path] = (request.url ?? '').split('?', 1).join().split('/')
    const file = path.join('/')
    const body = await bring(`${name}/${version}/${file}`)
    const answer: EdgeAnswer = {
      status: body === null ? 404 : 200,
      headers: {
        'content-type': TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'access-control-allow-origin': '*',
      },
      body: body ?? Buffer.of(),
    }
    edge.spoil?.(file, answer, name)
    response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const edge: CorpusEdge = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spoil: undefined,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return edge
}
