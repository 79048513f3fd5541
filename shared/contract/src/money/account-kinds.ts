/** Payment accounts as data (screens.md 7): one list page and one add page serve all kinds; the server validates with the same rows. Pure. */
import { WECHAT_ID } from '../input/social-ids.ts'
import { unitsOf } from '../input/text-units.ts'

export const ACCOUNT_KINDS = ['BANK', 'USDT', 'EBPAY', 'KOIPAY', 'ALIPAY', 'SHARELIFE', 'WECHAT', 'DCEP'] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]

export type AccountField = {
  readonly name: AccountFieldName
  /** Input type: `digits` opens the number pad, `picture` is a data URL, `choice` one of `options`. */
  readonly input: 'digits' | 'text' | 'choice' | 'picture'
  readonly isRequired: boolean
  /** Source of the pattern for the whole value, without spaces. */
  readonly pattern?: string
  /** Pattern by the value of another field: an address by its network. */
  readonly patternBy?: { readonly field: AccountFieldName; readonly of: Readonly<Record<string, string>> }
  readonly options?: readonly string[]
  /** Units: a character above code 255 counts as two (spec 5). */
  readonly units?: { readonly min: number; readonly max: number }
  /** Also checked by its check digit. */
  readonly isLuhn?: boolean
  /** Verified by the server while the member types: `accountVerify`. */
  readonly isChecked?: boolean
}
export type AccountFieldName =
  | 'cardNo'
  | 'bank'
  | 'province'
  | 'city'
  | 'branch'
  | 'network'
  | 'address'
  | 'account'
  | 'qr'
  | 'wechatId'
  | 'walletId'
  | 'operator'
  | 'phone'

export type AccountKindRow = {
  /** The route as spelt in the specification; list and add are one page where they are the same. */
  readonly listPath: string
  readonly addPath: string
  readonly max: number
  /** `max` applies per value of this field. */
  readonly maxPer?: AccountFieldName
  /** The field that identifies the account: shown masked, unique across all members. */
  readonly number: AccountFieldName
  /** Bound with one tap in the wallet's own app (simulated), instead of typing an address. */
  readonly isOneTap: boolean
  readonly fields: readonly AccountField[]
}

const CN_PHONE = '1[3-9]\\d{9}'
const EMAIL = '[^\\s@]{1,64}@[^\\s@]{1,190}\\.[A-Za-z]{2,24}'
/** Operators of digital yuan wallets. Simulated, like all names here. */
const DCEP_OPERATORS = ['ICBC', 'ABC', 'BOC', 'CCB', 'BOCOM', 'PSBC', 'CMB', 'WEBANK', 'MYBANK'] as const
const USDT_NETWORKS = ['TRC20', 'ERC20'] as const

const text = (name: AccountFieldName, min: number, max: number, isRequired = true): AccountField => ({
  name,
  input: 'text',
  isRequired,
  units: { min, max },
})
const walletAddress = (least: number): AccountField => ({
  name: 'address',
  input: 'text',
  isRequired: true,
  pattern: `[A-Za-z0-9]{${least},64}`,
  isChecked: true,
})

export const ACCOUNT_ROWS: Readonly<Record<AccountKind, AccountKindRow>> = {
  BANK: {
    listPath: '/mine/finance/wallet',
    addPath: '/mine/addBankCard',
    max: 5,
    number: 'cardNo',
    isOneTap: false,
    fields: [
      { name: 'cardNo', input: 'digits', isRequired: true, pattern: '\\d{16,19}', isLuhn: true, isChecked: true },
      text('bank', 2, 40),
      text('province', 2, 40),
      text('city', 2, 40),
      text('branch', 2, 40, false),
    ],
  },
  USDT: {
    listPath: '/mine/virtualCoinCard',
    addPath: '/mine/virtualCoinCard',
    max: 5,
    maxPer: 'network',
    number: 'address',
    isOneTap: false,
    fields: [
      { name: 'network', input: 'choice', isRequired: true, options: USDT_NETWORKS },
      {
        name: 'address',
        input: 'text',
        isRequired: true,
        patternBy: { field: 'network', of: { TRC20: 'T[1-9A-HJ-NP-Za-km-z]{33}', ERC20: '0x[0-9a-fA-F]{40}' } },
        isChecked: true,
      },
    ],
  },
  EBPAY: {
    listPath: '/mine/ebpayAcount',
    addPath: '/mine/addEBpayCard',
    max: 3,
    number: 'address',
    isOneTap: true,
    fields: [walletAddress(20)],
  },
  KOIPAY: {
    listPath: '/mine/koipayAcount',
    addPath: '/mine/addKOIpayCard',
    max: 3,
    number: 'address',
    isOneTap: true,
    fields: [walletAddress(16)],
  },
  ALIPAY: {
    listPath: '/mine/alipayAcount',
    addPath: '/mine/addAlipayCard',
    max: 2,
    number: 'account',
    isOneTap: false,
    fields: [
      { name: 'account', input: 'text', isRequired: true, pattern: `(?:${CN_PHONE}|${EMAIL})`, isChecked: true },
      { name: 'qr', input: 'picture', isRequired: false },
    ],
  },
  SHARELIFE: {
    listPath: '/mine/sharelifeAcount',
    addPath: '/mine/sharelifeAcount',
    max: 2,
    number: 'account',
    isOneTap: false,
    fields: [
      {
        name: 'account',
        input: 'text',
        isRequired: true,
        pattern: `(?:${CN_PHONE}|[A-Za-z0-9]{8,20})`,
        isChecked: true,
      },
    ],
  },
  WECHAT: {
    listPath: '/mine/wechatAcount',
    addPath: '/mine/addwechatCard',
    max: 2,
    number: 'wechatId',
    isOneTap: false,
    fields: [
      {
        name: 'wechatId',
        input: 'text',
        isRequired: true,
        pattern: `(?:${WECHAT_ID}|${CN_PHONE})`,
        isChecked: true,
      },
      { name: 'qr', input: 'picture', isRequired: true },
    ],
  },
  DCEP: {
    listPath: '/mine/digitalAcount',
    addPath: '/mine/addDigitalCard',
    max: 2,
    number: 'walletId',
    isOneTap: false,
    fields: [
      { name: 'walletId', input: 'digits', isRequired: true, pattern: '00\\d{14}', isChecked: true },
      { name: 'operator', input: 'choice', isRequired: true, options: DCEP_OPERATORS },
      { name: 'phone', input: 'digits', isRequired: true, pattern: CN_PHONE },
    ],
  },
}

export type FieldFault = 'missing' | 'form' | 'check' | 'length' | 'choice'
export type AccountValues = Readonly<Partial<Record<AccountFieldName, string>>>

/** The error in one field, null when valid. Spaces that people type into numbers are ignored. */
export function accountFieldFault(field: AccountField, values: AccountValues): FieldFault | null {
  const value = accountValue(field, values)
  if (value === '') return field.isRequired ? 'missing' : null
  if (field.options !== undefined && !field.options.includes(value)) return 'choice'
  const pattern = field.pattern ?? field.patternBy?.of[values[field.patternBy.field] ?? '']
  if (field.patternBy !== undefined && pattern === undefined) return 'form'
  if (pattern !== undefined && !new RegExp(`^${pattern}$`).test(value)) return 'form'
  if (field.units !== undefined && !isWithin(unitsOf(value), field.units)) return 'length'
  return field.isLuhn && !hasCheckDigit(value) ? 'check' : null
}

/** The stored form of a value: numbers without spaces, text trimmed. */
export function accountValue(field: AccountField, values: AccountValues): string {
  const value = values[field.name] ?? ''
  return field.units === undefined ? value.replace(/\s/g, '') : value.trim()
}

/** First and last characters of an account, as shown in lists; never the whole. */
export function maskedAccount(kind: AccountKind, value: string): string {
  if (kind === 'BANK' || kind === 'DCEP') return `**** **** **** ${value.slice(-4)}`
  if (kind === 'USDT') return `${value.slice(0, 5)}****${value.slice(-5)}`
  const at = value.indexOf('@')
  if (at > 0) return `${value.slice(0, Math.min(2, at - 1))}****${value.slice(at)}`
  return `${value.slice(0, 3)}****${value.slice(-2)}`
}

/** The check digit of a card (Luhn). */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

function isWithin(value: number, { min, max }: { min: number; max: number }): boolean {
  return value >= min && value <= max
}
