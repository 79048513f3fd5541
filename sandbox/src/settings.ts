/** Settings of the sandbox process (design.md "Processes, ports, settings"). */
import { resolve } from 'node:path'
import {
  databaseSetting,
  instantSetting,
  originListSetting,
  originSetting,
  portSetting,
  redisSetting,
  scaleSetting,
  textSetting,
} from '@lantern/service'
import * as v from 'valibot'

const EDGE_ORIGINS = 'http://127.0.0.1:3000,http://localhost:3000'

export const settingsSchema = v.object({
  /** Port of the API, the control page and `/docs`. */
  SANDBOX_PORT: portSetting(3100),
  /** Port of the venue site. */
  VENUE_PORT: portSetting(3101),
  /** PostgreSQL; without it PGlite in DATA_DIR. */
  DATABASE_URL: databaseSetting(),
  /** Redis for several processes on one PostgreSQL: it carries the chat between them. */
  REDIS_URL: redisSetting(),
  DATA_DIR: v.pipe(
    textSetting(resolve(import.meta.dirname, '../../.data')),
    v.transform((folder) => resolve(folder)),
  ),
  /** Public origin of the venue site; default: this process. */
  VENUE_ORIGIN: v.optional(originSetting()),
  /** Multiplier of all network limits; raise it where a carrier puts many members behind one address (decision 0039). */
  LIMIT_SCALE: scaleSetting(1),
  /** Origins that may frame the venue site. */
  SITE_ORIGINS: originListSetting(EDGE_ORIGINS),
  /** For tests that compare what pages show: the clock stands at this instant, moves only by the control API's jumps, and in a new database shared rounds and names in the chat are always the same. */
  CLOCK_AT: instantSetting(),
  /** Push services beside those of the browsers (Chrome, Firefox, Safari, Edge). */
  PUSH_ORIGINS: originListSetting(''),
})
