import { walletOverview } from '@lantern/contract/wallet'
import { fakeApi } from '@lantern/testing'
import { fieldErrors } from '../../../src/errors/field-errors.ts'
import { memberMessage } from '../../../src/errors/member-message.ts'
import { call } from '../../../src/http/call.ts'

const failure = (): Promise<unknown> =>
  call(walletOverview, {}).then(
    () => null,
    (error: unknown) => error,
  )

afterEach(() => {
  document.documentElement.lang = 'zh-CN'
})

describe('the message of a failed request', () => {
  it.each([
    [404, 'Not Found', 'Not Found'],
    [500, 'Internal Server Error', 'Internal Server Error'],
    [418, '', '未知连接错误'],
  ])('[PLAT-ERR-9] reads the status text of HTTP %i as given (%s)', async (status, text, sentence) => {
    fakeApi().raw(walletOverview, status, '<p>', text)
    expect(memberMessage(await failure())).toBe(sentence)
  })

  it('[PLAT-ERR-9] uses the given message when HTTP has no status text', async () => {
    fakeApi().raw(walletOverview, 502, JSON.stringify({ status_code: 10001, message: '服务器忙' }))
    expect(memberMessage(await failure())).toBe('服务器忙')
  })

  it.each([
    [403, 'Forbidden'],
    [406, 'Not Acceptable'],
    [412, 'Precondition Failed'],
    [526, 'Invalid SSL error'],
  ])('[PLAT-ERR-4] hides the technical words of HTTP %i %s', async (status, text) => {
    fakeApi().raw(walletOverview, status, '<p>', text)
    expect(memberMessage(await failure())).toBe('网络异常，请稍后重试')
  })

  it.each([
    [504, 'Gateway Timeout'],
    [504, ''],
    [408, 'Request timeout'],
  ])('[PLAT-ERR-7] takes HTTP %i %s for a timeout', async (status, text) => {
    fakeApi().raw(walletOverview, status, '', text)
    expect(memberMessage(await failure())).toBe('连接超时，请稍后再试')
  })

  it('[PLAT-ERR-3][PLAT-ERR-6] reports that a request was cancelled by its caller', async () => {
    fakeApi().hang(walletOverview)
    const control = new AbortController()
    const asked = call(walletOverview, {}, { signal: control.signal }).catch((error: unknown) => error)
    await Promise.resolve()
    control.abort()
    expect(memberMessage(await asked)).toBe('请求已取消，请稍后重试')
    document.documentElement.lang = 'en'
    expect(memberMessage(await asked)).toBe('Request cancelled, please try again later')
  })
})

describe('fieldErrors', () => {
  it('[SHELL-ERR-9] returns the messages of a 10003 by field, and none of other errors', async () => {
    const api = fakeApi()
    api.refuse(walletOverview, 10003, '参数错误', { fields: { phone: '号码不正确' } })
    expect(fieldErrors(await failure())).toEqual({ phone: '号码不正确' })
    api.refuse(walletOverview, 10003, '参数错误', null)
    expect(fieldErrors(await failure())).toEqual({})
    api.refuse(walletOverview, 711001, '', { fields: { phone: 'x' } })
    expect(fieldErrors(await failure())).toEqual({})
  })
})
