/** Which page may be kept for answering without a network. Pure. */
import { BOOT_ELEMENT_ID } from '@lantern/contract/boot'
import { type SignedDiscovery, signatureHead } from '@lantern/contract/discovery-signature'

/** Facts about a candidate page. */
export type DocumentFacts = {
  readonly shellVersion: string
  readonly locale: string
  readonly discovery: SignedDiscovery
  /** Revision named by its signature. */
  readonly revision: number
  readonly discoveryKey: string
}

/** Facts about the page kept so far. */
export type KeptFacts = {
  readonly locale: string
  readonly revision: number
  readonly discoveryKey: string
  readonly keptAtMs: number
}

/** Content that is the same for all visitors (notices, venues) is refreshed after this time. */
export const KEPT_FRESH_MS = 10 * 60_000

const BOOT_ELEMENT = new RegExp(`<script type="application/json" id="${BOOT_ELEMENT_ID}"[^>]*>([^<]*)</script>`)

/** Reads the boot data of a page, null when it has none or lacks data needed to start offline. */
export function factsOf(html: string): DocumentFacts | null {
  const text = BOOT_ELEMENT.exec(html)?.[1]
  if (text === undefined) return null
  try {
    const boot = JSON.parse(text) as Partial<DocumentFacts> & { offline?: boolean }
    const { shellVersion, locale, discovery, discoveryKey, offline } = boot
    if (offline !== true || !shellVersion || !locale || !discoveryKey || !discovery) return null
    const head = signatureHead(discovery.signature)
    if (head === null || typeof discovery.document !== 'string') return null
    return { shellVersion, locale, discovery, revision: head.revision, discoveryKey }
  } catch {
    return null
  }
}

export type Refusal = 'no-boot-data' | 'other-shell' | 'older-discovery'

/** Why a candidate is not kept; null = keep it, if its signature is valid and its files are available. */
export function refusalOf(
  candidate: DocumentFacts | null,
  kept: Pick<KeptFacts, 'revision' | 'discoveryKey'> | null,
  shellVersion: string,
): Refusal | null {
  if (candidate === null) return 'no-boot-data'
  // Its files belong to another worker, which keeps its own page.
  if (candidate.shellVersion !== shellVersion) return 'other-shell'
  // Validly signed but outdated: a replay (decision 0011). Another key means another release service, with its own revisions.
  const isOlder = kept?.discoveryKey === candidate.discoveryKey && candidate.revision < kept.revision
  return isOlder ? 'older-discovery' : null
}

/** Whether something newer than the kept page is available to a page with this discovery and language. */
export function wantsKeeping(
  kept: KeptFacts | null,
  page: { readonly locale: string; readonly revision: number },
  nowMs: number,
): boolean {
  return (
    kept === null ||
    kept.locale !== page.locale ||
    page.revision > kept.revision ||
    nowMs - kept.keptAtMs > KEPT_FRESH_MS
  )
}

/** @returns paths of the files that a discovery document lists; other files of remotes are not kept */
export function listedFiles(document: string): ReadonlySet<string> {
  const { microFrontends = {} } = JSON.parse(document) as {
    microFrontends?: Record<string, { url: string; extras: { files: Record<string, string> } }[]>
  }
  const builds = Object.values(microFrontends).flat()
  // Addresses in the document have no origin; only paths are wanted.
  const pathOf = (file: string, base: string) => new URL(file, new URL(base, 'http://paths.invalid')).pathname
  return new Set(builds.flatMap(({ url, extras }) => Object.keys(extras.files).map((file) => pathOf(file, url))))
}
