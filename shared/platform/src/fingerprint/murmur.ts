import { FINGERPRINT_SEED } from '@lantern/contract/constants'
import murmur from 'murmurhash3js-revisited'

/** 128-bit x64 murmur3 of a UTF-8 text with the seed of spec 9. @returns 32 hexadecimal digits */
export function hash128(text: string): string {
  return murmur.x64.hash128(new TextEncoder().encode(text), FINGERPRINT_SEED)
}
