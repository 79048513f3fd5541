/**
 * A server of the S3 REST API in memory, on a free port of loopback: it puts, copies, gets, deletes and lists objects of one bucket, and answers with
 * the codes of S3. Servers from npm were not used: they accept unsigned requests and compare no body with its signed hash (docs/decisions/0121).
 * Written from the API reference of Amazon S3; further calls are further branches of `answer`.
 */
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type S3Keys, signatureFault } from './s3-signature.fixture.ts'

/** What a server does instead of its work. `cut`: sends or takes half of the body and ends the connection. `short`: stores half of the body and accepts it. */
export type S3Fault = 'drop' | 'cut' | 'short' | { readonly status: number; readonly code: string }
type Stored = { readonly content: Buffer; readonly type: string; readonly cache: string; readonly at: Date }
export type S3Call = { readonly method: string; readonly key: string; readonly text: string }

export type S3Server = {
  readonly origin: string
  readonly objects: Map<string, Stored>
  readonly calls: S3Call[]
  /** Asked before each call is carried out. */
  fault: ((call: S3Call) => S3Fault | undefined) | undefined
  /** Time of the next writes. */
  now: () => Date
  close(): Promise<void>
}
export type S3ServerOptions = S3Keys & { readonly bucket: string }

/** Entries of a page of a list; S3 has 1,000. */
const PAGE = 5

export async function startS3Server({ bucket, ...keys }: S3ServerOptions): Promise<S3Server> {
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const s3: S3Server = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects: new Map(),
    calls: [],
    fault: undefined,
    now: () => new Date(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request
    const url = new URL(request.url ?? '', s3.origin)
    const [asked, ...path] = url.pathname.slice(1).split('/').map(decodeURIComponent)
    const key = path.join('/')
    const call = { method, key, text: `${method} ${request.url} ${JSON.stringify(headers)}` }
    s3.calls.push(call)
    const fault = s3.fault?.(call)
    if (fault === 'drop') return void request.destroy()
    if (fault === 'cut' && method === 'PUT') return void request.once('data', () => request.destroy())
    // Ends with an error when fewer bytes come than announced.
    const body = await buffer(request)
    const refuse = (status: number, code: string) =>
      send(response, status, `<Error><Code>${code}</Code><Message>told by the test</Message></Error>`)

    const wrong = signatureFault(request, keys)
    if (wrong !== undefined) return refuse(403, wrong)
    if (createHash('sha256').update(body).digest('hex') !== headers['x-amz-content-sha256'])
      return refuse(400, 'XAmzContentSHA256Mismatch')
    if (typeof fault === 'object') return refuse(fault.status, fault.code)
    if (asked !== bucket) return refuse(404, 'NoSuchBucket')
    if (method === 'GET' && key === '') return send(response, 200, listed(url.searchParams))
    const source = headers['x-amz-copy-source']
    if (method === 'PUT' && typeof source === 'string') {
      const copied = s3.objects.get(decodeURIComponent(source).slice(bucket.length + 1))
      if (copied === undefined) return refuse(404, 'NoSuchKey')
      s3.objects.set(key, { ...copied, at: s3.now() })
      return send(response, 200, `<CopyObjectResult><ETag>"0"</ETag></CopyObjectResult>`)
    }
    if (method === 'PUT') {
      const content = fault === 'short' ? body.subarray(0, body.length / 2) : body
      const { 'content-type': type = '', 'cache-control': cache = '' } = headers
      s3.objects.set(key, { content, type, cache, at: s3.now() })
      return void response.writeHead(200, { etag: '"0"' }).end()
    }
    if (method === 'DELETE') {
      s3.objects.delete(key)
      return void response.writeHead(204).end()
    }
    const found = s3.objects.get(key)
    if (found === undefined) return refuse(404, 'NoSuchKey')
    response.writeHead(200, { 'content-length': found.content.length, 'content-type': found.type })
    if (fault === 'cut')
      return void response.write(found.content.subarray(0, found.content.length / 2), () => response.destroy())
    response.end(found.content)
  }

  /** ListObjectsV2. */
  function listed(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? ''
    const delimiter = query.get('delimiter') ?? ''
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString('utf8')
    const entries = new Map<string, Stored | undefined>()
    for (const key of [...s3.objects.keys()].filter((one) => one.startsWith(prefix)).sort()) {
      const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length)
      if (end === -1) entries.set(key, s3.objects.get(key))
      else entries.set(key.slice(0, end + 1), undefined)
    }
    const left = [...entries].filter(([name]) => name > after)
    const page = left.slice(0, PAGE)
    const next = left.length > PAGE ? Buffer.from(page.at(-1)?.[0] ?? '').toString('base64') : undefined
    const rows = page.map(([name, stored]) =>
      stored === undefined
        ? `<CommonPrefixes><Prefix>${escaped(name)}</Prefix></CommonPrefixes>`
        : `<Contents><Key>${escaped(name)}</Key><LastModified>${stored.at.toISOString()}</LastModified><Size>${stored.content.length}</Size></Contents>`,
    )
    return `<ListBucketResult><Name>${bucket}</Name><Prefix>${escaped(prefix)}</Prefix><KeyCount>${page.length}</KeyCount><MaxKeys>${PAGE}</MaxKeys><IsTruncated>${next !== undefined}</IsTruncated>${rows.join('')}${next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`}</ListBucketResult>`
  }
  return s3
}

function send(response: ServerResponse, status: number, xml: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
