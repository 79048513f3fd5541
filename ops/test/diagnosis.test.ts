/** From the report of a page to the line of source that threw: maps of builds, cases from edges, and what strangers may put into both. */
import { gzipSync } from 'node:zlib'
import { openBrowser } from './browser.fixture.ts'
import { FIRST_TOKEN, HOST, openReleaseService, type TestReleaseService } from './release-service.fixture.ts'

const EDGE = 'a-token-for-edges-only'
let service: TestReleaseService
beforeAll(async () => {
  service = await openReleaseService({ edgeToken: EDGE, edgePort: 1 })
}, 60_000)
afterAll(() => service.close())

const SCRIPT = 'routes.0123abcd.js'
/** Column 7 of the script is line 2, column 3 of the source. */
const MAP = {
  version: 3,
  sources: ['remote-mine/src/hub.tsx'],
  sourcesContent: ['export function Hub() {\n  throw new Error("boom")\n}\n'],
  names: [],
  mappings: 'MACE',
}
const send = (map: unknown, { name = 'mine', script = SCRIPT, token = FIRST_TOKEN, packed = true } = {}) => {
  const text = Buffer.from(typeof map === 'string' ? map : JSON.stringify(map))
  return service.app.inject({
    method: 'PUT',
    url: `/api/source-maps/${name}/${script}`,
    headers: { host: HOST, authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    payload: packed ? gzipSync(text) : text,
  })
}
const tell = (report: object, token = EDGE) =>
  service.call('POST', '/api/support', { cases: [{ atMs: Date.now(), report: { kind: 'error', ...report } }] }, token)
const found = async (code: string) => (await service.call('GET', `/api/support/${code}`)).json()
const THROWN = {
  supportCode: 'ABCDEFG',
  remote: 'mine',
  cause: 'Error: boom',
  stack: [`/r/mine/files/${SCRIPT}:1:7`, '/assets/main.89abcdef.js:1:9'],
}

describe('source maps', () => {
  it('[OPS-MAP-1] lead from a reported place to the line of the source', async () => {
    const missing = () => service.call('POST', '/api/source-maps/mine/missing', { scripts: [SCRIPT] })
    expect((await missing()).json().data.missing).toEqual([SCRIPT])
    expect((await send(MAP)).statusCode).toBe(200)
    expect((await missing()).json().data.missing).toEqual([])
    await tell(THROWN)
    expect((await found('abcdefg')).data.frames).toEqual([
      { at: THROWN.stack[0], source: 'remote-mine/src/hub.tsx:2:3', code: 'throw new Error("boom")' },
      { at: THROWN.stack[1], source: null, code: null },
    ])
    const page = await (await openBrowser(service)).get('/support?code=ABCDEFG')
    expect(page.body).toContain('remote-mine/src/hub.tsx:2:3')
  })

  it('[OPS-MAP-2] of a script stay as they were first sent, and only a publisher of the remote may send them', async () => {
    expect((await send({ ...MAP, sources: ['other.ts'] })).statusCode).toBe(200)
    expect((await found('ABCDEFG')).data.frames[0].source).toBe('remote-mine/src/hub.tsx:2:3')
    const made = await service.call('POST', '/api/tokens', { name: 'chat-ci', role: 'deployer', remote: 'chat' })
    const token = made.json().data.token as string
    expect((await send(MAP, { token })).statusCode).toBe(403)
    expect((await send(MAP, { token: EDGE })).statusCode).toBe(403)
    expect((await send(MAP, { token, name: 'chat' })).statusCode).toBe(200)
  })

  it.each([
    ['unpacked', JSON.stringify(MAP), { packed: false }],
    ['of another kind', '<html>', {}],
    ['with sections', { version: 3, sections: [] }, {}],
    ['with names that are none', { ...MAP, names: { __proto__: null, constructor: 1 } }, {}],
    ['with numbers for sources', { ...MAP, sources: [7] }, {}],
    ['that unpacks to more than 32 MB', ' '.repeat(33 * 1024 * 1024), {}],
    ['of a script without a hash', MAP, { script: 'routes.js' }],
    ['outside its folder', MAP, { script: '..%2f..%2fops-token.0123abcd.js' }],
  ])('[OPS-MAP-2] are refused %s', async (_name, map, options) => {
    expect((await send(map, { script: 'slots.0123abcd.js', ...options })).statusCode).toBe(400)
  })
})

describe('support cases', () => {
  it('[OPS-5] come from any edge; the first report of a code stays', async () => {
    await tell({ supportCode: 'FIRSTXX', cause: 'one' })
    await tell({ supportCode: 'firstxx', cause: 'two' })
    expect((await found('FIRSTXX')).data.report.cause).toBe('one')
    expect((await tell({ supportCode: 'FOREIGN' }, FIRST_TOKEN)).statusCode).toBe(200)
    expect((await service.call('GET', '/api/support/FIRSTXX', undefined, EDGE)).statusCode).toBe(403)
    expect(await found('NOBODYX')).toMatchObject({ message: expect.stringContaining('No edge has reported') })
  })

  it('[OPS-5] show in the console the trial builds of the device, loaded or not, and the trace of the failed request', async () => {
    await tell({
      supportCode: 'TRYMEXX',
      remotes: { mine: '1.0.0-m' },
      overrides: ['mine', 'chat'],
      trail: [{ ms: 1_200, kind: 'code', what: '711001 /x', trace: 'a1b2c3d4' }],
    })
    const { body } = await (await openBrowser(service)).get('/support?code=TRYMEXX')
    const text = body.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
    expect(text).toContain('mine 1.0.0-m override on this device')
    expect(text).toContain('chat not loaded override on this device')
    expect(text).toContain('Trace id a1b2c3d4')
  })

  it.each([
    ['without a code', { supportCode: undefined }],
    ['with a code that moves the cursor', { supportCode: '\u001b[2J' }],
    ['with a stack of addresses', { stack: ['https://shop.example/r/mine/files/a.js?token=1:1:1'] }],
    ['with a stack of text', { stack: 'Error: boom' }],
    ['with control characters in a stack', { stack: ['/assets/a\u001b.js:1:1'] }],
    ['with too many frames', { stack: Array(13).fill('/assets/a.js:1:1') }],
    ['with an endless line number', { stack: ['/assets/a.js:123456789:1'] }],
    ['with a trace of text', { trail: [{ ms: 1, kind: 'code', what: 'x', trace: 'a b' }] }],
    ['with prototype keys for overrides', { overrides: { __proto__: [] } }],
  ])('[OPS-MAP-3] are refused %s', async (_name, report) => {
    expect((await tell({ ...THROWN, supportCode: 'HOSTILE', ...report })).statusCode).toBe(400)
    expect((await service.call('GET', '/api/support/HOSTILE')).statusCode).toBe(404)
  })
})
