/**
 * The federation contract: what a remote declares, what its build says, what ops publishes, what the edge inlines.
 * Discovery keeps the form of the open frontend-discovery schema (federation.md 5.1); ours stands under `extras`.
 */
import * as v from 'valibot'
import { lookSchema } from './look.ts'
import { bilingualSchema, livePageSchema, remotePagesSchema } from './remote-page.ts'

// Apart, without a schema: the service worker starts with nothing else.
export { BOOT_ELEMENT_ID, VISIT_ELEMENT_ID } from './boot.ts'
export type { SignedDiscovery } from './discovery-signature.ts'

/** Version of this contract. Ops compares it with what a build was made against; major must match. */
export const CONTRACT_VERSION = '1.1.0'
/** The oldest contract whose remotes this shell still serves. */
export const OLDEST_CONTRACT_VERSION = '1.0.0'

/** sha256/384/512 in SRI form. */
export const integritySchema = v.pipe(
  v.string(),
  v.regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/, 'integrity is an SRI hash'),
)
export const remoteNameSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{1,30}$/, 'a remote name is lower-case letters, digits and dashes'),
)
/** Longest name that a file system takes is 255 bytes; versions and files get endings of ours (`.br`, `.trial-<uuid>`). */
const NAME_LIMIT = 200
export const versionSchema = v.pipe(
  v.string(),
  v.maxLength(NAME_LIMIT, 'a version has 200 characters at most'),
  v.regex(/^\d+\.\d+\.\d+(-[0-9a-z.-]+)?$/, 'a version is semantic'),
)
/** Where a live state of its own stands, e.g. `staging`. */
export const environmentSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{1,30}$/, 'an environment is lower-case letters, digits and dashes'),
)
export const PRODUCTION = 'production'
/** File name inside a build: no folder climbing, nothing longer than a file system takes. */
export const fileNameSchema = v.pipe(
  v.string(),
  v.maxLength(1_000, 'a file name with its folders has 1000 characters at most'),
  v.regex(/^[A-Za-z0-9_][A-Za-z0-9._-]*(\/[A-Za-z0-9_][A-Za-z0-9._-]*)*$/, 'a file name stays inside its build'),
  v.check(
    (file) => file.split('/').every((part) => part.length <= NAME_LIMIT),
    'a file name and each of its folders has 200 characters at most',
  ),
)

/** `remote.json` in the remote's folder: what it owns, readable in one screen. */
export const remoteDeclarationSchema = v.object({
  name: remoteNameSchema,
  /** How members call it: in the sentence that says that it cannot be opened. */
  title: v.optional(bilingualSchema),
  /** Path prefixes it owns, e.g. `/mine`. */
  routePrefixes: v.array(v.pipe(v.string(), v.startsWith('/'))),
  /** Every page below them; what is not listed is a 404. The build proves that they are the routes of `./routes`. */
  pages: remotePagesSchema,
  /** Slots it fills. */
  slots: v.array(v.string()),
  /** Where it runs alone. */
  devPort: v.number(),
})
export type RemoteDeclaration = v.InferOutput<typeof remoteDeclarationSchema>

/** `lantern.json` of a remote's build. */
export const remoteBuildSchema = v.object({
  name: remoteNameSchema,
  version: versionSchema,
  contractVersion: versionSchema,
  title: v.optional(bilingualSchema),
  routePrefixes: v.array(v.string()),
  /** Left out by builds of a contract before 1.1.0 only (decision 0046). */
  pages: v.optional(remotePagesSchema),
  slots: v.array(v.string()),
  /** Files worth a preload link when the page opens on this remote: entry, routes door, its css. */
  preload: v.array(v.object({ file: fileNameSchema, as: v.picklist(['script', 'style']) })),
  /** Shared packages and the range it accepts. */
  shared: v.record(v.string(), v.string()),
  builtAt: v.optional(v.string()),
})
export type RemoteBuild = v.InferOutput<typeof remoteBuildSchema>

/** `integrity.json`: SRI of every js, css and of mf-manifest.json. */
export const integrityMapSchema = v.record(fileNameSchema, integritySchema)
export type IntegrityMap = v.InferOutput<typeof integrityMapSchema>

/** A time in which ops closed a remote, or some of its pages. */
export const maintenanceWindowSchema = v.object({
  /** Epoch ms of the site's clock. */
  from: v.number(),
  to: v.number(),
  /** Path prefixes that are closed; left out = the whole remote, slots included. */
  routes: v.optional(v.array(v.string())),
  /** What members read; the shell has words of its own when it is left out. */
  text: v.optional(v.object({ zh: v.string(), en: v.string() })),
})
export type MaintenanceWindow = v.InferOutput<typeof maintenanceWindowSchema>

/** The window in which a path of a remote is closed now; of several the one that ends last. @param path null = the remote as a whole */
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
  /** How members call the remote. */
  title: v.optional(v.object({ zh: v.string(), en: v.string() })),
  routePrefixes: v.array(v.string()),
  /** Its pages; left out: every path below the prefixes is one (decision 0046). */
  pages: v.optional(v.array(livePageSchema)),
  slots: v.array(v.string()),
  contractVersion: versionSchema,
  preload: v.array(v.object({ file: v.string(), as: v.picklist(['script', 'style']) })),
  /** Packages that the host provides, with the range of each that the build accepts. */
  shared: v.optional(v.record(v.string(), v.string())),
  /** SRI by file name, relative to the manifest. */
  files: integrityMapSchema,
  /** Closed by ops: the frame shows the window instead of code. The same for all versions of a remote. */
  maintenance: v.optional(v.nullable(v.array(maintenanceWindowSchema)), null),
  /** Salt of this remote's canary (rollout.ts); left out when there is none. */
  salt: v.optional(v.string()),
  /** Versions that were switched off: a device that remembers one as good must not run it either. */
  revoked: v.optional(v.array(versionSchema)),
  /** Override links (override.ts) that were taken back before their end, by nonce. */
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

/** Discovery where it is inlined or kept (discovery-signature.ts). A document that was kept before the signature was detached does not pass. */
export const signedDiscoverySchema = v.object({
  document: v.string(),
  signature: v.pipe(v.string(), v.regex(/^[\w-]+\.\.[\w-]{86}$/, 'the signature is a detached JWS')),
})

/** Kinds of prerendered frame, one for each layout of the shell. */
export const FRAME_KINDS = ['home', 'tab', 'page', 'auth', 'bare'] as const
export type FrameKind = (typeof FRAME_KINDS)[number]

/** Stands in the frames for the site's title, which only the edge knows; replaced by the escaped title. */
export const SITE_TITLE_MARK = '%SITE_TITLE%'
/** A `page` with its header, for pages whose title the edge knows; beside the frames of each kind. */
export const TITLED_FRAME = 'titled'
/** Stands in that frame for the page's own title, which discovery says. */
export const PAGE_TITLE_MARK = '%PAGE_TITLE%'

/** What a build of the shell gives to remotes, as that build says it: the gate of ops compares remotes with it. */
export const shellProvisionSchema = v.object({
  contractVersion: versionSchema,
  /** Remotes made against an older contract than this are not served. */
  oldestContract: versionSchema,
  /** Shared packages with the one version that the page has. */
  shared: v.record(v.string(), versionSchema),
  slots: v.array(v.string()),
})
export type ShellProvision = v.InferOutput<typeof shellProvisionSchema>

/** `shell.json` of the shell's build; the edge composes HTML from it. */
export const shellBuildSchema = v.object({
  version: versionSchema,
  provides: shellProvisionSchema,
  /** Initial scripts in order, file name inside the build. */
  scripts: v.array(v.object({ file: fileNameSchema, integrity: integritySchema })),
  styles: v.array(v.object({ file: fileNameSchema, integrity: integritySchema })),
  /** Scripts that a deep link into a remote needs as well (the federation chunk). */
  federation: v.array(v.object({ file: fileNameSchema, integrity: integritySchema })),
  /** SRI of all files, for chunks loaded later. */
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

/** How long a remote may take from the request to its paint before its panel is shown, ms. */
export const DEFAULT_FRAME_BUDGET_MS = 7_000

/** What a page is told of one visit: the end of the HTML, which no other visitor gets. */
export type Visit = {
  /** The visitor's address, which the upstream's answer to the edge cannot know. */
  readonly ip: string
  readonly serverTime: number
  readonly buckets: Readonly<Record<string, number>>
}

/** The boot data of a page out of its two elements. Both are unchecked: the result is to be parsed with `bootDataSchema`. */
export function withVisit(boot: object, { ip, ...visit }: Partial<Visit>): object {
  const { preInfo } = boot as { preInfo?: unknown }
  const isKnown = typeof preInfo === 'object' && preInfo !== null
  return { ...visit, ...boot, preInfo: isKnown ? { ...preInfo, ip } : preInfo }
}

/** What the edge inlines into the page as `<script type="application/json" id="lantern-boot">`, with the visit. */
export const bootDataSchema = v.looseObject({
  shellVersion: v.string(),
  /** SRI of the shell's own later chunks by absolute path. */
  shellFiles: v.record(v.string(), v.string()),
  /** A page whose discovery cannot be read is a page without one: it asks for it. */
  discovery: v.fallback(v.nullable(signedDiscoverySchema), null),
  /** Ed25519 public key of ops, base64 SPKI. */
  discoveryKey: v.string(),
  /** The visitor's places in the canaries of this document (rollout.ts). */
  buckets: v.optional(v.record(v.string(), v.pipe(v.number(), v.minValue(0), v.maxValue(1)))),
  /** mf-manifest JSON texts by URL, so that no request is needed; integrity is still checked. */
  manifests: v.record(v.string(), v.string()),
  preInfo: v.nullable(v.unknown()),
  vvPretty: v.nullable(v.unknown()),
  /** Whether the service is stopped; null when the upstream did not say. */
  serviceState: v.optional(v.nullable(v.unknown()), null),
  /** Cached content of the home page, by json-cache key. */
  cached: v.optional(v.record(v.string(), v.unknown()), {}),
  venueOrigins: v.array(v.string()),
  /** Where the files of remotes are fetched when not here: addresses of discovery that begin with `/` belong to it. */
  artifactOrigin: v.optional(v.string(), ''),
  /** What a frame of a remote may take, ms. */
  frameBudgetMs: v.optional(v.pipe(v.number(), v.minValue(2_000), v.maxValue(60_000)), DEFAULT_FRAME_BUDGET_MS),
  /** What the page wears; null = the plain look. */
  look: v.optional(v.nullable(lookSchema), null),
  /** Origins whose builds may stand in on this device without a signature: a developer's machine. None where members are. */
  overrideOrigins: v.optional(v.array(v.string()), []),
  serverTime: v.number(),
  locale: v.picklist(['zh-CN', 'en']),
  /** The page is one that was kept on the device (offline.ts): its times are those of the keeping. */
  offline: v.optional(v.boolean(), false),
  /** Whether pages register the service worker; false takes an earlier one away. */
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
  /** A file came that is not the one that was signed: it did not run. */
  'sri-mismatch',
] as const
export type RemotePhase = (typeof REMOTE_PHASES)[number]

/** One of the last events before a support code was made: a route's pattern, a code with its endpoint, a remote's state. Never who, never a value. */
const breadcrumbSchema = v.object({
  /** ms before the report. */
  ms: v.number(),
  kind: v.picklist(['route', 'code', 'remote', 'session']),
  what: v.pipe(v.string(), v.maxLength(80)),
})
export type Breadcrumb = v.InferOutput<typeof breadcrumbSchema>

/** A report to the collector (`POST /collect` of the edge). No token, no name, no amount: only what broke. */
export const collectorReportSchema = v.object({
  kind: v.picklist(['remote', 'error', 'csp', 'contract', 'vital']),
  remote: v.optional(v.pipe(v.string(), v.maxLength(40))),
  version: v.optional(v.pipe(v.string(), v.maxLength(60))),
  phase: v.optional(v.pipe(v.string(), v.maxLength(20))),
  outcome: v.optional(v.picklist(['loaded', 'failed', 'fallback', 'recovered'])),
  cause: v.optional(v.pipe(v.string(), v.maxLength(300))),
  path: v.optional(v.pipe(v.string(), v.maxLength(200))),
  ms: v.optional(v.number()),
  supportCode: v.optional(v.pipe(v.string(), v.maxLength(20))),
  shell: v.optional(v.pipe(v.string(), v.maxLength(60))),
  /** Beside a support code: versions of the remotes on the page. */
  remotes: v.optional(v.record(remoteNameSchema, v.pipe(v.string(), v.maxLength(60)))),
  /** Breadcrumbs of a report with a support code, oldest first. The field keeps its first name: deployed shells send it. */
  trail: v.optional(v.pipe(v.array(breadcrumbSchema), v.maxLength(20))),
})
export type CollectorReport = v.InferOutput<typeof collectorReportSchema>
export const collectorBatchSchema = v.object({
  reports: v.pipe(v.array(collectorReportSchema), v.minLength(1), v.maxLength(50)),
})

/** Performance marks (design.md, stable names). */
export const MARK = {
  boot: 'shell:boot',
  interactive: 'shell:interactive',
  remoteRequest: (name: string) => `remote:${name}:request`,
  remotePainted: (name: string) => `remote:${name}:painted`,
} as const
