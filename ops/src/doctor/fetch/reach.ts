/**
 * Limits of the console's doctor against request forgery. At a terminal it runs as its user, with their network; in the console it runs as the
 * release service, next to databases and metadata services, for anyone with read rights. So it fetches public addresses and known edges only.
 */
import { BlockList, isIP } from 'node:net'

/**
 * Non-public addresses: this machine, private networks, link-local (cloud metadata), carrier NAT, multicast, reserved; and their IPv6 equivalents.
 */
const CLOSED = { 4: new BlockList(), 6: new BlockList() }
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  CLOSED[4].addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of [
  // Unspecified, loopback and IPv4-mapped: all of ::/8 is reserved.
  ['::', 8],
  // Translated IPv4 may lead to a private network.
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  CLOSED[6].addSubnet(net, prefix, 'ipv6')

/** Whether an IP address is public. */
export function isPublic(address: string): boolean {
  // Separate lists: a shared one would treat IPv4 as part of IPv6.
  const family = isIP(address)
  if (family === 4) return !CLOSED[4].check(address, 'ipv4')
  return family === 6 && !CLOSED[6].check(address, 'ipv6')
}

/** Whether a URL may be fetched, before DNS; resolved addresses are checked again. @param known origins of our own edges */
export function mayAsk({ protocol, origin, hostname, username }: URL, known: ReadonlySet<string>): boolean {
  if (known.has(origin)) return true
  if (!/^https?:$/.test(protocol) || username !== '') return false
  const literal = hostname.replace(/^\[|\]$/g, '')
  return isIP(literal) === 0 || isPublic(literal)
}
