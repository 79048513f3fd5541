import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { createFetcher, type Reach } from './fetcher.ts'

const MB = 1024 * 1024
const FILES: Readonly<Record<string, { encoding: string; body: Buffer }>> = {
  '/bomb.gz': { encoding: 'gzip', body: gzipSync(Buffer.alloc(17 * MB)) },
  '/bomb.br': { encoding: 'br', body: brotliCompressSync(Buffer.alloc(17 * MB)) },
  '/sound': { encoding: 'gzip', body: gzipSync(Buffer.alloc(MB)) },
  '/other': { encoding: 'gzip', body: gzipSync(Buffer.alloc(10)) },
}
let server: Server
let origin = ''
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const file = FILES[url.split('?')[0] ?? '']
    response.writeHead(200, file && { 'content-encoding': file.encoding })
    response.end(file?.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const reach = (bounds: Partial<Reach>): Reach => ({
  check: () => undefined,
  lookup: () => undefined,
  signal: new AbortController().signal,
  most: 100,
  mostBytes: 100 * MB,
  ...bounds,
})

describe('what the doctor fetches', () => {
  it.each(['/bomb.gz', '/bomb.br'])('[OPS-DOC-5] ends at 16 MB when %s is unpacked', async (path) => {
    const answer = await createFetcher().get(origin + path)
    expect(answer).toMatchObject({ status: 0, fault: 'it is larger than 16 MB' })
  })

  it('[OPS-DOC-5] is limited in total size and number of addresses', async () => {
    const few = createFetcher(reach({ mostBytes: MB }))
    expect(await few.get(`${origin}/sound`)).toMatchObject({ status: 200, fault: '' })
    expect(await few.get(`${origin}/other`)).toMatchObject({ status: 0, fault: 'there are too many bytes' })
    const eight = createFetcher(reach({ most: 8 }))
    const paths = Array.from({ length: 10 }, (_, index) => `${origin}/other?${index}`)
    const faults = (await Promise.all(paths.map((path) => eight.get(path)))).map(({ fault }) => fault)
    expect(faults.filter((fault) => fault === '')).toHaveLength(8)
    expect(new Set(faults)).toEqual(new Set(['', 'there are too many addresses']))
  })
})
