/** Phones by the site's pre-info: supported countries and refused prefixes (spec 3: globePhoneNumber, disablePhones). Pure. */
import type { PreInfo } from '@lantern/contract/site'

export type Phone = { area: string; phone: string }
export type PhoneMistake = 'missing' | 'range' | 'pattern'
export type Country = PreInfo['globePhoneNumber'][number]

/** Where pre-info could not be had: the home market, and the server judges. */
const HOME: Country = { code: 'CN', number: '86', name: '中国 China', pattern: '^1[3-9]\\d{9}$' }
/** What a phone has at least and at most, where a country's own pattern cannot be read (screens.md 0.4). */
const ANY_PHONE = /^\d{5,15}$/

export function countriesOf(site: Pick<PreInfo, 'globePhoneNumber'> | null): readonly Country[] {
  return site?.globePhoneNumber.length ? site.globePhoneNumber : [HOME]
}

/** What is wrong with a phone, null when nothing is. */
export function phoneMistake(
  { area, phone }: Phone,
  site: Pick<PreInfo, 'globePhoneNumber' | 'disablePhones'> | null,
): PhoneMistake | null {
  if (phone === '') return 'missing'
  if (site?.disablePhones.some((prefix) => prefix !== '' && phone.startsWith(prefix))) return 'range'
  const country = countriesOf(site).find(({ number }) => number === area)
  return ANY_PHONE.test(phone) && matches(country?.pattern, phone) ? null : 'pattern'
}

/** A pattern that is none must not close the site to a whole country: the server judges. */
function matches(pattern: string | undefined, phone: string): boolean {
  try {
    return new RegExp(pattern ?? '').test(phone)
  } catch {
    return true
  }
}
