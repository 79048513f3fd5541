/** Countries whose phones are accepted, and the refused prefixes (spec 3: globePhoneNumber, disablePhones). */
import type { Sentence } from '../refusal/sandbox-error.ts'

export const COUNTRIES = [
  { code: 'CN', number: '86', name: '中国 China', pattern: '^1[3-9]\\d{9}$' },
  { code: 'HK', number: '852', name: '中国香港 Hong Kong', pattern: '^\\d{8}$' },
  { code: 'MO', number: '853', name: '中国澳门 Macao', pattern: '^\\d{8}$' },
  { code: 'SG', number: '65', name: '新加坡 Singapore', pattern: '^\\d{8}$' },
  { code: 'MY', number: '60', name: '马来西亚 Malaysia', pattern: '^\\d{9,10}$' },
  { code: 'TH', number: '66', name: '泰国 Thailand', pattern: '^\\d{9}$' },
  { code: 'VN', number: '84', name: '越南 Vietnam', pattern: '^\\d{9,10}$' },
  { code: 'PH', number: '63', name: '菲律宾 Philippines', pattern: '^\\d{10}$' },
]
/** Ranges of virtual operators. */
export const DISABLED_PREFIXES: readonly string[] = ['170', '171']

/** Why a phone is not accepted; null when it is. @param area country number, `86` */
export function phoneMistake(area: string, phone: string): Sentence | null {
  const country = COUNTRIES.find(({ number }) => number === area)
  if (!country) return { zh: '该国家或地区暂不支持', en: 'This country or region is not supported' }
  if (DISABLED_PREFIXES.some((prefix) => phone.startsWith(prefix)))
    return { zh: '该号段暂不支持', en: 'This number range is not supported' }
  if (!new RegExp(country.pattern).test(phone)) return { zh: '手机号格式不正确', en: 'Invalid phone number' }
  return null
}

/** The key of a phone in the store of codes. */
export function phoneTarget(area: string, phone: string): string {
  return `${area}/${phone}`
}
