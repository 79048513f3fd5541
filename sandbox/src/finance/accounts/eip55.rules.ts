/** The mixed-case checksum of an Ethereum address (EIP-55). Pure. */
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Whether the mixed-case checksum of an address is valid. An address in a single case has none and passes. */
export function hasEip55Checksum(address: string): boolean {
  const digits = address.slice(2)
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return true
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits.toLowerCase())))
  return [...digits].every((digit, at) => /\d/.test(digit) || digit < 'a' === Number(`0x${hash[at]}`) >= 8)
}
