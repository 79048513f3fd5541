import { createDecipheriv } from 'node:crypto'
import { rightOf } from '../src/shared-state/json-cache.ts'
import { ownState } from '../src/shared-state/shared-state.ts'
import { anEdge, type Edge } from './edge.fixture.ts'

const SECRET = 'cache-secret'
let edge: Edge
beforeAll(async () => {
  edge = await anEdge({ CACHE_SECRET: SECRET })
})
afterAll(() => edge.close())

describe('/api/json-cache/{key}', () => {
  const write = (key: string, payload: object, right?: string) =>
    edge.app.inject({
      method: 'POST',
      url: `/api/json-cache/${key}`,
      headers: right === undefined ? {} : { 'x-cache-right': right },
      payload,
    })
  const read = async (key: string, from = edge) => from.app.inject({ url: `/api/json-cache/${key}` })
  /** As a page does it: with the upstream's keys. */
  const opened = (answer: { headers: object; json(): { data: string } }, from = edge): unknown => {
    expect(answer.headers).toMatchObject({ 'x-encrypted': '1', 'cache-control': 'no-store' })
    const [key, vector] = [from.site.keys?.k ?? '', from.site.keys?.v ?? ''].map((text) => Buffer.from(text, 'base64'))
    const decipher = createDecipheriv('aes-128-cbc', key as Buffer, vector as Buffer)
    return JSON.parse(Buffer.concat([decipher.update(answer.json().data, 'base64'), decipher.final()]).toString())
  }

  it('[EDGE-4] reads and writes the closed list of keys only, from what was written or from the upstream', async () => {
    const counts = await read('counts')
    expect(counts.json()).toMatchObject({ status_code: 6000 })
    expect(opened(counts)).toMatchObject({ TY: { count: 12 } })
    // The write token is valid; only the list of keys refuses it.
    expect((await write('secrets', { data: 1 }, rightOf(SECRET, 'secrets' as never))).statusCode).toBe(404)
    expect((await read('secrets')).json().message).toBe('There is no such entry.')
    expect((await read('helpIndex')).json().message).toBe('The entry is empty.')
  })

  it('[EDGE-4] serves entries encrypted only', async () => {
    const right = rightOf(SECRET, 'helpIndex')
    await write('helpIndex', { data: { word: 'lantern words' } }, right)
    const answer = await read('helpIndex')
    expect(answer.body).not.toContain('lantern')
    expect(opened(answer)).toEqual({ word: 'lantern words' })
    await write('helpIndex', { data: null, ttl: 1_000 }, right)
  })

  it('[EDGE-4] serves no entry while the upstream gives no keys', async () => {
    const own = await anEdge()
    own.site.keys = null
    const answer = await read('counts', own)
    expect([answer.statusCode, answer.body.includes('"TY"')]).toEqual([503, false])
    own.site.keys = { k: Buffer.alloc(16, 3).toString('base64'), v: Buffer.alloc(16, 4).toString('base64') }
    expect(opened(await read('counts', own), own)).toMatchObject({ TY: { count: 12 } })
    await own.close()
  })

  it('[EDGE-4] keeps what was written without ttl for 3600000 ms, with ttl for that long', async () => {
    const right = rightOf(SECRET, 'vipTable')
    const startMs = Date.now()
    const now = jest.spyOn(Date, 'now')
    for (const [body, livesMs] of [
      [{ data: { levels: [1] } }, 3_600_000],
      [{ data: { levels: [2] }, ttl: 90_000 }, 90_000],
    ] as const) {
      now.mockReturnValue(startMs)
      await write('vipTable', body, right)
      now.mockReturnValue(startMs + livesMs - 1)
      expect(opened(await read('vipTable'))).toEqual(body.data)
      now.mockReturnValue(startMs + livesMs)
      expect((await read('vipTable')).statusCode).toBe(404)
    }
    now.mockRestore()
  })

  it('[EDGE-34] answers of the upstream serve an edge that started while it was down', async () => {
    const state = ownState()
    const before = await anEdge({}, { state })
    expect(opened(await read('counts', before), before)).toMatchObject({ TY: { count: 12 } })
    const after = await anEdge({}, { state })
    after.site.counts = null
    expect(opened(await read('counts', after), after)).toMatchObject({ TY: { count: 12 } })
    await Promise.all([before.close(), after.close()])
  })

  it('[EDGE-5] is written with the token of its key only, within limits of size and time', async () => {
    const right = rightOf(SECRET, 'vipTable')
    expect((await write('vipTable', { data: { levels: [] } })).statusCode).toBe(403)
    expect((await write('counts', { data: {} }, right)).statusCode).toBe(403)
    expect((await write('vipTable', { data: 1, ttl: -5 }, right)).statusCode).toBe(400)
    expect((await write('vipTable', { data: 'x'.repeat(300 * 1024) }, right)).statusCode).toBe(413)
    expect((await write('vipTable', { data: { levels: [1] } }, right)).statusCode).toBe(200)
    expect(opened(await read('vipTable'))).toEqual({ levels: [1] })
  })
})
