import { defineEndpoint } from '@lantern/contract'
import { suspensionIcon } from '@lantern/contract/activity'
import { emptySchema } from '@lantern/contract/fields'
import { venueLaunch } from '@lantern/contract/games'
import { noticeList, preInfo, webTerminal } from '@lantern/contract/site'
import { memberInfo } from '@lantern/contract/user'
import { aMember, aPreInfo } from '@lantern/testing'
import { looseObject, object, string } from 'valibot'
import { type CallOptions, call } from '../../../src/http/call.ts'
import { setClientType } from '../../../src/http/client-type.ts'
import { replaceHttpAdapter } from '../../../src/http/http-adapter.ts'
import { replaceSigningModule } from '../../../src/http/signature.ts'
import { writeToken } from '../../../src/storage/token.ts'

/** The part of a request that these rules concern. */
type Sent = {
  url?: string
  method?: string
  timeout?: number
  params?: unknown
  data?: unknown
  headers: Record<string, unknown>
}

const OPEN = { kind: 'read', access: 'public' } as const
const ads = defineEndpoint({
  ...OPEN,
  method: 'GET',
  path: '/api/json-cache/ads',
  request: emptySchema,
  response: emptySchema,
})
const counts = defineEndpoint({
  ...OPEN,
  method: 'GET',
  path: '/v1/counts',
  request: object({ merchantCode: string() }),
  response: emptySchema,
})
const obUser = defineEndpoint({
  ...OPEN,
  method: 'GET',
  path: '/yewu12/api/user/getUserInfo',
  request: object({ token: string() }),
  response: looseObject({ userId: string() }),
})
const notices = defineEndpoint({
  ...OPEN,
  method: 'POST',
  path: '/site/api/v1/x',
  request: emptySchema,
  response: emptySchema,
})

let sent: Sent[] = []
function answer(body: unknown): void {
  replaceHttpAdapter(async (config) => {
    const { url, method, timeout, params, data } = config
    sent.push({ url, method, timeout, params, data, headers: { ...config.headers } })
    return { data: JSON.stringify(body), status: 200, statusText: 'OK', headers: {}, config }
  })
}

beforeEach(() => {
  sent = []
  replaceSigningModule(async (text) => `signed:${text.split('|')[0]}`)
  answer({ status_code: 6000, message: '', data: {} })
})
afterEach(() => {
  replaceHttpAdapter(undefined)
  setClientType('web')
})

const last = async (endpoint: Parameters<typeof call>[0], input: object = {}, options?: CallOptions): Promise<Sent> => {
  await call(endpoint, input, options)
  return sent.at(-1) as Sent
}

const LAUNCHED = { url: '', h5Url: '', activityUrl: '', resource: '', token: '', apiUrl: '', moved: '' }

/** The request sent to an endpoint that gives this answer. */
async function lastOf<E extends Parameters<typeof call>[0]>(endpoint: E, input: object, data: unknown): Promise<Sent> {
  answer({ status_code: 6000, message: '', data })
  return last(endpoint, input)
}

describe('every call', () => {
  it('[PLAT-HTTP-13] requests the language of the page', async () => {
    document.documentElement.lang = 'en'
    await call(notices, {})
    document.documentElement.lang = 'zh-CN'
    await call(notices, {})
    document.documentElement.lang = 'ja'
    await call(notices, {})
    document.documentElement.lang = 'zh-CN'
    expect(sent.map(({ headers }) => headers['accept-language'])).toEqual(['en', 'zh-CN', 'ja, en;q=0.5'])
  })

  it('[PLAT-HTTP-18] carries W3C trace context: one trace for the page, a span for each call', async () => {
    await call(notices, {})
    await call(notices, {})
    const [one, other] = sent.map(({ headers }) =>
      /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/.exec(String(headers.traceparent)),
    )
    expect(one?.[1]).toBe(other?.[1])
    expect(one?.[2]).not.toBe(other?.[2])
  })

  it('[PLAT-HTTP-1] carries client type, site id, version, signature and device, and goes to its own host', async () => {
    const { url, headers } = await last(notices)
    expect(url).toBe('/site/api/v1/x')
    expect(headers).toMatchObject({
      'client-type': 'web',
      'site-id': '1001',
      version: '2.0.0',
      'x-signature': 'signed:/site/api',
      'x-device-uuid': expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4/),
    })
    expect(headers).not.toHaveProperty('x-token')
  })

  it('[PLAT-HTTP-14, WIRE-20] sends all eleven fields of a launch, unset ones with the contract’s default', async () => {
    const { data } = await lastOf(venueLaunch, { enName: 'OBTY', isPreload: 1 }, LAUNCHED)
    expect(JSON.parse(String(data))).toEqual({
      enName: 'OBTY',
      appSendMoney: 0,
      activity: '',
      gameCode: '',
      https: 1,
      isApp: 0,
      isSure: 0,
      isPreload: 1,
      isManualLaunch: 1,
      siteId: 1001,
      temporaryParam: {},
    })
  })

  it('[PLAT-HTTP-14, WIRE-18, WIRE-19, WIRE-45] sends the defaults of platformType, displayEquipment, withLockMoney and category', async () => {
    const bodies: unknown[] = []
    for (const [endpoint, given] of [
      [preInfo, aPreInfo()],
      [suspensionIcon, { list: [] }],
      [memberInfo, aMember()],
      [noticeList, { list: [] }],
    ] as const)
      bodies.push(JSON.parse(String((await lastOf(endpoint, {}, given)).data)))
    expect(bodies).toEqual([{ platformType: 6 }, { displayEquipment: '1' }, { withLockMoney: 1 }, { category: 0 }])
  })

  it('[PLAT-HTTP-14] sends input that violates the contract unchanged: the server reports the error', async () => {
    const { data } = await lastOf(venueLaunch, { enName: 7 } as never, LAUNCHED)
    expect(JSON.parse(String(data))).toEqual({ enName: 7 })
  })

  it('[PLAT-HTTP-1] carries the token of a session and the type of the download client', async () => {
    writeToken('t1', false)
    setClientType('download')
    expect((await last(notices)).headers).toMatchObject({ 'x-token': 't1', 'client-type': 'download' })
  })

  it('[WIRE-48] sends the platform header to webTerminal only', async () => {
    answer({ status_code: 6000, message: '', data: { splash: null, minVersion: '2.0.0' } })
    expect((await last(webTerminal)).headers).toMatchObject({ platform: '6', 'client-type': 'web' })
    answer({ status_code: 6000, message: '', data: {} })
    expect((await last(notices)).headers).not.toHaveProperty('platform')
  })

  it('[PLAT-HTTP-4] waits 100 s, for the json-cache 20 s, or the given time', async () => {
    expect((await last(notices)).timeout).toBe(100_000)
    expect((await last(ads)).timeout).toBe(20_000)
    expect((await last(notices, {}, { timeoutMs: 3_000 })).timeout).toBe(3_000)
  })

  it('[PLAT-HTTP-12] fetches counts from the path of the launch, with its request id', async () => {
    answer({ code: 100, data: {} })
    const { url, params, headers } = await last(
      counts,
      { merchantCode: 'Y' },
      { path: '/v1/base/tok', venueRequestId: 'tok' },
    )
    expect([url, params]).toEqual(['/v1/base/tok', { merchantCode: 'Y' }])
    expect(headers).toMatchObject({ requestId: 'tok', 'client-type': 'web' })
  })
})

describe('an answer of a venue', () => {
  it.each([
    [{ code: 100, msg: 'ok', data: { userId: 'u1' } }],
    [{ code: '0000000', message: 'ok', data: { userId: 'u1' } }],
    [{ code: 350, data: { userId: 'u1' } }],
  ])('[PLAT-HTTP-3] is a success like any other: %j', async (body) => {
    answer(body)
    await expect(call(obUser, { token: 't' })).resolves.toEqual({ userId: 'u1' })
  })

  it.each([
    [{ code: '0400401', msg: 'expired' }, 400401],
    [{ code: 0, message: 'zero' }, 0],
  ])('[PLAT-HTTP-3] is refused with its own code and words: %j', async (body, code) => {
    answer(body)
    const message = 'msg' in body ? body.msg : body.message
    await expect(call(obUser, { token: 't' })).rejects.toMatchObject({ code, message })
  })

  it('[PLAT-HTTP-3] with the success code of the main API is not a venue success', async () => {
    answer({ code: 6000, data: { userId: 'u1' } })
    await expect(call(obUser, { token: 't' })).rejects.toMatchObject({ kind: 'connection', reason: 'abnormal' })
  })

  it('[PLAT-HTTP-3] with a venue success code is not a success of the main API', async () => {
    answer({ status_code: 350, message: 'no', data: {} })
    await expect(call(memberInfo, {})).rejects.toMatchObject({ code: 350 })
  })
})
