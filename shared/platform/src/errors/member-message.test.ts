import { ERROR_TEXT } from './error.messages.ts'
import { BusinessError, CancelledError, type ConnectionCause, ConnectionError } from './errors.ts'
import { memberMessage } from './member-message.ts'

afterEach(() => {
  document.documentElement.lang = 'zh-CN'
})

const CAUSES = [
  'timeout',
  'terminated',
  'disconnected',
  'abnormal',
  'unknown',
] as const satisfies readonly ConnectionCause[]

describe('memberMessage', () => {
  it.each(['', ' '])('[PLAT-ERR-5] asks to retry or to contact support when the server said %p', (message) => {
    expect(memberMessage(new BusinessError(10001, message))).toBe('系统异常，请重试或联系客服')
  })

  it('[PLAT-ERR-5] uses the same message for foreign errors', () => {
    expect(memberMessage(new TypeError('x is undefined'))).toBe('系统异常，请重试或联系客服')
    expect(memberMessage(undefined)).toBe('系统异常，请重试或联系客服')
  })

  it.each(CAUSES)('[PLAT-ERR-12] words %s in the language of the page', (cause) => {
    const error = new ConnectionError(cause, 0, cause)
    expect(memberMessage(error)).toBe(ERROR_TEXT['zh-CN'][cause])
    document.documentElement.lang = 'en'
    expect(memberMessage(error)).toBe(ERROR_TEXT.en[cause])
  })

  it('[PLAT-ERR-12] has each message in both languages', () => {
    expect(Object.keys(ERROR_TEXT.en)).toEqual(Object.keys(ERROR_TEXT['zh-CN']))
    const chinese = Object.values(ERROR_TEXT['zh-CN'])
    expect(chinese.filter((sentence) => !/\p{Script=Han}/u.test(sentence))).toEqual([])
    expect(Object.values(ERROR_TEXT.en).filter((sentence) => /\p{Script=Han}/u.test(sentence))).toEqual([])
    expect(memberMessage(new CancelledError())).toBe('请求已取消，请稍后重试')
  })
})
