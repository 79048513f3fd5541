/**
 * Which visitor gets which version of a remote: shared by the edge, which preloads it, and the shell, which registers it. Pure.
 * A visitor's bucket is a number in [0, 1): the first 32 bits of SHA-256 over salt, remote and visitor, divided by 2^32. It does not
 * depend on the list of versions, so that widening or restarting a canary keeps its visitors (federation.md 3.3).
 */
import type { Discovery, MicroFrontend } from './federation.ts'

/** Buckets by remote, as sent by the edge. A remote without an entry has no canary. */
export type Buckets = Readonly<Record<string, number>>

/** Smallest step of a canary's share, percent. */
export const PERCENT_STEP = 0.1

/** End of a window without a known end: a disabled remote stays closed until it is enabled again. Largest time of a `Date`. */
export const OPEN_END_MS = 8.64e15

/** The text hashed for a visitor's bucket. */
export function bucketText(salt: string, remote: string, visitor: string): string {
  return `${salt}\n${remote}\n${visitor}`
}

/** The bucket from a SHA-256 digest: its first 32 bits as a fraction of 1. */
export function bucketOfDigest(digest: Uint8Array): number {
  const [a = 0, b = 0, c = 0, d = 0] = digest
  return (a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d) / 2 ** 32
}

/** The stable version's share beside a canary of this percentage; exact, so that both add up to 100. */
export function restOf(percent: number): number {
  return Math.round((100 - percent) * 10) / 10
}

/**
 * The version of one visitor: traffic is divided in list order, the default gets the rest.
 * @param bucket the visitor's bucket; omitted = a visitor outside every canary
 */
export function chosenOf(list: readonly MicroFrontend[], bucket: number | undefined): MicroFrontend | undefined {
  let sum = 0
  for (const entry of list) {
    if (bucket === undefined) break
    if (entry.deployment.default) continue
    sum += entry.deployment.traffic / 100
    if (bucket < sum) return entry
  }
  return list.find(({ deployment }) => deployment.default) ?? list[0]
}

/**
 * The versions of one visitor in the order of attempts: the chosen one, its fallbacks, then older ones. Canaries that do not include the
 * visitor are left out.
 */
export function chainOf(list: readonly MicroFrontend[], bucket: number | undefined): MicroFrontend[] {
  const chain: MicroFrontend[] = []
  let next = chosenOf(list, bucket)
  while (next !== undefined && !chain.includes(next)) {
    chain.push(next)
    const { fallbackUrl } = next
    next = list.find(({ url }) => url === fallbackUrl)
  }
  const isOld = ({ deployment }: MicroFrontend) => deployment.default || deployment.traffic === 0
  return [...chain, ...list.filter((entry) => !chain.includes(entry) && isOld(entry))]
}

/** Whether some visitors get another version than the rest: only then do buckets matter. */
export function hasCanary(list: readonly MicroFrontend[]): boolean {
  return list.some(({ deployment }) => !deployment.default && deployment.traffic > 0)
}

/** The salt of a remote's canary from the document; '' without one. */
export function saltOf(document: Discovery, remote: string): string {
  return document.microFrontends[remote]?.[0]?.extras.salt ?? ''
}
