import ipaddr from 'ipaddr.js'

/** Leading groups of 16 bits that a provider gives to one IPv6 customer: a /64. */
const CUSTOMER_GROUPS = 4

/**
 * Under which name a limit counts an address: an IPv4 address itself, of an IPv6 address its /64, because one customer holds all of it.
 * An IPv4 address in IPv6 form (`::ffff:192.0.2.1`) counts as IPv4. What is no address counts under its own text.
 *
 * @param address as `request.ip` gives it
 * @example addressKey('2001:db8:1:2:3:4:5:6') // '2001:db8:1:2::/64'
 */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return `${parsed.parts
    .slice(0, CUSTOMER_GROUPS)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}
