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
  /** Of a trial build: the nonce that identifies its link. */
  readonly nonce?: string
}

/** The document's content, null when unreadable. Its signature is verified separately: verify-discovery.ts. */
export function parseDiscovery(signed: SignedDiscovery | null): Discovery | null {
  if (signed === null) return null
  try {
    const parsed = safeParse(discoverySchema, JSON.parse(signed.document))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

/** The revision that a signature names, 0 without one. Trust it only after verifying the signature. */
export function revisionOf(signed: SignedDiscovery | null): number {
  return signatureHead(signed?.signature ?? '')?.revision ?? 0
}

/** A build from a link; without a nonce it is a developer's own build, unknown to ops. A chaos link has no version. */
type StandIn = { readonly name: string; readonly version?: string; readonly nonce?: string }

/**
 * Whether ops ended a link early: it was revoked, or its build was disabled, which removes the build from every device.
 * A link may concern a remote that has no release, so any entry may name it.
 */
export function isLinkEnded(discovery: Discovery | null, { name, version, nonce }: StandIn): boolean {
  if (nonce === undefined) return false
  const entries = Object.values(discovery?.microFrontends ?? {}).flat()
  const own = discovery?.microFrontends[name] ?? []
  return (
    entries.some(({ extras }) => extras.takenBack?.includes(nonce)) ||
    own.some(({ extras }) => version !== undefined && extras.revoked?.includes(version))
  )
}

/** The builds for one visitor, in the order of attempts. @param bucket the visitor's bucket of the canary, if it has one */
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

/** The longest of these prefixes that contains a path. */
export function prefixOf(path: string, prefixes: Iterable<string>): string | null {
  let longest: string | null = null
  for (const prefix of prefixes) {
    if (prefix.length > (longest?.length ?? 0) && (path === prefix || path.startsWith(`${prefix}/`))) longest = prefix
  }
  return longest
}

export function ownerOf(path: string, prefixes: ReadonlyMap<string, string>): string | null {
  const prefix = prefixOf(path, prefixes.keys())
  return prefix === null ? null : (prefixes.get(prefix) ?? null)
}
