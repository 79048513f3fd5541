/** The process of the edge. */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { HEALTH_EVERY_MS } from '@lantern/contract/health'
import { SHELL_REPORT_MS } from '@lantern/contract/live-shells'
import { createLogger, exitOnWrongSetting, readSettings, startMetrics, startService } from '@lantern/service'
import { buildApp } from './app.ts'
import { createCaseOutbox } from './collect/case-outbox.ts'
import { loadHooks } from './collect/hooks-module.ts'
import { loadSigningModule } from './content/signing-module.ts'
import { withAge } from './discovery/discovery-age.ts'
import { followDiscovery } from './discovery/discovery-follow.ts'
import { createDiscoverySource } from './discovery/discovery-source.ts'
import { BUILD_PULL_MS, createBuildPull } from './discovery/pull-builds.ts'
import { createArtifactFiles } from './files/artifact-files.ts'
import { createArtifactSource } from './files/artifact-source.ts'
import { createPulledFiles } from './files/pulled-files.ts'
import { createContractFaultReport, createContractFaults } from './health/contract-faults.ts'
import { createCostCounts } from './health/cost-counts.ts'
import { createCostReport } from './health/cost-report.ts'
import { edgeGauges } from './health/edge-gauges.ts'
import { createHealthReport } from './health/health-report.ts'
import { createVisitorCounts } from './health/visitor-counts.ts'
import { repeat } from './loops/repeat.ts'
import { createUpstreamGate } from './proxy/upstream-gate.ts'
import { settingsSchema } from './settings.ts'
import { openState } from './shared-state/shared-state.ts'
import { createShellBuildSource, SHELL_WATCH_MS } from './shell-build/shell-build.ts'
import { createShellReport } from './shell-build/shell-report.ts'
import { createReleasedShells, RELEASES_POLL_MS, START_LIMIT_MS } from './shell-releases/released-shells.ts'
import { createServedShells } from './shell-releases/served-shells.ts'
import { createShellReleasesSource } from './shell-releases/shell-releases-source.ts'
import { createSkinsSource, SKINS_POLL_MS } from './skins/skins-source.ts'

const settings = readSettings(settingsSchema, process.env)
const sign = await loadSigningModule(settings.SIGNING_MODULE).catch(exitOnWrongSetting)
const hooks = await loadHooks(settings.HOOKS_MODULE).catch(exitOnWrongSetting)
const logger = createLogger('edge')
const ops = {
  opsOrigin: settings.OPS_ORIGIN,
  dataDir: settings.DATA_DIR,
  publicKey: settings.OPS_PUBLIC_KEY,
  logger,
}
const { source: discovery, ageMs } = withAge(createDiscoverySource({ ...ops, environment: settings.ENVIRONMENT }))
const skins = createSkinsSource({ ...ops, environment: settings.ENVIRONMENT })
const shell = createShellBuildSource({ folder: settings.SHELL_DIR, dataDir: settings.DATA_DIR, logger })
const releasedShells = createReleasedShells({
  source: createShellReleasesSource({ ...ops, environment: settings.ENVIRONMENT }),
  dataDir: settings.DATA_DIR,
  origin: settings.ARTIFACT_ORIGINS[0] ?? settings.ARTIFACT_SOURCE,
  logger,
})
const developmentShell =
  settings.LOCAL_OVERRIDES === 'on' && settings.DEVELOPMENT_SHELL_DIR !== ''
    ? createShellBuildSource({
        folder: settings.DEVELOPMENT_SHELL_DIR,
        dataDir: settings.DATA_DIR,
        logger,
        isDevelopment: true,
      })
    : undefined
const stored = createArtifactFiles(join(settings.DATA_DIR, 'artifacts'))
const pulled =
  settings.ARTIFACT_SOURCE === ''
    ? undefined
    : createPulledFiles({
        disk: stored,
        root: join(settings.DATA_DIR, 'artifacts'),
        source: createArtifactSource({ origin: settings.ARTIFACT_SOURCE, logger }),
        logger,
      })
const pullBuilds = pulled && createBuildPull(discovery, pulled)
const state = await openState(settings, logger)
const counts = createVisitorCounts()
const link = {
  opsOrigin: settings.OPS_ORIGIN,
  dataDir: settings.DATA_DIR,
  token: settings.OPS_EDGE_TOKEN,
  logger,
}
const tellHealth = createHealthReport({ ...link, counts, environment: settings.ENVIRONMENT })
const costs = createCostCounts()
const tellCosts = createCostReport({ ...link, costs, environment: settings.ENVIRONMENT })
const faults = createContractFaults()
const tellFaults = createContractFaultReport({ ...link, faults, environment: settings.ENVIRONMENT })
const outbox = createCaseOutbox(link)

await Promise.all([
  discovery.refresh(),
  skins.refresh(),
  shell.refresh(),
  developmentShell?.refresh(),
  // A slow artifact origin delays the start no longer than this; the shell of the folder is served until then.
  Promise.race([releasedShells.refresh(), pause(START_LIMIT_MS, undefined, { ref: false })]),
])
const loops = [
  followDiscovery(discovery),
  repeat(async () => void (await skins.refresh()), SKINS_POLL_MS),
  repeat(shell.refresh, SHELL_WATCH_MS),
  repeat(releasedShells.refresh, RELEASES_POLL_MS),
  ...(developmentShell ? [repeat(developmentShell.refresh, SHELL_WATCH_MS)] : []),
  repeat(tellHealth, HEALTH_EVERY_MS),
  repeat(tellCosts, HEALTH_EVERY_MS),
  repeat(tellFaults, HEALTH_EVERY_MS),
  repeat(outbox.send, HEALTH_EVERY_MS),
  ...(pullBuilds ? [repeat(pullBuilds, BUILD_PULL_MS)] : []),
]

const gate = createUpstreamGate(settings.UPSTREAM)
const app = buildApp({
  settings,
  logger,
  shell,
  releasedShells,
  developmentShell,
  discovery,
  skins,
  artifacts: pulled ?? stored,
  stored,
  state,
  counts,
  costs,
  faults,
  outbox,
  sign,
  hooks,
  gate,
})
const stopMetrics = await startMetrics({
  app,
  name: 'edge',
  host: settings.METRICS_HOST,
  port: settings.EDGE_METRICS_PORT,
  gauges: edgeGauges({ discovery, ageMs, gate }),
})
const service = await startService({
  name: 'edge',
  app,
  host: settings.EDGE_HOST,
  port: settings.EDGE_PORT,
  lingerMs: settings.DRAIN_MS,
  onClose: async () => {
    await stopMetrics()
    await Promise.all(loops.map((stop) => stop()))
    await state.close()
  },
})
const tell = createShellReport({
  ...link,
  shells: createServedShells(shell, releasedShells).all,
  artifactOrigin: settings.ARTIFACT_ORIGINS[0] ?? '',
  edgeOrigin: settings.EDGE_ORIGIN ?? '',
  port: service.port,
})
// After the first answer: ops fetches files from this origin at the next publish.
void tell()
loops.push(repeat(tell, SHELL_REPORT_MS))
