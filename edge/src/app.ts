/** The app of the edge. All its state may be lost, and many edges may stand behind a balancer. */
import * as CODE from '@lantern/contract/code'
import { REQUEST_TIMEOUT_MS, SERVER_REQUEST_TIMEOUT_MS } from '@lantern/contract/constants'
import type { SigningModule } from '@lantern/contract/signing'
import { createApp, healthRoutes, type ServiceLogger } from '@lantern/service'
import type { FastifyInstance } from 'fastify'
import { assetRoutes } from './assets/asset.routes.ts'
import type { CaseOutbox } from './collect/case-outbox.ts'
import { collectRoutes } from './collect/collect.routes.ts'
import { type Hooks, tellHooks } from './collect/hooks-module.ts'
import { withKeptAnswers } from './content/kept-answers.ts'
import { sandboxSigningModule } from './content/signing-module.ts'
import { createUpstreamClient } from './content/upstream-client.ts'
import { createUpstreamContent } from './content/upstream-content.ts'
import { discoveryRoutes } from './discovery/discovery.routes.ts'
import type { DiscoverySource } from './discovery/discovery-source.ts'
import type { ArtifactFiles } from './files/artifact-files.ts'
import { createArtifactManifests } from './files/artifact-manifests.ts'
import { type ContractFaults, createContractFaults } from './health/contract-faults.ts'
import { type CostCounts, createCostCounts } from './health/cost-counts.ts'
import { createVisitorCounts, type VisitorCounts } from './health/visitor-counts.ts'
import { htmlRoutes } from './html/html.routes.ts'
import { installRoutes } from './install/install.routes.ts'
import { jsonCacheRoutes } from './json-cache/json-cache.routes.ts'
import { chatSocketRoutes, isOwnChatSocket } from './proxy/chat-socket.routes.ts'
import { proxyRoutes } from './proxy/proxy.routes.ts'
import { limitPublicCalls } from './proxy/public-call-limits.ts'
import { readinessRoutes } from './proxy/readiness.routes.ts'
import { createUpstreamGate, type UpstreamGate } from './proxy/upstream-gate.ts'
import { isPlainPath, pathOf } from './request/address.ts'
import type { Settings } from './settings.ts'
import { type EdgeState, ownState } from './shared-state/shared-state.ts'
import type { ShellBuildSource } from './shell-build/shell-build.ts'
import { NO_RELEASES, type ReleasedShells } from './shell-releases/released-shells.ts'
import { createServedShells } from './shell-releases/served-shells.ts'
import { createShellTrials } from './shell-releases/shell-trials.ts'
import { createActiveSkins } from './skins/active-skins.ts'
import { skinRoutes } from './skins/skin.routes.ts'
import { createSkinArt } from './skins/skin-art.ts'
import type { SkinsSource } from './skins/skins-source.ts'
import { createVisitors, visitorKey } from './visitor/visitors.ts'

/** Two years. No `includeSubDomains`: other hosts below this name may not use TLS. */
const HSTS = 'max-age=63072000'
/** Closes connections of clients that read nothing. The upstream's limit (spec 9) plus five seconds. */
const SILENCE_MS = REQUEST_TIMEOUT_MS + 20_000
/** Any port of the device that opened the page. */
const THIS_DEVICE = ['http://localhost:*', 'http://127.0.0.1:*']

export type EdgeParts = {
  settings: Settings
  logger: ServiceLogger
  /** Of the edge's own folder. */
  shell: ShellBuildSource
  /** Default: none. */
  releasedShells?: ReleasedShells
  /** Read only with LOCAL_OVERRIDES. */
  developmentShell?: ShellBuildSource | undefined
  discovery: DiscoverySource
  skins: SkinsSource
  artifacts: ArtifactFiles
  /** Those on our disk, which a page may wait for; omitted = all. */
  stored?: ArtifactFiles
  /** State shared by all edges; omitted = this process only. */
  state?: EdgeState
  /** Counts of builds from page reports, for ops. */
  counts?: VisitorCounts
  /** Costs of builds from page reports, for ops. */
  costs?: CostCounts
  /** Answers that break the contract, from page reports, for ops. */
  faults?: ContractFaults
  /** Passes support cases on to ops; omitted = they stay here. */
  outbox?: Pick<CaseOutbox, 'add'>
  /** Signs the edge's own calls to the upstream; left out = as the sandbox wants it. */
  sign?: SigningModule
  /** What the site receives about its pages; absent = nothing. */
  hooks?: Hooks
  /** The way to the upstream; left out = one of its own. */
  gate?: UpstreamGate
}

export function buildApp({
  settings,
  logger,
  shell,
  releasedShells = NO_RELEASES,
  developmentShell,
  discovery,
  skins,
  artifacts,
  stored = artifacts,
  state = ownState(),
  counts = createVisitorCounts(),
  costs = createCostCounts(),
  faults = createContractFaults(),
  outbox = { add: () => {} },
  sign = sandboxSigningModule,
  hooks = {},
  gate = createUpstreamGate(settings.UPSTREAM),
}: EdgeParts): FastifyInstance {
  const peers = settings.TRUST_PROXY.split(',')
    .map((peer) => peer.trim())
    .filter((peer) => peer !== '')
  const app = createApp({
    logger,
    trustProxy: peers.length === 0 ? false : peers,
    silenceMs: SILENCE_MS,
    takesSocket: isOwnChatSocket,
  })
  const client = createUpstreamClient({ upstream: settings.UPSTREAM, countsPath: settings.COUNTS_PATH, sign })
  const content = createUpstreamContent({
    fetch: withKeptAnswers(client.fetch, state.cache),
    budgetMs: SERVER_REQUEST_TIMEOUT_MS,
  })
  const { cache } = state
  const visitors = createVisitors(visitorKey(settings.DATA_DIR, settings.CACHE_SECRET))
  const artifactOrigin = settings.ARTIFACT_ORIGINS[0] ?? ''
  const trials = createShellTrials({
    released: releasedShells,
    artifacts,
    origin: artifactOrigin,
    publicKey: discovery.publicKey,
    environment: settings.ENVIRONMENT,
    logger,
  })
  const shells = createServedShells(shell, releasedShells, trials)

  app.addHook('onRequest', (request, reply, done) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS)
    if (isPlainPath(pathOf(request.url))) return done()
    reply.code(400).send({ status_code: CODE.COMMON, message: 'The address is not valid.' })
  })
  limitPublicCalls(app, { limit: state.limit, scale: settings.LIMIT_SCALE, now: client.now })
  healthRoutes(app, {
    name: 'edge',
    ready: () => (shells.of('') === undefined ? 'the shell is not built yet' : null),
  })
  discoveryRoutes(app, { discovery, visitors })
  assetRoutes(app, { artifacts, shells, visitors, developmentShell, origin: artifactOrigin })
  const art = createSkinArt({ files: artifacts, origin: artifactOrigin, logger })
  const activeSkins = createActiveSkins({ skins, art, now: client.now })
  skinRoutes(app, { activeSkins, art, content, discovery, visitors })
  jsonCacheRoutes(app, { cache, content, cipher: client.cipher, secret: settings.CACHE_SECRET, limit: state.limit })
  collectRoutes(app, {
    state,
    counts,
    costs,
    visitors,
    discovery,
    shells,
    outbox,
    faults,
    tell: tellHooks(hooks, app.log),
  })
  readinessRoutes(app, gate)
  proxyRoutes(app, { upstream: settings.UPSTREAM, gate })
  chatSocketRoutes(app, settings.UPSTREAM)
  const serviceWorker = settings.SW === 'on'
  installRoutes(app, { shells, visitors, content, isWorkerOn: serviceWorker })
  htmlRoutes(app, {
    shells,
    trials,
    developmentShell,
    serviceWorker,
    frameBudgetMs: settings.FRAME_BUDGET_MS,
    costSample: settings.COST_SAMPLE,
    earlyHints: settings.EARLY_HINTS === 'on',
    views: hooks.onReport !== undefined,
    discovery,
    manifests: createArtifactManifests({ files: stored, origin: artifactOrigin || settings.ARTIFACT_SOURCE, logger }),
    content,
    cache,
    visitors,
    activeSkins,
    venueOrigins: settings.VENUE_ORIGINS,
    artifactOrigins: settings.ARTIFACT_ORIGINS,
    overrideOrigins: settings.LOCAL_OVERRIDES === 'on' ? [...THIS_DEVICE, ...settings.OVERRIDE_ORIGINS] : [],
    pageLimit: settings.PAGE_LIMIT,
    now: client.now,
  })
  return app
}
