/** The process of the release service. */
import { join } from 'node:path'
import {
  createDatabaseWatch,
  createLogger,
  exitOnFailedStart,
  exitOnWrongSetting,
  lockFolder,
  readSettings,
  startMetrics,
  startService,
} from '@lantern/service'
import { buildApp } from './app.ts'
import { openArtifactStore } from './artifacts/artifact-store.ts'
import { openPublishedFiles } from './artifacts/published/open-published-files.ts'
import { followChanges } from './database/change-feed.ts'
import { openDatabase } from './database/database.ts'
import { announce } from './database/revision.ts'
import { findBrowser, runIndependentHost } from './gate/host/independent-host.ts'
import { EDGE_TOKEN_FILE, openSigningKeys, openToken } from './keys/signing-keys.ts'
import { createRegistry } from './registry/registry.repository.ts'
import { registryGauges } from './registry/registry-gauges.ts'
import { shareKnownBuilds } from './releases/share-known-builds.ts'
import { settingsSchema, storeAddress } from './settings.ts'
import { createLiveShells } from './shells/live-shells.repository.ts'

const settings = readSettings(settingsSchema, process.env)
const logger = createLogger('ops')
const watch = createDatabaseWatch({ url: settings.DATABASE_URL, logger })
const files = await openFiles().catch(exitOnWrongSetting)
const { keys, token, edgeToken, db, unlock } = await openStores().catch(
  exitOnFailedStart({ dataDir: settings.DATA_DIR, databaseUrl: settings.DATABASE_URL }),
)
// On development machines edges start later: a shell of the last run would block today's remotes.
if (settings.GATE === 'local') await db.deleteFrom('live_shells').execute()

const registry = createRegistry(db)
await shareKnownBuilds({
  registry,
  store: openArtifactStore(settings.DATA_DIR, files),
  shells: createLiveShells(db),
  logger,
})

// With PGlite there are no other release services.
const forgetOthers =
  settings.DATABASE_URL === ''
    ? undefined
    : followChanges({ url: settings.DATABASE_URL, onChange: () => announce(db), logger, watch })

const app = buildApp({
  db,
  dataDir: settings.DATA_DIR,
  databaseUrl: settings.DATABASE_URL,
  files,
  keys,
  token,
  edgeToken,
  logger,
  zone: settings.SITE_ZONE,
  edgePort: settings.EDGE_PORT,
  chaosEnvironments: settings.CHAOS_ENVIRONMENTS,
  names: new Set(settings.OPS_NAMES),
  judgesReleases: settings.RELEASE_WATCH === 'on',
  gate: {
    mode: settings.GATE,
    edges: settings.GATE_EDGES,
    browser: findBrowser(settings.GATE_BROWSER),
    waitMs: settings.GATE_WAIT_S * 1000,
    runHost: (order) => runIndependentHost(order, { hostDir: settings.GATE_HOST_DIR }),
  },
})
const stopMetrics = await startMetrics({
  app,
  name: 'ops',
  host: settings.METRICS_HOST,
  port: settings.OPS_METRICS_PORT,
  gauges: registryGauges(db),
})
await startService({
  name: 'ops',
  app,
  host: settings.OPS_HOST,
  port: settings.OPS_PORT,
  onClose: async () => {
    await stopMetrics()
    await forgetOthers?.()
    await db.destroy()
    unlock()
  },
})

async function openFiles() {
  return openPublishedFiles(storeAddress(settings), logger)
}

async function openStores() {
  const folder = join(settings.DATA_DIR, 'ops')
  const unlock = settings.DATABASE_URL === '' ? lockFolder(folder) : () => undefined
  return {
    keys: openSigningKeys(settings.DATA_DIR),
    token: openToken(settings.DATA_DIR, settings.OPS_TOKEN),
    edgeToken: openToken(settings.DATA_DIR, settings.OPS_EDGE_TOKEN, EDGE_TOKEN_FILE),
    db: await openDatabase({ folder, url: settings.DATABASE_URL, watch }),
    unlock,
  }
}
