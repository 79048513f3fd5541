/** Floods of sign-in calls, public writes (decision 0039) and reports. */
import { anEdge, type Edge } from './edge.fixture.ts'

const LOGIN = '/site/api/v1/user/login'
let edge: Edge
afterEach(() => edge.close())

async function floods(
  times: number,
  url: string,
  headersOf: (time: number) => Record<string, string>,
  remote?: string,
) {
  const answers: Awaited<ReturnType<typeof edge.app.inject>>[] = []
  // Sequential: concurrent calls of one address have a limit of their own.
  for (let time = 0; time < times; time += 1)
    answers.push(
      await edge.app.inject({
        method: 'POST',
        url,
        headers: headersOf(time),
        payload: {},
        ...(remote === undefined ? {} : { remoteAddress: remote }),
      }),
    )
  return { passed: answers.filter(({ statusCode }) => statusCode === 200).length, last: answers.at(-1)! }
}

describe('limits of public calls', () => {
  it('[EDGE-40] allow a network 300 sign-in calls in five minutes, whatever device and address it claims', async () => {
    edge = await anEdge()
    const { passed, last } = await floods(
      320,
      LOGIN,
      (time) => ({ 'x-device-uuid': `device-${time}`, 'x-forwarded-for': `192.0.2.${time % 250}` }),
      '198.51.100.9',
    )
    expect(passed).toBe(300)
    expect(edge.seen.filter(({ url }) => url === LOGIN)).toHaveLength(300)
    expect(last.headers).toMatchObject({ 'retry-after': '300', 'cache-control': 'no-store' })
    expect(last.json()).toMatchObject({ status_code: 6501, message: expect.stringContaining('换一个网络') })
    // The same path in another spelling, another path of the group, another language.
    const spelled = await floods(1, '/site/api/v1/user/lo%67in', () => ({ 'accept-language': 'en' }), '198.51.100.9')
    expect(spelled.last.json()).toMatchObject({ message: expect.stringContaining('from another network') })
    expect((await floods(1, '/site/api/v1/user/sms/send', () => ({}), '198.51.100.9')).passed).toBe(0)
    expect((await floods(1, '/site/api/v1/user/member/info', () => ({}), '198.51.100.9')).passed).toBe(1)
    expect((await floods(1, LOGIN, () => ({}), '198.51.100.10')).passed).toBe(1)
  })

  it('[EDGE-40] count by the address that the trusted proxy wrote, and IPv6 by /64', async () => {
    edge = await anEdge({ TRUST_PROXY: '127.0.0.1', LIMIT_SCALE: '0.1' })
    const by = (address: (time: number) => string) =>
      floods(40, LOGIN, (time) => ({ 'x-forwarded-for': address(time) })).then(({ passed }) => passed)
    expect(await by((time) => `192.0.2.${time}, 198.51.100.9`)).toBe(30)
    expect(await by((time) => `2001:db8:0:1::${time}`)).toBe(30)
    expect(await by((time) => `203.0.113.${time}`)).toBe(40)
  })
})

describe('reports with a support code', () => {
  it('[EDGE-15] keeps 120 reports an hour of one network: those of others stay', async () => {
    edge = await anEdge()
    const codes = Array.from({ length: 150 }, (_, index) => `FLOOD${index}`)
    for (let first = 0; first < codes.length; first += 50)
      await edge.app.inject({
        method: 'POST',
        url: '/collect',
        headers: { 'content-type': 'text/plain' },
        payload: JSON.stringify({
          reports: codes.slice(first, first + 50).map((supportCode) => ({ kind: 'error', supportCode })),
        }),
        remoteAddress: '198.51.100.7',
      })
    const isKept = async (code = '') => (await edge.app.inject({ url: `/collect/support/${code}` })).statusCode === 200
    expect([await isKept(codes[119]), await isKept(codes[120])]).toEqual([true, false])
  })
})
