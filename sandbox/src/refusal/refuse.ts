import * as CODE from '@lantern/contract/code'
import { type RefusalOptions, SandboxError, type Sentence } from './sandbox-error.ts'

/** Refusals shared by several routes. */
const REFUSALS = {
  'account-blocked': {
    code: CODE.ACCOUNT_BLOCKED,
    zh: '账号已被限制使用，请联系客服',
    en: 'This account is blocked. Contact support.',
  },
  'identity-first': { code: CODE.IDENTITY_FIRST, zh: '请先完成实名认证', en: 'Verify your identity first' },
  'insufficient-balance': { code: CODE.INSUFFICIENT_BALANCE, zh: '余额不足', en: 'Insufficient balance' },
  'invalid-request': { code: CODE.VALIDATION, zh: '提交内容有误', en: 'The request is not valid' },
  'no-such-offer': { code: CODE.VALIDATION, zh: '活动不存在', en: 'There is no such offer' },
  'no-such-order': { code: CODE.COMMON, zh: '订单不存在', en: 'No such order' },
  'offer-in-review': { code: CODE.OFFER_IN_REVIEW, zh: '审核中', en: 'In review' },
  'order-expired': { code: CODE.ORDER_EXPIRED, zh: '订单已过期', en: 'The order has expired' },
  'order-in-progress': { code: CODE.ORDER_IN_PROGRESS, zh: '您有进行中的订单', en: 'You have an order in progress' },
  'state-changed': { code: CODE.STATE_CHANGED, zh: '状态已更新，请刷新', en: 'The state has changed. Refresh.' },
  'step-expired': {
    code: CODE.DEVICE_AUTHORISATION_EXPIRED,
    zh: '验证已过期，请重新登录',
    en: 'This step has expired. Log in again.',
  },
  'weak-password': { code: CODE.WEAK_PASSWORD, zh: '密码过于简单', en: 'This password is too easy to guess' },
} as const satisfies Record<string, Sentence & { readonly code: number }>

/** The refusal of that name, to throw. @param data for the screen */
export function refuse(name: keyof typeof REFUSALS, data: unknown = null, options: RefusalOptions = {}): SandboxError {
  const { code, zh, en } = REFUSALS[name]
  return new SandboxError(code, { zh, en }, data, options)
}
