/** The sandbox process: API on SANDBOX_PORT, venue site on VENUE_PORT, both on loopback. */
import { join } from 'node:path'
import { createLogger, exitOnFailedStart, readSettings, startService } from '@lantern/service'
import { buildApp } from './app.ts'
import { openPlatform } from './platform/platform.ts'
import { settingsSchema } from './settings.ts'
import { buildVenueApp } from './venue-server/venue-app.ts'

const HOST = '127.0.0.1'

const settings = readSettings(settingsSchema, process.env)
const logger = createLogger('sandbox')
const platform = await openPlatform({
  location: settings.DATABASE_URL ? { url: settings.DATABASE_URL } : { folder: join(settings.DATA_DIR, 'sandbox') },
  logger,
  redisUrl: settings.REDIS_URL,
  limitScale: settings.LIMIT_SCALE,
  standsAt: settings.CLOCK_AT,
}).catch(exitOnFailedStart({ dataDir: settings.DATA_DIR, databaseUrl: settings.DATABASE_URL }))
const venue = await startService({
  name: 'venue',
  app: await buildVenueApp({ ...platform, siteOrigins: settings.SITE_ORIGINS }),
  host: HOST,
  port: settings.VENUE_PORT,
  exit: (code) => {
    // The API ends the process when both have stopped; a port in use ends it at once.
    if (code !== 0) process.exit(code)
  },
})
await startService({
  name: 'sandbox',
  app: await buildApp(platform, {
    venueOrigin: settings.VENUE_ORIGIN ?? venue.origin,
    siteOrigins: settings.SITE_ORIGINS,
    pushOrigins: settings.PUSH_ORIGINS,
  }),
  host: HOST,
  port: settings.SANDBOX_PORT,
  onClose: async () => {
    await venue.stop()
    await platform.close()
  },
})
platform.jobs.start()
