/** Computes the fingerprint; import it lazily, to keep traits and hash out of the first load. */

import { readTraits } from './browser-traits.ts'
import { fingerprintText, platformOf, TRAITS } from './fingerprint.rules.ts'
import { hash128 } from './murmur.ts'

/** @param ip IP address from pre-info, '' when unknown */
export function browserFingerprint(ip: string): string {
  const traits = TRAITS[platformOf(navigator.userAgent)]
  return traits.length === 0 ? '' : hash128(fingerprintText(readTraits(traits), ip))
}
