/** Reads the discovery document: which builds of which remotes this visitor gets. */
import { type SignedDiscovery, signatureHead } from '@lantern/contract/discovery-signature'
import { type Discovery, discoverySchema, type MicroFrontend } from '@lantern/contract/federation'
import { chainOf } from '@lantern/contract/rollout'
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
  /** Of a build that a signed link lets stand in: what the link is known by. */
  readonly nonce?: string
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

/** The revision that a signature names, 0 when there is none. It counts only when the signature holds. */
export function revisionOf(signed: SignedDiscovery | null): number {
  return signatureHead(signed?.signature ?? '')?.revision ?? 0
}

/** What a link lets stand in; without a nonce it is a developer's own build, which ops knows nothing of. */
type StandIn = { readonly name: string; readonly version: string; readonly nonce?: string }

/**
 * Whether ops ended a link before its time: it was taken back, or the build that it is for was switched off, which takes the build away from everybody.
 * A link may be of a remote that is not live, so any entry may name it.
 */
export function isLinkEnded(discovery: Discovery | null, { name, version, nonce }: StandIn): boolean {
  if (nonce === undefined) return false
  const entries = Object.values(discovery?.microFrontends ?? {}).flat()
  const own = discovery?.microFrontends[name] ?? []
  return (
    entries.some(({ extras }) => extras.takenBack?.includes(nonce)) ||
    own.some(({ extras }) => extras.revoked?.includes(version))
  )
}

/** The builds of one visitor in the order in which they are tried. @param bucket the visitor's place in a canary, when there is one */
export function buildsOf(discovery: Discovery, name: string, bucket: number | undefined, origin: string): Build[] {
  return chainOf(discovery.microFrontends[name] ?? [], bucket).map((item) => {
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
