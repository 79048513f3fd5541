/** The app of ops: registry, publish API and console. */
import { join } from 'node:path'
import * as CODE from '@lantern/contract/code'
import { createApp, healthRoutes, type ServiceLogger } from '@lantern/service'
import type { FastifyInstance } from 'fastify'
import { createAccess } from './access/access.ts'
import { explainFullDisk } from './access/full-disk.ts'
import { createGuard } from './access/guard.ts'
import { createSignInLinks } from './access/sign-in-links.ts'
import { createTokenService } from './access/token-service.ts'
import { createTokens } from './access/tokens.repository.ts'
import { tokenRoutes } from './access/tokens.routes.ts'
import { artifactRoutes } from './artifacts/artifact.routes.ts'
import { openArtifactStore } from './artifacts/artifact-store.ts'
import { openFolderFiles } from './artifacts/published/folder-files.ts'
import type { PublishedFiles } from './artifacts/published/published-files.ts'
import { createAudit } from './audit/audit.repository.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { consoleRoutes } from './console/console.ts'
import { signInLinkRoutes } from './console/login/login.routes.ts'
import { createContractFaults } from './contract-faults/contract-faults.repository.ts'
import { contractFaultRoutes } from './contract-faults/contract-faults.routes.ts'
import { createCosts } from './costs/costs.repository.ts'
import { costRoutes } from './costs/costs.routes.ts'
import type { Database } from './database/database.ts'
import { diffRoutes } from './diff/diff.routes.ts'
import { createSizedBuilds } from './diff/sized-builds.ts'
import { discoveryRoutes } from './discovery/discovery.routes.ts'
import { createDiscoveryService } from './discovery/discovery-service.ts'
import { shellReleaseRoutes } from './discovery/shell-releases.routes.ts'
import { createShellReleases } from './discovery/shell-releases.ts'
import { createFlagService } from './flags/flag-service.ts'
import { flagRoutes } from './flags/flags.routes.ts'
import { createGate, type GateSettings } from './gate/gate.ts'
import { runIndependentHost } from './gate/host/independent-host.ts'
import { createShellTickets } from './gate/render/shell-tickets.ts'
import { createRenderRemotes } from './gate/shell/render-remotes.ts'
import { createShellGate } from './gate/shell/shell-gate.ts'
import { createBudgetWatch } from './health/budget-watch.ts'
import { createHealth } from './health/health.repository.ts'
import { buildHealthRoutes } from './health/health.routes.ts'
import type { SigningKeys } from './keys/signing-keys.ts'
import { createMaintenance } from './maintenance/maintenance.repository.ts'
import { maintenanceRoutes } from './maintenance/maintenance.routes.ts'
import { createMaintenanceService } from './maintenance/maintenance-service.ts'
import { allowsChaos } from './overrides/chaos-environments.rules.ts'
import { overrideRoutes } from './overrides/override.routes.ts'
import { createOverrideLinks } from './overrides/override-links.repository.ts'
import { createOverrideService } from './overrides/override-service.ts'
import { createRegistry } from './registry/registry.repository.ts'
import { createPublishService } from './releases/publish-service.ts'
import { registryRoutes } from './releases/registry.routes.ts'
import { rolloutRoutes } from './rollout/rollout.routes.ts'
import { createRolloutService } from './rollout/rollout-service.ts'
import { createLiveShells } from './shells/live-shells.repository.ts'
import { liveShellRoutes } from './shells/live-shells.routes.ts'
import { skinRoutes } from './skins/skin.routes.ts'
import { openSkinArtStore } from './skins/skin-art-store.ts'
import { createSkinService } from './skins/skin-service.ts'
import { createSkins } from './skins/skins.repository.ts'
import { mapStack } from './source-maps/mapped-stack.ts'
import { openSourceMapStore } from './source-maps/source-map-store.ts'
import { sourceMapRoutes } from './source-maps/source-maps.routes.ts'
import { supportRoutes } from './support/support.routes.ts'
import { createSupportCases } from './support/support-cases.repository.ts'
import { createSupportService } from './support/support-service.ts'

export type OpsParts = {
  db: Database
  dataDir: string
  /** Of PostgreSQL; default: the data is in `dataDir`. */
  databaseUrl?: string | undefined
  /** Where published files are kept; default: the folder `artifacts` of `dataDir`. */
  files?: PublishedFiles
  keys: SigningKeys
  token: string
  /** Token of edges for health reports; default: none is accepted. */
  edgeToken?: string
  logger: ServiceLogger
  /** IANA name of the time zone for planning skins. */
  zone?: string
  /** Port of the edge on this machine, for support codes. */
  edgePort?: number
  /** What the publish gate tries beyond reading files; default: nothing. */
  gate?: GateSettings
  /** Environments in which chaos links may be made; `*`: all but production. */
  chaosEnvironments?: readonly string[]
  /** Whether the error budget also rolls back full releases, not only canaries. */
  judgesReleases?: boolean
  /** Host names, with their port, under which it is asked from other machines. */
  names?: ReadonlySet<string>
  /** The clock; replaced by tests only. */
  nowMs?: () => number
}

const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/
const NO_NAMES: ReadonlySet<string> = new Set()

export function buildApp({
  db,
  dataDir,
  databaseUrl,
  files = openFolderFiles(join(dataDir, 'artifacts')),
  keys,
  token,
  edgeToken,
  logger,
  zone = 'Asia/Shanghai',
  edgePort = 3000,
  gate: gateSettings = { mode: 'local', browser: null, runHost: runIndependentHost },
  chaosEnvironments = ['*'],
  judgesReleases = true,
  names = NO_NAMES,
  nowMs = Date.now,
}: OpsParts): FastifyInstance {
  const explain = explainFullDisk({ dataDir, databaseUrl })
  const app = createApp({ logger, explain })
  const audit = createAudit(db)
  const tokens = createTokens(db)
  const access = createAccess({ tokens, audit, firstToken: token, edgeToken, nowMs })
  const requireRight = createGuard(access)
  const registry = createRegistry(db)
  const maintenance = createMaintenance(db)
  const store = openArtifactStore(dataDir, files)
  const shells = createLiveShells(db)
  const maps = openSourceMapStore(dataDir)
  const mapped = (stack: readonly string[]) => mapStack(stack, maps)
  const renderRemotes = createRenderRemotes({
    settings: gateSettings,
    sign: keys.sign,
    environments: () => registry.environments(),
    mapStack: mapped,
    nowMs,
  })
  const service = createPublishService({
    db,
    store,
    gate: createGate({
      store,
      shells,
      settings: gateSettings,
      ticketFor: createShellTickets(keys.sign, nowMs),
      mapStack: mapped,
    }),
    shellGate: createShellGate({ store, shells, settings: gateSettings, renderRemotes }),
    nowMs,
  })
  const rollout = createRolloutService(db, nowMs)
  const maintenanceService = createMaintenanceService(registry, maintenance)
  const flags = createFlagService(db)
  const tokenService = createTokenService(tokens)
  const builds = createSizedBuilds(registry, store)
  const overrides = createOverrideService({
    registry,
    links: createOverrideLinks(db, nowMs),
    store,
    keys,
    audit,
    allowsChaos: (environment) => allowsChaos(chaosEnvironments, environment),
    nowMs,
  })

  // DNS rebinding: only known host names are answered.
  app.addHook('onRequest', async (request, reply) => {
    const host = request.headers.host ?? ''
    if (LOCAL_HOST.test(host) || names.has(host)) return
    const message = 'Ops answers to names of this machine and of OPS_NAMES only: use http://127.0.0.1.'
    return reply.code(403).send({ status_code: CODE.AUTH, message })
  })
  healthRoutes(app, { name: 'ops', ready: () => null })
  artifactRoutes(app, files)
  discoveryRoutes(app, { db, service: createDiscoveryService({ db, keys }), keys })
  shellReleaseRoutes(app, createShellReleases({ db, keys }))
  const health = createHealth(db, nowMs)
  registryRoutes(app, { registry, maintenance, store, health, service, nowMs, requireRight, explain })
  rolloutRoutes(app, { service: rollout, requireRight })
  const watch = createBudgetWatch({ db, health, service: rollout, nowMs, judgesReleases })
  buildHealthRoutes(app, { health, registry, watch, requireRight, nowMs })
  const costs = createCosts(db, nowMs)
  costRoutes(app, { costs, registry, requireRight, nowMs })
  const faults = createContractFaults(db, nowMs)
  contractFaultRoutes(app, { faults, registry, requireRight })
  sourceMapRoutes(app, { maps, requireRight })
  const cases = createSupportCases(db, nowMs)
  const support = createSupportService({ cases, maps, edgePort })
  supportRoutes(app, { cases, support, requireRight })
  maintenanceRoutes(app, { service: maintenanceService, requireRight })
  flagRoutes(app, { service: flags, requireRight })
  overrideRoutes(app, { service: overrides, requireRight })
  const signInLinks = createSignInLinks(nowMs)
  signInLinkRoutes(app, { links: signInLinks, requireRight })
  tokenRoutes(app, { service: tokenService, requireRight })
  auditRoutes(app, { audit, requireRight })
  diffRoutes(app, { builds, requireRight })
  const skinArt = openSkinArtStore(dataDir, files)
  const skins = createSkinService({
    skins: createSkins(db),
    store: skinArt,
    keys,
    zone,
    environments: () => registry.environments(),
  })
  skinRoutes(app, { service: skins, requireRight, zone })
  liveShellRoutes(app, { shells, requireRight })
  consoleRoutes(app, {
    db,
    access,
    signInLinks,
    tokens: tokenService,
    registry,
    rollout,
    maintenance,
    maintenanceService,
    health,
    builds,
    skins,
    skinArt,
    shells,
    overrides,
    flags,
    support,
    costs,
    faults,
    edgePort,
    zone,
    nowMs,
  })
  return app
}
