/**
 * The federation contract: metadata of a remote's build, documents of ops, boot data of the edge.
 * Discovery follows the open frontend-discovery schema (federation.md 5.1); our fields are under `extras`.
 */
import * as v from 'valibot'
import { liveAudienceSchema } from '../exposure/audience.ts'
import { stackSchema } from '../reports/stack.ts'
import { activeSkinSchema } from './active-skin.ts'
import { livePageSchema } from './remote-page.ts'

// A separate module without schemas: the service worker starts with nothing else.
export { BOOT_ELEMENT_ID, VISIT_ELEMENT_ID } from './boot.ts'
export type { SignedDiscovery } from './discovery-signature.ts'

/** Version of this contract. Ops compares it with the version a build was made for. */
export const CONTRACT_VERSION = '1.2.0'
/** The oldest contract whose remotes this shell still runs; it may be of an older major, or no shell could follow a major while remotes are live. */
export const OLDEST_CONTRACT_VERSION = '1.0.0'

/** sha256/384/512 in SRI form. */
export const integritySchema = v.pipe(
  v.string(),
  v.regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/, 'integrity is an SRI hash'),
)
/** `constructor` and `prototype` are no names: valibot drops such keys, so discovery would lose the remote. */
export const remoteNameSchema = v.pipe(
  v.string(),
  v.regex(
    /^(?!constructor$|prototype$)[a-z][a-z0-9-]{1,30}$/,
    'a remote name is lower-case letters, digits and dashes',
  ),
)
/** File systems accept names of at most 255 bytes; we append to versions and file names (`.br`, `.trial-<uuid>`). */
const NAME_LIMIT = 200
export const versionSchema = v.pipe(
  v.string(),
  v.maxLength(NAME_LIMIT, 'a version has 200 characters at most'),
  v.regex(/^\d+\.\d+\.\d+(-[0-9a-z.-]+)?$/, 'a version is semantic'),
)
/** Name of an environment, e.g. `staging`. */
export const environmentSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{1,30}$/, 'an environment is lower-case letters, digits and dashes'),
)
export const PRODUCTION = 'production'
/** File name inside a build: no parent folders, no name too long for a file system. */
export const fileNameSchema = v.pipe(
  v.string(),
  v.maxLength(1_000, 'a file name with its folders has 1000 characters at most'),
  v.regex(/^[A-Za-z0-9_][A-Za-z0-9._-]*(\/[A-Za-z0-9_][A-Za-z0-9._-]*)*$/, 'a file name stays inside its build'),
  v.check(
    (file) => file.split('/').every((part) => part.length <= NAME_LIMIT),
    'a file name and each of its folders has 200 characters at most',
  ),
)

/** Exported names by package. A package of ours exports fewer than 500. */
export const namesByPackageSchema = v.pipe(
  v.record(
    v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
    v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(80))), v.maxLength(2_000)),
  ),
  v.maxEntries(40),
)

/** `integrity.json`: SRI of every js and css file and of mf-manifest.json. */
export const integrityMapSchema = v.record(fileNameSchema, integritySchema)
export type IntegrityMap = v.InferOutput<typeof integrityMapSchema>

/** A maintenance window of a remote or of some of its pages, set by ops. */
export const maintenanceWindowSchema = v.object({
  /** Epoch ms of the site's clock. */
  from: v.number(),
  to: v.number(),
  /** Closed path prefixes; omitted = the whole remote, slots included. */
  routes: v.optional(v.array(v.string())),
  /** Text for members; omitted = the shell's own text. */
  text: v.optional(v.object({ zh: v.string(), en: v.string() })),
})
export type MaintenanceWindow = v.InferOutput<typeof maintenanceWindowSchema>

/** The current maintenance window of a path; the one that ends last when several overlap. @param path null = the remote as a whole */
export function windowAt(
  windows: readonly MaintenanceWindow[],
  path: string | null,
  nowMs: number,
): MaintenanceWindow | null {
  const closed = windows.filter(({ from, to, routes }) => {
    if (nowMs < from || nowMs >= to) return false
    return (
      routes === undefined || (path !== null && routes.some((route) => path === route || path.startsWith(`${route}/`)))
    )
  })
  return closed.reduce<MaintenanceWindow | null>((last, one) => (last !== null && last.to >= one.to ? last : one), null)
}

/** One deployed version, under `extras` of the frontend-discovery entry. */
export const deploymentExtrasSchema = v.looseObject({
  /** Display name of the remote. */
  title: v.optional(v.object({ zh: v.string(), en: v.string() })),
  routePrefixes: v.array(v.string()),
  /** Its pages; omitted: every path below the prefixes is one (decision 0046). */
  pages: v.optional(v.array(livePageSchema)),
  slots: v.array(v.string()),
  slotAudiences: v.optional(v.record(v.string(), liveAudienceSchema)),
  /** Flags of its audiences that are on in this environment. */
  flags: v.optional(v.array(v.string())),
  contractVersion: versionSchema,
  preload: v.array(v.object({ file: v.string(), as: v.picklist(['script', 'style']) })),
  /** Files of pages to fetch ahead, beside those of `preload`: by path. */
  pageFiles: v.optional(v.record(v.string(), v.array(v.string()))),
  /** Packages provided by the host, with the range of each that the build accepts. */
  shared: v.optional(v.record(v.string(), v.string())),
  /** SRI by file name, relative to the manifest. */
  files: integrityMapSchema,
  /** Closed by ops: the frame shows the window instead of loading code. The same for all versions of a remote. */
  maintenance: v.optional(v.nullable(v.array(maintenanceWindowSchema)), null),
  /** Salt of this remote's canary (rollout.ts); omitted without one. */
  salt: v.optional(v.string()),
  /** Disabled versions: must not run, not even on a device that remembers one as last good. */
  revoked: v.optional(v.array(versionSchema)),
  /** Nonces of revoked override links (override.ts). */
  takenBack: v.optional(v.array(v.string())),
})

const microFrontendSchema = v.object({
  /** URL of mf-manifest.json. */
  url: v.string(),
  fallbackUrl: v.optional(v.string()),
  metadata: v.object({ integrity: integritySchema, version: versionSchema }),
  extras: deploymentExtrasSchema,
  deployment: v.object({ traffic: v.pipe(v.number(), v.minValue(0), v.maxValue(100)), default: v.boolean() }),
})
export type MicroFrontend = v.InferOutput<typeof microFrontendSchema>

/** The discovery document: by remote, its live versions, newest first; traffic sums to 100, exactly one default. */
export const discoverySchema = v.object({
  schema: v.string(),
  microFrontends: v.record(
    remoteNameSchema,
    v.pipe(
      v.array(microFrontendSchema),
      v.minLength(1),
      v.check(
        (list) => list.reduce((sum, item) => sum + item.deployment.traffic, 0) === 100,
        'traffic of a remote sums to 100',
      ),
      v.check(
        (list) => list.filter((item) => item.deployment.default).length === 1,
        'a remote has exactly one default',
      ),
    ),
  ),
})
export type Discovery = v.InferOutput<typeof discoverySchema>
export const DISCOVERY_SCHEMA_URL =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json'

/** Discovery as inlined or stored (discovery-signature.ts). A document stored before signatures were detached is invalid. */
export const signedDiscoverySchema = v.object({
  document: v.string(),
  signature: v.pipe(v.string(), v.regex(/^[\w-]+\.\.[\w-]{86}$/, 'the signature is a detached JWS')),
})

/** Kinds of prerendered frame, one for each layout of the shell. */
export const FRAME_KINDS = ['home', 'tab', 'page', 'auth', 'bare'] as const
export type FrameKind = (typeof FRAME_KINDS)[number]

/** Placeholder for the site's title in the frames, since only the edge knows it; replaced by the escaped title. */
export const SITE_TITLE_MARK = '%SITE_TITLE%'
/** A `page` frame with a header, for pages whose title the edge knows; in addition to the frames of each kind. */
export const TITLED_FRAME = 'titled'
/** Placeholder in that frame for the page's title from discovery. */
export const PAGE_TITLE_MARK = '%PAGE_TITLE%'

/** Shared packages of a shell's build: the gate of ops checks remotes against it. */
export const shellProvisionSchema = v.object({
  contractVersion: versionSchema,
  /** Remotes built for an older contract than this are not supported. */
  oldestContract: versionSchema,
  /** Shared packages with the version on the page. */
  shared: v.record(v.string(), versionSchema),
  /** Names that each of them exports on the page. Missing in shells before decision 0053. */
  exports: v.optional(namesByPackageSchema),
  slots: v.array(v.string()),
})
export type ShellProvision = v.InferOutput<typeof shellProvisionSchema>

/** `shell.json` of the shell's build; the edge composes HTML from it. */
export const shellBuildSchema = v.object({
  version: versionSchema,
  provides: shellProvisionSchema,
  /** Initial scripts in order, as file names inside the build. */
  scripts: v.array(v.object({ file: fileNameSchema, integrity: integritySchema })),
  styles: v.array(v.object({ file: fileNameSchema, integrity: integritySchema })),
  /** Additional scripts for a deep link into a remote (the federation chunk). */
  federation: v.array(v.object({ file: fileNameSchema, integrity: integritySchema })),
  /** SRI of all files, for lazy chunks. */
  files: integrityMapSchema,
  /** Prerendered HTML of the frame, by kind and locale. */
  frames: v.record(v.string(), v.record(v.string(), v.string())),
  /** CSS that paints the frame, inlined. */
  criticalCss: v.string(),
  /** The service worker's script, served at `SERVICE_WORKER_PATH`. */
  serviceWorker: v.optional(fileNameSchema),
  /** Icons of the installed site, served like the other files. */
  icons: v.optional(
    v.array(v.object({ file: fileNameSchema, sizes: v.string(), purpose: v.picklist(['any', 'maskable', 'apple']) })),
    [],
  ),
})
export type ShellBuild = v.InferOutput<typeof shellBuildSchema>

/** Time budget of a remote from request to paint; after it the error panel shows, ms. */
export const DEFAULT_FRAME_BUDGET_MS = 7_000

/** Visitor-specific data: at the end of the HTML, different for each visitor. */
export type Visit = {
  /** The visitor's IP address, which the upstream's answer to the edge does not contain. */
  readonly ip: string
  readonly serverTime: number
  readonly buckets: Readonly<Record<string, number>>
}

/** Combines a page's two boot data elements. Both are unchecked: parse the result with `bootDataSchema`. */
export function withVisit(boot: object, { ip, ...visit }: Partial<Visit>): object {
  const { preInfo } = boot as { preInfo?: unknown }
  const isKnown = typeof preInfo === 'object' && preInfo !== null
  return { ...visit, ...boot, preInfo: isKnown ? { ...preInfo, ip } : preInfo }
}

/** Data that the edge inlines as `<script type="application/json" id="lantern-boot">`, together with the visit. */
export const bootDataSchema = v.looseObject({
  shellVersion: v.string(),
  /** SRI of the shell's own lazy chunks by absolute path. */
  shellFiles: v.record(v.string(), v.string()),
  /** Unreadable discovery counts as missing: the page then fetches it. */
  discovery: v.fallback(v.nullable(signedDiscoverySchema), null),
  /** Ed25519 public key of ops, base64 SPKI. */
  discoveryKey: v.string(),
  /** The visitor's buckets in the canaries of this document (rollout.ts). */
  buckets: v.optional(v.record(v.string(), v.pipe(v.number(), v.minValue(0), v.maxValue(1)))),
  /** mf-manifest JSON texts by URL, which saves the requests; integrity is still checked. */
  manifests: v.record(v.string(), v.string()),
  preInfo: v.nullable(v.unknown()),
  vvPretty: v.nullable(v.unknown()),
  /** Whether the service is stopped; null when the upstream did not answer. */
  serviceState: v.optional(v.nullable(v.unknown()), null),
  /** Cached content of the home page, by json-cache key. */
  cached: v.optional(v.record(v.string(), v.unknown()), {}),
  venueOrigins: v.array(v.string()),
  /** Origin of remotes' files when not this one: resolves addresses of discovery that begin with `/`. */
  artifactOrigin: v.optional(v.string(), ''),
  /** Time budget of a remote's frame, ms. */
  frameBudgetMs: v.optional(v.pipe(v.number(), v.minValue(2_000), v.maxValue(60_000)), DEFAULT_FRAME_BUDGET_MS),
  /** Share of pages that measure what builds cost, percent (costs.ts). */
  costSample: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 0),
  /** Whether pages report each view: the site has a hook that receives them. */
  views: v.optional(v.boolean(), false),
  /** The active skin; null = the plain skin. */
  look: v.optional(v.nullable(activeSkinSchema), null),
  /** The device holds a trial link of this shell, valid until then (epoch ms); null = the shell that other visitors get. */
  shellTrial: v.optional(v.nullable(v.object({ until: v.number() })), null),
  /** Origins whose unsigned builds may run on this device: a developer's machine. Empty in production. */
  overrideOrigins: v.optional(v.array(v.string()), []),
  serverTime: v.number(),
  locale: v.picklist(['zh-CN', 'en']),
  /** The page was kept on the device (offline.ts): its times are those of keeping. */
  offline: v.optional(v.boolean(), false),
  /** Whether pages register the service worker; false removes an existing one. */
  serviceWorker: v.optional(v.boolean(), false),
})
export type BootData = v.InferOutput<typeof bootDataSchema>

/** Phases in which a remote can fail. */
const REMOTE_PHASES = [
  'discovery',
  'manifest',
  'entry',
  'chunk',
  'shared',
  'render',
  'timeout',
  /** A file differed from the signed one: it did not run. */
  'sri-mismatch',
] as const
export type RemotePhase = (typeof REMOTE_PHASES)[number]
/** Every phase, for readers of reports, which carry any text. */
export const FAILURE_PHASES: readonly RemotePhase[] = REMOTE_PHASES

/** Events kept for a support code: the last ones of the session, across page loads. */
export const BREADCRUMBS = 50
/** `x-request-id` of an answer. */
const traceSchema = v.pipe(v.string(), v.regex(/^[0-9A-Za-z-]{8,64}$/, 'a trace id is letters, digits and dashes'))

/** An event before a support code was created: a route's pattern, a code with its endpoint, a remote's state. No identities, no values. */
export const breadcrumbSchema = v.object({
  /** ms before the report. */
  ms: v.number(),
  kind: v.picklist(['route', 'code', 'remote', 'session']),
  what: v.pipe(v.string(), v.maxLength(80)),
  /** Id of the answer's request, as the servers logged it. */
  trace: v.optional(traceSchema),
})
export type Breadcrumb = v.InferOutput<typeof breadcrumbSchema>

/** A report to the collector (`POST /collect` of the edge). Contains no token, no name and no amount. */
export const collectorReportSchema = v.object({
  kind: v.picklist(['remote', 'error', 'csp', 'contract', 'vital', 'view']),
  remote: v.optional(v.pipe(v.string(), v.maxLength(40))),
  version: v.optional(v.pipe(v.string(), v.maxLength(60))),
  phase: v.optional(v.pipe(v.string(), v.maxLength(20))),
  outcome: v.optional(v.picklist(['loaded', 'failed', 'fallback', 'recovered'])),
  cause: v.optional(v.pipe(v.string(), v.maxLength(300))),
  path: v.optional(v.pipe(v.string(), v.maxLength(200))),
  stack: v.optional(stackSchema),
  ms: v.optional(v.number()),
  supportCode: v.optional(v.pipe(v.string(), v.maxLength(20))),
  shell: v.optional(v.pipe(v.string(), v.maxLength(60))),
  /** With a support code: versions of the remotes on the page. */
  remotes: v.optional(v.record(remoteNameSchema, v.pipe(v.string(), v.maxLength(60)))),
  /** With a support code: breadcrumbs, oldest first. Deployed shells send this field name. */
  trail: v.optional(v.pipe(v.array(breadcrumbSchema), v.maxLength(BREADCRUMBS))),
  /** With a support code: remotes of which this device runs another build than the released one. */
  overrides: v.optional(v.pipe(v.array(remoteNameSchema), v.maxLength(20))),
  /** The page was in chaos mode: number of its link. Such a report counts nowhere. */
  chaos: v.optional(v.pipe(v.string(), v.maxLength(100), v.regex(/^[\w-]+$/))),
})
export type CollectorReport = v.InferOutput<typeof collectorReportSchema>
export const collectorBatchSchema = v.object({
  reports: v.pipe(v.array(collectorReportSchema), v.minLength(1), v.maxLength(50)),
})

/** Performance marks (design.md, stable names). */
export const MARK = {
  boot: 'shell:boot',
  interactive: 'shell:interactive',
  /** The back button was tapped while the edge's frame was on screen. */
  earlyBack: 'shell:early-back',
  remoteRequest: (name: string) => `remote:${name}:request`,
  remotePainted: (name: string) => `remote:${name}:painted`,
} as const
