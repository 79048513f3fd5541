/** Reads the discovery document: which builds of which remotes this visitor gets. */
import { type Discovery, discoverySchema, type MicroFrontend, type SignedDiscovery } from '@lantern/contract/federation'
import { safeParse } from 'valibot'

/** One published build, with everything needed to load and check it. */
export type Build = {
  readonly name: string
  readonly version: string
  /** Absolute URL of mf-manifest.json. */
  readonly manifestUrl: string
  /** SRI of the manifest. */
  readonly integrity: string
  readonly extras: MicroFrontend['extras']
}

/** The document's content, null when it is unreadable. Its signature is checked apart: verify-discovery.ts. */
export function parseDiscovery(signed: SignedDiscovery | null): Discovery | null {
  if (signed === null) return null
  try {
    const parsed = safeParse(discoverySchema, JSON.parse(signed.document))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

/**
 * The deployment of one visitor: traffic is cut in the order of the list, the default takes what is left.
 * @param bucket sticky place of the visitor in [0, 1)
 */
export function pickDeployment(list: readonly MicroFrontend[], bucket: number): MicroFrontend | undefined {
  let sum = 0
  for (const item of list) {
    if (item.deployment.default) continue
    sum += item.deployment.traffic / 100
    if (bucket < sum) return item
  }
  return list.find((item) => item.deployment.default) ?? list[0]
}

/** Sticky place of a device for one remote: the first 32 bits of a hash that does not contain the version list (federation.md 3.3). */
export function bucketOf(name: string, device: string): number {
  let hash = 0x811c9dc5
  for (const char of `${name}:${device}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  // One more mixing round: FNV alone spreads the high bits of short strings badly.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
  return ((hash ^ (hash >>> 12)) >>> 0) / 2 ** 32
}

/** All builds of a remote, the visitor's own first, then the others newest first. */
export function buildsOf(discovery: Discovery, name: string, bucket: number, origin: string): Build[] {
  const list = discovery.microFrontends[name] ?? []
  const picked = pickDeployment(list, bucket)
  return [...(picked ? [picked] : []), ...list.filter((item) => item !== picked)].map((item) => {
    return {
      name,
      version: item.metadata.version,
      manifestUrl: new URL(item.url, origin).href,
      integrity: item.metadata.integrity,
      extras: item.extras,
    }
  })
}

/** The longest of these prefixes that a path stands under. */
export function prefixOf(path: string, prefixes: Iterable<string>): string | null {
  let longest: string | null = null
  for (const prefix of prefixes) {
    if (prefix.length > (longest?.length ?? 0) && (path === prefix || path.startsWith(`${prefix}/`))) longest = prefix
  }
  return longest
}

/** The remote that owns a path. */
export function ownerOf(path: string, prefixes: ReadonlyMap<string, string>): string | null {
  const prefix = prefixOf(path, prefixes.keys())
  return prefix === null ? null : (prefixes.get(prefix) ?? null)
}
