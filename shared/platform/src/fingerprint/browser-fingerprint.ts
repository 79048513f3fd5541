/** The fingerprint itself; imported lazily only, so that neither traits nor hash weigh on the first load. */

import { readTraits } from './browser-traits.ts'
import { fingerprintText, platformOf, TRAITS } from './fingerprint.rules.ts'
import { hash128 } from './murmur.ts'

/** @param ip address that pre-info saw, '' when none is known */
export function browserFingerprint(ip: string): string {
  const traits = TRAITS[platformOf(navigator.userAgent)]
  return traits.length === 0 ? '' : hash128(fingerprintText(readTraits(traits), ip))
}
