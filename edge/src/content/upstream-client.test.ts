import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createUpstreamClient } from './upstream-client.ts'

const AD = { id: 'a1', slot: 'home_hero', image: '', alt: '', jump: '', sort: 1, start: 0, end: 1 }

let upstream: Server
let answer: unknown

beforeAll(async () => {
  upstream = createServer((_request, response) => {
    response.end(JSON.stringify({ status_code: 6000, message: '', data: answer }))
  })
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await new Promise((resolve) => upstream.close(resolve))
})

function fetchAds(): Promise<unknown> {
  const { port } = upstream.address() as AddressInfo
  const sign = async () => 'signed'
  return createUpstreamClient({ upstream: `http://127.0.0.1:${port}`, countsPath: '', sign }).fetch('ads', 'en')
}

describe('createUpstreamClient', () => {
  it('[EDGE-90] passes values on that only a newer page knows', async () => {
    answer = { list: [AD, { ...AD, id: 'a2', slot: 'home_window' }] }
    expect(await fetchAds()).toEqual(answer)
  })

  it('[EDGE-90] refuses an answer outside the contract and names the field', async () => {
    answer = { list: [{ ...AD, sort: 'first' }] }
    await expect(fetchAds()).rejects.toThrow(/list\[\]\.sort: number/)
  })
})
