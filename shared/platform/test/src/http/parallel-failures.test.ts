/** Many calls of many remotes fail at once: the session ends once, one refresh, one captcha. */
import { activityList } from '@lantern/contract/activity'
import { chatJwt } from '@lantern/contract/chat'
import type { Endpoint } from '@lantern/contract/endpoint'
import { venueList } from '@lantern/contract/games'
import { walletOverview } from '@lantern/contract/wallet'
import { aWallet, fakeApi } from '@lantern/testing'
import { subscribe } from '../../../src/events/events.ts'
import { call } from '../../../src/http/call.ts'
import { installCaptchaHandler } from '../../../src/http/captcha-handler.ts'
import { handleCode } from '../../../src/http/code-handling.ts'
import { replaceHttpAdapter } from '../../../src/http/http-adapter.ts'
import { replaceSigningModule } from '../../../src/http/signature.ts'
import { getSession, signIn } from '../../../src/session/session.ts'
import { deviceId } from '../../../src/storage/device.ts'

const member = { token: 't1', memberId: 'm1', userName: 'demo01', expireAt: 1, guideDone: true }
/** One call of each remote. */
const REMOTES: readonly Endpoint[] = [venueList, walletOverview, chatJwt, activityList]
const CALLS_EACH = 10

/** Ten calls of each of the four remotes, at once. @returns the outcome of each: its data or its error */
function everybodyCalls(): Promise<unknown[]> {
  const calls = REMOTES.flatMap((endpoint) => Array.from({ length: CALLS_EACH }, () => call(endpoint, {})))
  return Promise.all(calls.map((asked) => asked.catch((error: unknown) => error)))
}

function listen(): { ended: jest.Mock; failed: jest.Mock; changed: jest.Mock; site: jest.Mock; undo: () => void } {
  const [ended, failed, changed, site] = [jest.fn(), jest.fn(), jest.fn(), jest.fn()]
  const undos = [
    subscribe('session:ended', ended),
    subscribe('session:auth-failed', failed),
    subscribe('session:changed', changed),
    subscribe('site:code', site),
  ]
  return { ended, failed, changed, site, undo: () => undos.forEach((undo) => void undo()) }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('forty calls of four remotes', () => {
  it.each([
    [6001, 'ended'],
    [10105, 'ended'],
    [10102, 'ended'],
    [10004, 'failed'],
    [10104, 'failed'],
  ] as const)('[PLAT-SES-5][PLAT-SES-6][PLAT-SES-10] refused with %i end one session once', async (code, kind) => {
    const api = fakeApi()
    for (const endpoint of REMOTES) api.refuse(endpoint, code, 'over', { at: 1 })
    signIn(member, { remember: true })
    const heard = listen()
    const errors = await everybodyCalls()
    expect(errors).toHaveLength(40)
    expect(errors).toEqual(errors.map(() => expect.objectContaining({ kind: 'session', code })))
    expect(getSession()).toEqual({ kind: 'anonymous' })
    expect([document.cookie.includes('token='), localStorage.getItem('token')]).toEqual([false, null])
    jest.advanceTimersByTime(5_000)
    expect(heard.changed).toHaveBeenCalledTimes(1)
    expect(heard.ended).toHaveBeenCalledTimes(kind === 'ended' ? 1 : 0)
    expect(heard.failed).toHaveBeenCalledTimes(kind === 'failed' ? 1 : 0)
    heard.undo()
  })

  it('[PLAT-SES-6] refused with different codes end the session by the first code only', async () => {
    const api = fakeApi()
    const codes = [6001, 10105, 10004, 10104]
    for (const [index, endpoint] of REMOTES.entries()) api.refuse(endpoint, codes[index] ?? 0, 'over')
    signIn(member, { remember: true })
    const heard = listen()
    await everybodyCalls()
    jest.advanceTimersByTime(5_000)
    expect(heard.ended.mock.calls.length + heard.failed.mock.calls.length).toBe(1)
    heard.undo()
  })

  it.each([6013, 6014, 6031, 6032, 6033, 10009, 10001])(
    '[PLAT-SES-7] refused with %i notify the shell once, 350 ms after the last',
    async (code) => {
      const api = fakeApi()
      for (const endpoint of REMOTES) api.refuse(endpoint, code, 'closed', { startTime: 1, endTime: 2 })
      const heard = listen()
      await everybodyCalls()
      jest.advanceTimersByTime(349)
      expect(heard.site).not.toHaveBeenCalled()
      jest.advanceTimersByTime(1)
      expect(heard.site.mock.calls).toEqual([[{ code, message: 'closed', data: { startTime: 1, endTime: 2 } }]])
      heard.undo()
    },
  )

  it('[PLAT-HTTP-5] refused with 10108 refresh each signature once', async () => {
    const sent = answerAll((config) => config.round === 0 && 10108)
    const signed: string[] = []
    replaceSigningModule(async (text) => `${signed.push(text)}`)
    expect((await everybodyCalls()).filter((answer) => answer instanceof Error)).toEqual([])
    expect(sent()).toHaveLength(80)
    // Four groups, two generations.
    expect(signed).toHaveLength(2 * new Set(signed).size)
  })

  it('[PLAT-HTTP-5, SHELL-AUTH-13] refused with 22007 create one new device id', async () => {
    const before = deviceId()
    const sent = answerAll((config) => config.device === before && 22007)
    expect((await everybodyCalls()).filter((answer) => answer instanceof Error)).toEqual([])
    const used = new Set(sent().map(({ device }) => device))
    expect(used).toEqual(new Set([before, deviceId()]))
    expect(deviceId()).not.toBe(before)
  })

  it('[PLAT-HTTP-5] refused with 22007 in a session are repeated with the session’s device id', async () => {
    signIn(member, { remember: true })
    const before = deviceId()
    const sent = answerAll((config) => config.round === 0 && 22007)
    expect((await everybodyCalls()).filter((answer) => answer instanceof Error)).toEqual([])
    expect(sent()).toHaveLength(80)
    expect(deviceId()).toBe(before)
  })

  it('[PLAT-HTTP-5] that are refused again are reported once, when the last recovery failed', async () => {
    const api = fakeApi()
    for (const endpoint of REMOTES) api.refuse(endpoint, 10108, 'signature')
    const heard = listen()
    await everybodyCalls()
    jest.advanceTimersByTime(1_000)
    expect(heard.site).toHaveBeenCalledTimes(1)
    expect(api.calls(walletOverview)).toHaveLength(2 * CALLS_EACH)
    heard.undo()
  })

  it('[SHELL-ERR-10] refused with 10409 open one captcha, and each is repeated with its token', async () => {
    const sent = answerAll((config) => config.captcha === undefined && 10409)
    const show = jest.fn(async () => 'passed')
    const undo = installCaptchaHandler(show)
    expect((await everybodyCalls()).filter((answer) => answer instanceof Error)).toEqual([])
    expect(show).toHaveBeenCalledTimes(1)
    expect(sent().filter(({ captcha }) => captcha === 'passed')).toHaveLength(40)
    undo()
  })
})

describe('10409', () => {
  it.each([
    ['no captcha handler is installed', null],
    ['the member gives up', async () => null],
    ['the captcha breaks', () => Promise.reject(new Error('chunk'))],
  ])('[SHELL-ERR-10] refuses the call with the sentence of the server when %s', async (_title, show) => {
    const api = fakeApi()
    api.refuse(walletOverview, 10409, '请完成验证')
    const undo = show ? installCaptchaHandler(show) : () => undefined
    await expect(call(walletOverview, {})).rejects.toMatchObject({
      kind: 'business',
      code: 10409,
      message: '请完成验证',
    })
    expect(api.calls(walletOverview)).toHaveLength(1)
    undo()
  })
})

describe('a code without a session', () => {
  it('[SHELL-ERR-3] 6001 is an auth error, since there is no session that could have moved elsewhere', () => {
    const heard = listen()
    expect(handleCode({ code: 6001, message: 'm', data: null, token: null })).toBe(true)
    jest.advanceTimersByTime(350)
    expect(heard.ended).not.toHaveBeenCalled()
    expect(heard.failed).toHaveBeenCalledWith({ code: 6001, message: 'm' })
    heard.undo()
  })

  it('[SHELL-ERR-9] 10003 is a toast only when it names no field', () => {
    const heard = listen()
    handleCode({ code: 10003, message: 'm', data: { fields: { a: 'x' } }, token: null })
    jest.advanceTimersByTime(350)
    expect(heard.site).not.toHaveBeenCalled()
    handleCode({ code: 10003, message: 'm', data: { fields: {} }, token: null })
    jest.advanceTimersByTime(350)
    expect(heard.site).toHaveBeenCalledTimes(1)
    heard.undo()
  })
})

type Sent = { url: string; device: string; captcha: string | undefined; round: number }

/** Answers any endpoint with a code, or with success without one. `round` counts an endpoint's requests in rounds of ten. */
function answerAll(codeFor: (sent: Sent) => number | false): () => Sent[] {
  const api = fakeApi()
  for (const endpoint of REMOTES) api.raw(endpoint, 200, '')
  const all: Sent[] = []
  replaceHttpAdapter(async (config) => {
    const header = (name: string): string | undefined => config.headers.get(name)?.toString()
    const earlier = all.filter(({ url }) => url === config.url).length
    const sent = {
      url: config.url ?? '',
      device: header('x-device-uuid') ?? '',
      captcha: header('x-captcha-token'),
      round: Math.floor(earlier / CALLS_EACH),
    }
    all.push(sent)
    const body = { status_code: codeFor(sent) || 6000, message: '', data: DATA[sent.url] }
    return { data: JSON.stringify(body), status: 200, statusText: '', headers: {}, config }
  })
  return () => all
}

const DATA: Record<string, unknown> = {
  [venueList.path]: { list: [] },
  [walletOverview.path]: aWallet(),
  [chatJwt.path]: { token: 't', body: 'b' },
  [activityList.path]: { list: [] },
}
