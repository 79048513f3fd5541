/** Phone validation by pre-info: supported countries and blocked prefixes (spec 3: globePhoneNumber, disablePhones). Pure. */
import type { PreInfo } from '@lantern/contract/site'

export type Phone = { area: string; phone: string }
export type PhoneMistake = 'missing' | 'range' | 'pattern'
export type Country = PreInfo['globePhoneNumber'][number]

/** Without pre-info: the home market only, and the server decides. */
const HOME: Country = { code: 'CN', number: '86', name: '中国 China', pattern: '^1[3-9]\\d{9}$' }
/** Accepted length when a country's own pattern is invalid (screens.md 0.4). */
const ANY_PHONE = /^\d{5,15}$/

export function countriesOf(site: Pick<PreInfo, 'globePhoneNumber'> | null): readonly Country[] {
  return site?.globePhoneNumber.length ? site.globePhoneNumber : [HOME]
}

/** The error in a phone number, null when valid. */
export function phoneMistake(
  { area, phone }: Phone,
  site: Pick<PreInfo, 'globePhoneNumber' | 'disablePhones'> | null,
): PhoneMistake | null {
  if (phone === '') return 'missing'
  if (site?.disablePhones.some((prefix) => prefix !== '' && phone.startsWith(prefix))) return 'range'
  const country = countriesOf(site).find(({ number }) => number === area)
  return ANY_PHONE.test(phone) && matches(country?.pattern, phone) ? null : 'pattern'
}

/** An invalid pattern must not block a whole country: the server decides. */
function matches(pattern: string | undefined, phone: string): boolean {
  try {
    return new RegExp(pattern ?? '').test(phone)
  } catch {
    return true
  }
}
