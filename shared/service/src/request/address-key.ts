import ipaddr from 'ipaddr.js'

/** Leading groups of 16 bits of one IPv6 network: a /64. */
const NETWORK_GROUPS = 4
/** Of what a provider gives to one IPv6 customer at most: a /48, which holds 65,536 networks. */
const CUSTOMER_GROUPS = 3

/**
 * Under which name a limit counts an address: an IPv4 address itself, of an IPv6 address its /64, because one device may take any address of it.
 * An IPv4 address in IPv6 form (`::ffff:192.0.2.1`) counts as IPv4. What is no address counts under its own text.
 *
 * @param address as `request.ip` gives it
 * @example addressKey('2001:db8:1:2:3:4:5:6') // '2001:db8:1:2::/64'
 */
export function addressKey(address: string): string {
  return keyOf(address, NETWORK_GROUPS)
}

/**
 * The same for counts in which one customer must not pass for many: of an IPv6 address its /48.
 *
 * @example customerKey('2001:db8:1:2:3:4:5:6') // '2001:db8:1::/48'
 */
export function customerKey(address: string): string {
  return keyOf(address, CUSTOMER_GROUPS)
}

function keyOf(address: string, groups: number): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const leading = parsed.parts.slice(0, groups).map((group) => group.toString(16))
  return `${leading.join(':')}::/${groups * 16}`
}
