import { BUSINESS_CODES } from '@lantern/contract'
import { preInfo } from '@lantern/contract/site'
import { walletOverview } from '@lantern/contract/wallet'
import { aPreInfo, aWallet, fakeApi } from '@lantern/testing'
import { isConnectionError, isLanternError } from '../../../src/errors/errors.ts'
import { memberMessage } from '../../../src/errors/member-message.ts'
import { subscribe } from '../../../src/events/events.ts'
import { call } from '../../../src/http/call.ts'
import { handleCode } from '../../../src/http/code-handling.ts'
import { flushReports } from '../../../src/report/collector.ts'
import { getSession, signIn } from '../../../src/session/session.ts'
import { now } from '../../../src/time/clock.ts'

const member = { token: 't1', memberId: 'm1', userName: 'demo01', expireAt: 1, guideDone: true }

async function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error('expected a failure')
    },
    (error: unknown) => error,
  )
}

describe('call', () => {
  it('[PLAT-HTTP-2] resolves on 6000 with data parsed by the contract', async () => {
    const api = fakeApi()
    api.on(preInfo, aPreInfo())
    await expect(call(preInfo, {})).resolves.toMatchObject({ ip: '127.0.0.1' })
    expect(api.calls(preInfo)).toEqual([{ platformType: 6 }])
  })

  it.each(['0', '"0"'])('[PLAT-HTTP-2] resolves on %s, the other success code of the catalogue', async (code) => {
    fakeApi().raw(preInfo, 200, `{"status_code": ${code}, "data": ${JSON.stringify(aPreInfo())}}`)
    await expect(call(preInfo, {})).resolves.toMatchObject({ ip: '127.0.0.1' })
  })

  it.each(['""', '"0000000"', '100', '"ok"'])(
    '[PLAT-HTTP-2] does not treat %s as a success of the main API',
    async (code) => {
      fakeApi().raw(preInfo, 200, `{"status_code": ${code}, "data": ${JSON.stringify(aPreInfo())}}`)
      await expect(call(preInfo, {})).rejects.toMatchObject({ kind: 'business' })
    },
  )

  it('[PLAT-HTTP-2, PLAT-ERR-1] rejects on any other code with code, message and data', async () => {
    const api = fakeApi()
    api.refuse(walletOverview, 711009, '账户资金功能已冻结', { until: 1 })
    const error = await failure(call(walletOverview, {}))
    expect(BUSINESS_CODES[711009]).toBe('funds-frozen')
    expect(error).toMatchObject({ kind: 'business', code: 711009, message: '账户资金功能已冻结', data: { until: 1 } })
  })

  it('[PLAT-ERR-1] uses the default message for a business error without one', async () => {
    const api = fakeApi()
    api.refuse(walletOverview, 987654)
    document.documentElement.lang = 'en'
    expect(memberMessage(await failure(call(walletOverview, {})))).toBe('Unknown business exception')
    document.documentElement.lang = 'zh-CN'
  })

  it('[PLAT-HTTP-16] keeps an unknown state, and reports the field once per page', async () => {
    const sent: string[] = []
    Object.assign(navigator, { sendBeacon: (_path: string, body: string) => sent.push(body) > 0 })
    const [venue] = aWallet().venues
    const raw = { ...aWallet(), venues: [venue, { ...venue, enName: 'NEW', state: 9 }] }
    fakeApi().raw(walletOverview, 200, JSON.stringify({ status_code: 6000, data: raw }))
    for (const time of [1, 2]) {
      const { venues } = await call(walletOverview, {})
      expect([time, ...venues.map(({ state }) => state)]).toEqual([time, venue?.state, 9])
    }
    flushReports()
    const reports = sent.flatMap((body) => JSON.parse(body).reports)
    expect(reports.filter(({ kind }) => kind === 'contract')).toEqual([
      { kind: 'contract', path: walletOverview.path, cause: 'unknown value at venues[].state: 9' },
    ])
  })

  it('[PLAT-ERR-11] writes what breaks the contract to the console in development', async () => {
    const written = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const environment = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' })
    fakeApi().raw(walletOverview, 200, JSON.stringify({ status_code: 6000, data: { ...aWallet(), center: 12 } }))
    await failure(call(walletOverview, {}))
    environment.restore()
    expect(written.mock.calls).toEqual([[expect.stringMatching(/^\/.*overview breaks the contract: .*center/)]])
    written.mockRestore()
  })

  it('[PLAT-ERR-11] reports a wrong type in a field as a contract error, not a crash', async () => {
    const api = fakeApi()
    api.raw(walletOverview, 200, JSON.stringify({ status_code: 6000, data: { ...aWallet(), center: 12 } }))
    const error = await failure(call(walletOverview, {}))
    expect(error).toMatchObject({ kind: 'contract', path: walletOverview.path })
    expect(memberMessage(error)).toBe('系统异常，请重试或联系客服')
  })

  it.each([
    ['[1]', 'a list'],
    ['{"ok":true,"list":[]}', 'an object with ok, list'],
    ['{"data":{}}', 'an object with data'],
    ['"x"', 'string'],
    ['null', 'null'],
  ])('[PLAT-ERR-11] reports JSON without an envelope as a contract error with its path: %s', async (body, came) => {
    flushReports()
    const sent: string[] = []
    Object.assign(navigator, { sendBeacon: (_path: string, text: string) => sent.push(text) > 0 })
    const written = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const environment = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' })
    fakeApi().raw(walletOverview, 200, body)
    const error = await failure(call(walletOverview, {}))
    environment.restore()
    expect(error).toMatchObject({ kind: 'contract', path: walletOverview.path })
    expect(memberMessage(error)).toBe('系统异常，请重试或联系客服')
    const cause = `the answer: an envelope with status_code, but ${came} came`
    expect(written.mock.calls).toEqual([[`${walletOverview.path} breaks the contract: ${cause}`]])
    written.mockRestore()
    flushReports()
    const reports = sent.flatMap((text) => JSON.parse(text).reports)
    expect(reports.filter(({ kind }) => kind === 'contract')).toEqual([
      { kind: 'contract', path: walletOverview.path, cause },
    ])
  })

  it.each([
    ['HTML instead of JSON', 200, '<html>proxy</html>', '网络异常，请稍后重试'],
    ['an empty answer', 200, '', '网络异常，请稍后重试'],
    ['HTTP 500 with a page', 500, 'Internal Server Error', '未知连接错误'],
  ])('[PLAT-ERR-9] says a sentence for %s', async (_, status, body, sentence) => {
    const api = fakeApi()
    api.raw(walletOverview, status, body)
    const error = await failure(call(walletOverview, {}))
    expect(isConnectionError(error)).toBe(true)
    expect(memberMessage(error)).toBe(sentence)
  })

  it.each([
    [500, 'The service cannot be reached.'],
    [502, 'The service cannot be reached.'],
    [504, '连接超时，请稍后再试'],
  ])('[PLAT-ERR-2] treats HTTP %s as a lost answer, even in an envelope', async (status, sentence) => {
    const api = fakeApi()
    api.raw(walletOverview, status, JSON.stringify({ status_code: 10001, message: 'The service cannot be reached.' }))
    const error = await failure(call(walletOverview, {}))
    expect(isConnectionError(error)).toBe(true)
    expect(memberMessage(error)).toBe(sentence)
  })

  it('[PLAT-ERR-8] distinguishes a lost connection from being offline', async () => {
    const api = fakeApi()
    api.lose(walletOverview)
    expect(memberMessage(await failure(call(walletOverview, {})))).toBe('连接已中断，请检查网络后重试')
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(memberMessage(await failure(call(walletOverview, {})))).toBe('网络已断开，请检查网络后重试')
    jest.restoreAllMocks()
  })

  it('[PLAT-ERR-4] maps "Forbidden" to the network-abnormal message and an empty message to system-abnormal', async () => {
    const api = fakeApi()
    api.refuse(walletOverview, 10001, 'SSL error in handshake')
    expect(memberMessage(await failure(call(walletOverview, {})))).toBe('网络异常，请稍后重试')
  })

  it('[PLAT-HTTP-5] refreshes the signature and repeats the call', async () => {
    const api = fakeApi()
    let asked = 0
    api.raw(walletOverview, 200, '')
    api.on(walletOverview, () => {
      asked += 1
      return aWallet()
    })
    await call(walletOverview, {})
    api.refuse(walletOverview, 10108, 'signature')
    const error = await failure(call(walletOverview, {}))
    expect(asked).toBe(1)
    expect(api.calls(walletOverview)).toHaveLength(3)
    expect(error).toMatchObject({ code: 10108 })
  })

  it('[PLAT-HTTP-11] adjusts the clock to the server’s', async () => {
    const api = fakeApi()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now())
    const serverTime = Date.now() + 600_000
    api.raw(preInfo, 200, JSON.stringify({ status_code: 6000, data: aPreInfo(), serverTime }))
    await call(preInfo, {})
    expect(now()).toBe(serverTime)
    clock.mockRestore()
  })

  it('[PLAT-ERR-10] carries a brand that works across two copies of the class', async () => {
    const api = fakeApi()
    api.refuse(walletOverview, 711001)
    const error = await failure(call(walletOverview, {}))
    expect(isLanternError(Object.assign(Object.create(null), { [Symbol.for('lantern.error')]: true }))).toBe(true)
    expect(isLanternError(error)).toBe(true)
    expect(isLanternError(new Error('x'))).toBe(false)
  })
})

describe('codes of a session', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('[PLAT-SES-5, PLAT-SES-6] clears at once and notifies the shell once for any number of parallel failures', async () => {
    const api = fakeApi()
    signIn(member, { remember: true })
    const told = jest.fn()
    const undo = subscribe('session:ended', told)
    api.refuse(walletOverview, 6001, '您的账号已在其他设备登录')
    const errors = await Promise.all(Array.from({ length: 10 }, () => failure(call(walletOverview, {}))))
    expect(errors).toHaveLength(10)
    expect(getSession()).toEqual({ kind: 'anonymous' })
    expect(document.cookie).not.toContain('token=t1')
    expect(localStorage.getItem('token')).toBeNull()
    jest.advanceTimersByTime(349)
    expect(told).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(told).toHaveBeenCalledTimes(1)
    expect(told).toHaveBeenCalledWith({ code: 6001, message: '您的账号已在其他设备登录' })
    undo()
  })

  it.each([6001, 10102, 10105, 10004, 10104])(
    '[PLAT-SES-8] neither ends a newer session nor emits an event when the answer is to an older one',
    async (code) => {
      const api = fakeApi()
      const told = jest.fn()
      const undos = [subscribe('session:ended', told), subscribe('session:auth-failed', told)]
      signIn(member, { remember: false })
      api.refuse(walletOverview, code, 'over')
      const late = failure(call(walletOverview, {}))
      signIn({ ...member, token: 't2' }, { remember: false })
      expect(await late).toMatchObject({ kind: 'session', code })
      jest.advanceTimersByTime(1_000)
      expect(getSession()).toMatchObject({ kind: 'member', token: 't2' })
      expect(told).not.toHaveBeenCalled()
      for (const undo of undos) undo()
    },
  )

  it('[PLAT-SES-6] notifies once, even when an answer arrives much later', async () => {
    const api = fakeApi()
    const told = jest.fn()
    const undo = subscribe('session:ended', told)
    signIn({ ...member, token: 't3' }, { remember: false })
    api.refuse(walletOverview, 6001, 'elsewhere')
    await failure(call(walletOverview, {}))
    jest.advanceTimersByTime(1_000)
    handleCode({ code: 6001, message: 'elsewhere', data: null, token: 't3' })
    jest.advanceTimersByTime(1_000)
    expect(told).toHaveBeenCalledTimes(1)
    undo()
  })
})
