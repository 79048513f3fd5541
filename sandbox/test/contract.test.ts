/** Every endpoint answers what the contract says. */
import { type Endpoint, HEADER } from '@lantern/contract'
import * as accounts from '@lantern/contract/accounts'
import * as activity from '@lantern/contract/activity'
import * as captcha from '@lantern/contract/captcha'
import * as chat from '@lantern/contract/chat'
import * as demo from '@lantern/contract/demo'
import * as deposit from '@lantern/contract/deposit'
import * as favourites from '@lantern/contract/favourites'
import * as games from '@lantern/contract/games'
import * as invite from '@lantern/contract/invite'
import * as ledger from '@lantern/contract/ledger'
import * as lobbies from '@lantern/contract/lobbies'
import * as pages from '@lantern/contract/pages'
import * as passkeys from '@lantern/contract/passkeys'
import { pendingCount } from '@lantern/contract/pending-count'
import * as preferences from '@lantern/contract/preferences'
import * as recall from '@lantern/contract/recall'
import * as records from '@lantern/contract/records'
import * as recovery from '@lantern/contract/recovery'
import * as reminders from '@lantern/contract/reminders'
import * as safer from '@lantern/contract/safer'
import * as saferSettings from '@lantern/contract/safer-settings'
import * as search from '@lantern/contract/search'
import * as security from '@lantern/contract/security'
import * as site from '@lantern/contract/site'
import * as statements from '@lantern/contract/statements'
import * as transfer from '@lantern/contract/transfer'
import * as tutorials from '@lantern/contract/tutorials'
import * as user from '@lantern/contract/user'
import * as wallet from '@lantern/contract/wallet'
import * as withdrawal from '@lantern/contract/withdrawal'
import * as v from 'valibot'
import { seedId } from '../src/members/seed-id.rules.ts'
import { encrypt } from '../src/wire/cipher.ts'
import { openSandbox, type TestSandbox, uuid } from './harness.ts'
import { START } from './template/start.ts'

let sandbox: TestSandbox
let token = ''
beforeAll(async () => {
  sandbox = await openSandbox()
  token = await sandbox.signIn('demo01')
}, 60_000)
afterAll(() => sandbox.close())

const openRecovery = async (userName: string): Promise<string> =>
  (await sandbox.call(recovery.recoveryStart, { userName, ...(await sandbox.solvedImage()) })).ticket
const cardTail = async (userName: string): Promise<string> => {
  const accounts = sandbox.db.selectFrom('pay_accounts').select('masked').where('member_id', '=', seedId(userName))
  return (await accounts.executeTakeFirstOrThrow()).masked.slice(-4)
}
const range = { from: 0, to: 9_999_999_999_999 }
/** One good request for each endpoint; those that need an order find one in the tests of their machine. */
const REQUESTS: readonly [Endpoint, object | (() => Promise<object>)][] = [
  [site.preInfo, {}],
  [site.vvPretty, {}],
  [site.sec, {}],
  [site.noticeList, {}],
  [site.stationAdList, {}],
  [site.webTerminal, {}],
  [site.namingList, {}],
  [user.login, { userName: 'vip10aa', password: 'Test@1234' }],
  [user.imageCode, {}],
  [user.smsSend, { scene: 'login', phone: '13800010000' }],
  [captcha.captchaChallenge, { kind: 'slider' }],
  [captcha.captchaChallenge, { kind: 'order' }],
  [captcha.captchaChallenge, { kind: 'audio' }],
  [passkeys.passkeyList, {}],
  [passkeys.passkeyRemove, { id: 'none' }],
  [user.nameCheck, { userName: 'demo01' }],
  [user.register, () => sandbox.application('Fresh01', {}, 'test-device')],
  [user.registerNotify, { email: 'fresh01@example.com' }],
  [invite.inviteResolve, { codes: { i_code: { value: 'LAMP8888', at: START } } }],
  [recovery.recoveryStart, async () => ({ userName: 'demo01', ...(await sandbox.solvedImage()) })],
  [recovery.recoverySend, async () => ({ ticket: await openRecovery('vip10aa'), kind: 'phone' })],
  [
    recovery.recoveryVerify,
    async () => ({
      ticket: await openRecovery('audit01'),
      kind: 'fund',
      code: '159357',
      cardTail: await cardTail('audit01'),
    }),
  ],
  [preferences.preferenceSave, { oddsType: 3 }],
  [preferences.preferenceGet, {}],
  [safer.saferOverview, {}],
  [safer.limitSave, { kind: 'deposit', period: 'day', amount: '5000' }],
  [saferSettings.saferSettings, {}],
  [saferSettings.saferReality, { minutes: 30 }],
  [saferSettings.saferQuiet, { hours: { from: '04:00', to: '04:01' } }],
  [saferSettings.saferBlock, { kind: 'category', name: 'fishing', on: true }],
  [saferSettings.saferMarketing, { product: 'sport', channel: 'mail', on: true }],
  [saferSettings.saferReview, { months: 3 }],
  [saferSettings.saferPlayed, { since: 0 }],
  [security.fundPasswordSet, { pwd: '159357' }],
  [user.guideGet, {}],
  [user.guideDone, { key: 'welcome' }],
  [user.memberInfo, {}],
  [wallet.walletOverview, {}],
  [wallet.walletAutoTransfer, { on: true }],
  [wallet.venueBalance, { enName: 'YBTY' }],
  [transfer.transfer, { from: 'center', to: 'OBTY', amount: '10.5', requestNo: uuid() }],
  [transfer.transferDetail, { transferNo: 'seed-T1' }],
  [recall.recallDetail, { requestNo: uuid() }],
  [deposit.depositMethods, {}],
  [deposit.depositCreate, { method: 'USDT', amount: '20', network: 'TRC20', requestNo: uuid() }],
  [deposit.depositDetail, { orderNo: 'seed-D1' }],
  [accounts.accountList, {}],
  [accounts.accountVerify, { kind: 'BANK', field: 'cardNo', value: '6222021234567890128' }],
  [withdrawal.withdrawalPrepare, {}],
  [withdrawal.withdrawalDetail, { orderNo: 'seed-W1' }],
  [ledger.ledgerRecent, {}],
  [records.transRecords, range],
  [records.betRecords, range],
  [pendingCount, {}],
  [games.venueList, {}],
  [games.gameList, { category: 'egame' }],
  [games.gameHot, {}],
  [lobbies.lobbyRails, { category: 'egame' }],
  [lobbies.lobbyTables, { category: 'realbet' }],
  [lobbies.gameRules, { gameCode: 'PGDZ-001' }],
  [lobbies.gameRecent, {}],
  [games.gameFavorite, { gameCode: 'PGDZ-001', enName: 'PGDZ', on: true }],
  [favourites.favouriteList, {}],
  [favourites.favouriteSave, { items: [{ kind: 'game', id: 'PGDZ/PGDZ-001' }], on: true }],
  [reminders.venueReminders, {}],
  [reminders.venueRemind, { enName: 'WM' }],
  [games.matchHot, {}],
  [games.venueLaunch, { enName: 'OBTY' }],
  [pages.pageFeed, { page: 'home' }],
  [statements.statementWallet, { at: START }],
  [statements.statementResult, { from: 0, to: START, by: 'venue' }],
  [statements.statementBets, { from: 0, to: START, by: 'venue' }],
  [tutorials.tutorialList, {}],
  [tutorials.tutorialDetail, { platform: 'usdt' }],
  [tutorials.tutorialSeen, { platform: 'usdt' }],
  [pages.sponsorDetail, { id: '0' }],
  [pages.appVersion, { platform: 'ios' }],
  [search.searchQuery, { q: 'ty' }],
  [search.searchHot, {}],
  [demo.demoStart, { ageOk: true }],
  [activity.activityList, {}],
  [activity.activityRecords, {}],
  [activity.popInfo, {}],
  [activity.dividendCheck, {}],
  [activity.dividendManualLead, {}],
  [activity.suspensionIcon, {}],
  [chat.chatJwt, {}],
  [chat.chatHistory, { roomId: 'lobby' }],
  [chat.chatRooms, {}],
]

describe('the seed', () => {
  it('gives demo01 the money, bank account and mail of the seed', async () => {
    const info = await sandbox.call(user.memberInfo, {}, { token })
    expect(info).toMatchObject({
      balance: '12345.67',
      vipLevel: 3,
      kyc: 2,
      hasFundPwd: true,
      cardCount: 1,
      unread: 3,
      lockMoney: '88.00',
    })
    const { venues } = await sandbox.call(wallet.walletOverview, {}, { token })
    expect(venues.filter((venue) => Number(venue.balance) > 0).map((venue) => venue.enName)).toEqual([
      'OBTY',
      'IMTY',
      'FBTY',
    ])
    expect((await sandbox.control({ action: 'ledger.proof' })).data).toMatchObject({ ok: true, problems: [] })
  })

  it('holds 24 venues (3 in maintenance, 1 closed), 420 games, 12 notices, 8 advertisements', async () => {
    const { list: venues } = await sandbox.call(games.venueList, {})
    expect(venues.map((venue) => venue.status).sort()).toEqual([...Array(20).fill(1), 2, 2, 2, 3])
    const totals = await Promise.all(
      games.CATEGORIES.map(async (category) => (await sandbox.call(games.gameList, { category })).total),
    )
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(420)
    expect((await sandbox.call(site.noticeList, {})).list).toHaveLength(12)
    expect((await sandbox.call(site.stationAdList, {})).list).toHaveLength(8)
  })
})

describe('the wire', () => {
  it.each(REQUESTS.map(([endpoint, input]) => [endpoint.path, endpoint, input] as const))(
    '%s',
    async (_path, endpoint, given) => {
      const input = typeof given === 'function' ? await given() : given
      const answer = await sandbox.ask(endpoint, input, { token: endpoint.access === 'member' ? token : undefined })
      expect(answer).toMatchObject({ status: 200, code: 6000 })
      const parsed = v.safeParse(endpoint.response, answer.data)
      expect(parsed.issues).toBeUndefined()
    },
  )

  it('[SBX-1] serves every endpoint of the contract', () => {
    const endpoints = [site, user, deposit, transfer, wallet, withdrawal, games, records, pages, search, demo]
      .flatMap((domain) => Object.values(domain))
      .filter(isEndpoint)
    const missing = endpoints
      .filter(({ method, path }) => !sandbox.app.hasRoute({ method, url: path }))
      .map(({ path }) => path)
    expect(missing).toEqual([])
    expect(endpoints.length).toBeGreaterThan(40)
  })

  it.each(
    REQUESTS.filter(([endpoint]) => endpoint.access === 'member').map(
      ([endpoint, input]) => [endpoint.path, endpoint, input] as const,
    ),
  )('%s wants a session', async (_path, endpoint, input) => {
    expect(await sandbox.ask(endpoint, input)).toMatchObject({ status: 401, code: 10004 })
    expect(await sandbox.ask(endpoint, input, { token: 'x'.repeat(43) })).toMatchObject({ status: 401, code: 10004 })
  })

  it('answers member info encrypted and checks the encrypted user name', async () => {
    const raw = await sandbox.app.inject({
      method: 'POST',
      url: user.memberInfo.path,
      headers: { [HEADER.token]: token, [HEADER.deviceUuid]: 'test-device' },
      payload: {},
    })
    expect(raw.headers[HEADER.encrypted]).toBe('1')
    expect(raw.json().data).toEqual(expect.any(String))
    const right = { [HEADER.user]: encrypt(sandbox.keys, 'demo01') }
    const wrong = { [HEADER.user]: encrypt(sandbox.keys, 'someone') }
    expect(await sandbox.ask(user.memberInfo, {}, { token, headers: right })).toMatchObject({ code: 6000 })
    expect(await sandbox.ask(user.memberInfo, {}, { token, headers: wrong })).toMatchObject({
      status: 400,
      code: 10003,
    })
  })

  it('takes an empty signature, refuses a wrong one with 10108', async () => {
    expect(await sandbox.ask(site.preInfo, {}, { headers: { [HEADER.signature]: '' } })).toMatchObject({ code: 6000 })
    expect(await sandbox.ask(site.preInfo, {}, { headers: { [HEADER.signature]: 'd3Jvbmc=' } })).toMatchObject({
      code: 10108,
    })
  })

  it('answers in the language of the site', async () => {
    const zh = await sandbox.ask(wallet.walletOverview, {}, { headers: { 'accept-language': 'zh-CN' } })
    const chosen = await sandbox.ask(
      wallet.walletOverview,
      {},
      { headers: { 'accept-language': 'zh-CN', cookie: 'a=1; locale=en' } },
    )
    const other = await sandbox.ask(wallet.walletOverview, {}, { headers: { 'accept-language': 'ja, en;q=0.5' } })
    expect([zh.message, chosen.message, other.message]).toEqual(['请先登录', 'Log in first', 'Log in first'])
  })
})

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'request' in value && 'method' in value
}
