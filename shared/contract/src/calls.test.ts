import { type GenericSchema, parse, safeParse } from 'valibot'
import * as user from './account/user.ts'
import * as games from './games/games.ts'
import * as activity from './site/activity.ts'
import * as site from './site/site.ts'
import * as chat from './talk/chat.ts'
import { ODDS_TYPE } from './wire/constants.ts'
import { signingGroupOf } from './wire/signing.ts'

type AnyEndpoint = { method: string; path: string; kind: string; request: GenericSchema }

// The package has no Node types, so that no product file can depend on Node.
const { readdirSync } = jest.requireActual<{
  readdirSync: (path: string, options: { recursive: true }) => string[]
}>('node:fs')
const here = (expect.getState().testPath ?? '').replace(/[^/\\]+$/, '')

/** Covers every file of the contract: one left out here would not be checked. */
const ENDPOINTS: AnyEndpoint[] = readdirSync(here, { recursive: true })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file): unknown[] => Object.values(jest.requireActual<object>(`./${file}`)))
  .filter(
    (item): item is AnyEndpoint => typeof item === 'object' && item !== null && 'path' in item && 'method' in item,
  )
  .filter((endpoint, at, all) => all.indexOf(endpoint) === at)

describe('calls of the specification', () => {
  it.each([
    ['GET', '/site/api/v1/user/member/jwt'],
    ['POST', '/stream/api/v1/history'],
    ['POST', '/site/api/v1/configuration/preInfo'],
    ['GET', '/site/api/v1/configuration/vvPretty'],
    ['GET', '/site/api/v1/sec/web-1001'],
    ['POST', '/site/api/v1/advertising/queryNoticeList'],
    ['GET', '/act/api/v1/advertising/queryStationAdList'],
    ['POST', '/act/api/v1/activityShow/suspensionIcon'],
    ['GET', '/act/api/v1/dividend/manual/lead'],
    ['POST', '/site/api/v1/launcher/webTerminal'],
    ['GET', '/site/api/v1/site/naming/list'],
    ['GET', '/act/api/v1/memberTopActivity/popInfo'],
    ['GET', '/act/api/v1/dividend/front/check'],
    ['POST', '/act/api/v1/dividend/front/receive'],
    ['POST', '/game/api/v1/venue/launch'],
    ['POST', '/site/api/v1/user/member/info'],
  ])('[WIRE-17] %s %s is an endpoint', (method, path) => {
    expect(ENDPOINTS.filter((endpoint) => endpoint.path === path).map((endpoint) => endpoint.method)).toEqual([method])
  })

  it('[WIRE-17] the socket and the user of OB have their paths', () => {
    expect(`${chat.CHAT_SOCKET_PATH}?clientType=${chat.CHAT_CLIENT_TYPE}`).toBe(
      '/stream/ws/v1/handshake?clientType=web',
    )
    expect(games.OB_USER_PATH).toBe('/yewu12/api/user/getUserInfo')
    expect(parse(games.obUserSchema, { userId: 'u1' })).toEqual({ userId: 'u1' })
    expect(safeParse(games.obUserSchema, {}).success).toBe(false)
  })

  it('[WIRE-44] those of the agent area are signed with its group', () => {
    const agents = ENDPOINTS.filter(({ path }) => path.startsWith('/agent/api'))
    expect(agents.map(({ path }) => path.split('/').at(-1)).sort()).toEqual([
      'apply',
      'commission',
      'overview',
      'status',
      'verify',
    ])
    for (const { path } of agents) expect(signingGroupOf(path)).toBe('/agent/api')
  })

  it('[WIRE-30] every call that names an amount of money carries a request number', () => {
    const naming = ENDPOINTS.filter(({ kind, request }) => kind === 'write' && fieldsOf(request).includes('amount'))
    const without = naming.filter(({ request }) => !fieldsOf(request).includes('requestNo'))
    // A limit is an amount, but moves no money.
    expect(without.map(({ path }) => path)).toEqual(['/site/api/v1/safer/limit/save'])
    expect(naming.length).toBeGreaterThan(4)
    const { temporaryParam } = games.venueLaunch.request.entries
    expect(fieldsOf(temporaryParam.wrapped)).toEqual(['amount', 'requestNo'])
  })

  it('[WIRE-30] a call that moves money without an amount names its order, part or dividend, or carries a request number', () => {
    const named = ['id', 'orderNo', 'partNo', 'requestNo']
    const moving = ENDPOINTS.filter(
      ({ kind, path }) =>
        kind === 'write' &&
        /\/finance\/(?!instead|wallet\/autoTransfer)|\/rebate\/|\/dividend\/|\/welfare\//.test(path),
    )
    expect(moving.length).toBeGreaterThan(8)
    for (const { path, request } of moving)
      expect([path, fieldsOf(request).some((field) => named.includes(field))]).toEqual([path, true])
  })
})

describe('pre-info', () => {
  const PRE_INFO = {
    SiteBaseConfigVo: { title: 'Lantern', webLogoTitleUrl: '/logo.svg' },
    address: '上海',
    disablePhones: ['170'],
    globePhoneNumber: [],
    ip: '203.0.113.9',
    maintainConfig: { status: 1 },
    siteFestivalSkin: null,
    siteVideoActiveUrl: '',
    siteVideoSkinOpen: 0,
    stopLogin: 0,
    stopRegister: false,
  }

  it('[WIRE-18] is requested with platformType 6', () => {
    expect(parse(site.preInfo.request, {})).toEqual({ platformType: 6 })
    expect(parse(site.preInfo.request, { platformType: 2 })).toEqual({ platformType: 2 })
  })

  it.each(Object.keys(PRE_INFO))('[WIRE-18] requires %s', (field) => {
    expect(safeParse(site.preInfo.response, PRE_INFO).success).toBe(true)
    expect(safeParse(site.preInfo.response, { ...PRE_INFO, [field]: undefined }).success).toBe(false)
  })
})

describe('payloads', () => {
  it('[WIRE-19] the dock is requested with displayEquipment 1, the member with the locked money', () => {
    expect(parse(activity.suspensionIcon.request, {})).toEqual({ displayEquipment: '1' })
    expect(parse(user.memberInfo.request, { withLockMoney: 0 })).toEqual({ withLockMoney: 0 })
    expect(parse(user.memberInfo.request, {})).toEqual({ withLockMoney: 1 })
  })

  it('[WIRE-45] notices are requested by category, all three by default', () => {
    expect(parse(site.noticeList.request, {})).toEqual({ category: 0 })
    expect([1, 2, 3].map((category) => parse(site.noticeList.request, { category }))).toEqual([
      { category: 1 },
      { category: 2 },
      { category: 3 },
    ])
    expect(safeParse(site.noticeList.request, { category: 4 }).success).toBe(false)
  })

  it('[WIRE-20] a launch has the fields of the specification in request and answer', () => {
    expect(Object.keys(games.venueLaunch.request.entries).sort()).toEqual([
      'activity',
      'appSendMoney',
      'enName',
      'gameCode',
      'https',
      'isApp',
      'isManualLaunch',
      'isPreload',
      'isSure',
      'siteId',
      'temporaryParam',
    ])
    const answer = { url: 'u', h5Url: 'h', activityUrl: 'a', resource: 'r', token: 't', apiUrl: 'p' }
    expect(parse(games.venueLaunch.response, answer)).toMatchObject(answer)
    for (const field of Object.keys(answer))
      expect(safeParse(games.venueLaunch.response, { ...answer, [field]: undefined }).success).toBe(false)
  })

  it('[WIRE-21] counts are keyed TY, DZ, DJ, ZR, CP and QP, fishing has no key', () => {
    expect(site.COUNT_KEYS).toEqual(['TY', 'DZ', 'DJ', 'ZR', 'CP', 'QP'])
    expect(games.COUNT_KEY_OF).toEqual({
      sport: 'TY',
      egame: 'DZ',
      gaming: 'DJ',
      realbet: 'ZR',
      lottery: 'CP',
      chess: 'QP',
    })
    expect(Object.keys(site.platformCountsSchema.entries).sort()).toEqual([...site.COUNT_KEYS].sort())
  })

  it('[WIRE-22] YBTY is OBTY; IMTY, OBTY and FBTY are themselves', () => {
    expect(['IMTY', 'OBTY', 'FBTY', 'YBTY'].map(games.canonicalVenue)).toEqual(['IMTY', 'OBTY', 'FBTY', 'OBTY'])
    expect(Object.keys(games.venueParamsSchema.entries)).toEqual(['IMTY', 'OBTY', 'FBTY'])
  })

  it('[WIRE-23] odds types are Malay 1, Hongkong 2, Europe 3, Indonesia 4', () => {
    expect(ODDS_TYPE).toEqual({ malay: 1, hongkong: 2, europe: 3, indonesia: 4 })
  })

  it('[WIRE-24] there are seven lobbies, one for each kind of game', () => {
    const lobbyOf = {
      chess: 'chess',
      'e-games': 'egame',
      gaming: 'gaming',
      lottery: 'lottery',
      'live-dealer (realbet)': 'realbet',
      sport: 'sport',
      fishing: 'fishing',
    }
    expect([...games.CATEGORIES].sort()).toEqual(Object.values(lobbyOf).sort())
  })
})

function fieldsOf(schema: GenericSchema): string[] {
  return 'entries' in schema ? Object.keys(schema.entries as object) : []
}
