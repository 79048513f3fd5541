/** Composes a page from the facts that determine its content, and derives a cache key from those facts. */
import type { Discovery, FrameKind, MicroFrontend, ShellBuild, SignedDiscovery } from '@lantern/contract/federation'
import * as v from 'valibot'
import type { SiteContent } from '../content/boot-content.ts'
import { SHELL_BASE } from '../content/site-title.ts'
import type { ArtifactManifests } from '../files/artifact-manifests.ts'
import type { Locale } from '../request/locale.ts'
import type { ShellTrial } from '../shell-releases/shell-trials.ts'
import { bootSkinOf, type InlinedSkin } from '../skins/active-skins.ts'
import { contentId } from './content-id.ts'
import { policyOf } from './csp.ts'
import { pageOf, type SharedBoot, sharedBootSchema } from './page.ts'
import type { ComposedPage } from './page-store.ts'

export type PageFacts = {
  readonly shell: ShellBuild
  readonly verified: { readonly signed: SignedDiscovery; readonly document: Discovery } | undefined
  readonly discoveryKey: string
  /** The assigned version of each remote. */
  readonly chosen: readonly MicroFrontend[]
  /** The build whose code the page loads. */
  readonly remote: MicroFrontend | undefined
  readonly frame: FrameKind
  /** Title in the header of the frame, where the edge knows it. */
  readonly title: { readonly zh: string; readonly en: string } | undefined
  readonly isBrowserHelp: boolean
  readonly locale: Locale
  readonly site: SiteContent
  readonly activeSkin: InlinedSkin | null
  /** Path of the picture that home shows first. */
  readonly heroArt: string | undefined
  readonly isOffline: boolean
  /** An unsigned developer build is active on the visitor's device. */
  readonly isOverriding: boolean
  /** The device holds a trial link of the shell. */
  readonly shellTrial: Pick<ShellTrial, 'until' | 'seal'> | null
}

/** Facts shared by all pages of this edge. */
export type ComposeParts = {
  readonly manifests: ArtifactManifests
  readonly venueOrigins: readonly string[]
  readonly artifactOrigins: readonly string[]
  /** Time budget of a remote's frame in the browser, ms. */
  readonly frameBudgetMs: number
  /** Share of pages that measure costs, percent. */
  readonly costSample: number
  readonly overrideOrigins: readonly string[]
  /** Whether pages register the service worker. */
  readonly serviceWorker: boolean
  /** Whether pages report each view. */
  readonly views: boolean
}

/** Pages with equal keys differ only in the data of the visit. */
export function pageKey(facts: PageFacts): string {
  const { shell, verified, chosen, remote, activeSkin, site } = facts
  return [
    shell.version,
    facts.discoveryKey,
    verified?.signed.signature,
    ...chosen.map(({ url }) => url),
    remote?.url,
    facts.frame,
    facts.title && (facts.locale === 'en' ? facts.title.en : facts.title.zh),
    facts.isBrowserHelp,
    facts.locale,
    activeSkin?.key,
    activeSkin?.until,
    facts.heroArt,
    facts.isOffline,
    facts.isOverriding,
    facts.shellTrial?.seal,
    facts.shellTrial?.until,
    siteId(site),
  ].join('\n')
}

const siteIds = new WeakMap<SiteContent, string>()

function siteId(site: SiteContent): string {
  const known = siteIds.get(site)
  if (known !== undefined) return known
  const { preInfo, serviceState, vvPretty, cached } = site
  const id = contentId([preInfo, serviceState, vvPretty, ...Object.entries(cached).flat()].map(contentId))
  siteIds.set(site, id)
  return id
}

export async function composePage(facts: PageFacts, parts: ComposeParts): Promise<ComposedPage> {
  const { shell, chosen, site, activeSkin } = facts
  const manifests = await manifestsOf(chosen, parts.manifests)
  const boot: SharedBoot = {
    shellVersion: shell.version,
    shellFiles: Object.fromEntries(
      Object.entries(shell.files).map(([file, integrity]) => [`${SHELL_BASE}${file}`, integrity]),
    ),
    discovery: facts.verified?.signed ?? null,
    discoveryKey: facts.discoveryKey,
    manifests,
    preInfo: withoutAddress(site.preInfo),
    serviceState: site.serviceState,
    vvPretty: site.vvPretty,
    cached: site.cached,
    venueOrigins: [...parts.venueOrigins],
    artifactOrigin: parts.artifactOrigins[0] ?? '',
    frameBudgetMs: parts.frameBudgetMs,
    costSample: parts.costSample,
    views: parts.views,
    look: activeSkin && bootSkinOf(activeSkin),
    shellTrial: facts.shellTrial && { until: facts.shellTrial.until },
    overrideOrigins: [...parts.overrideOrigins],
    locale: facts.locale,
    offline: facts.isOffline,
    serviceWorker: parts.serviceWorker && shell.serviceWorker !== undefined,
  }
  const page = pageOf({ ...facts, boot: v.parse(sharedBootSchema, boot) })
  return {
    text: page.start,
    isWhole: Object.keys(manifests).length === chosen.length,
    policyFor: (host) =>
      policyOf({
        ...page,
        venueOrigins: parts.venueOrigins,
        artifactOrigins: parts.artifactOrigins,
        overrideOrigins: facts.isOverriding ? parts.overrideOrigins : [],
        vvPretty: site.vvPretty,
        host,
      }),
  }
}

/** The upstream saw the address of the edge or of another visitor: replaced by the visitor's own. */
function withoutAddress(preInfo: unknown): unknown {
  return typeof preInfo === 'object' && preInfo !== null ? { ...preInfo, ip: '' } : preInfo
}

/** Manifests of the chosen builds, inlined to save a round trip on the first visit. */
async function manifestsOf(
  chosen: readonly MicroFrontend[],
  manifests: ArtifactManifests,
): Promise<Record<string, string>> {
  const pairs = await Promise.all(
    chosen.map(async (build) => {
      const text = await manifests.textOf(build)
      return text === undefined ? [] : [[build.url, text] as const]
    }),
  )
  return Object.fromEntries(pairs.flat())
}
