/** Settings of the edge, from the environment. */
import { join, resolve } from 'node:path'
import { DEFAULT_FRAME_BUDGET_MS, environmentSchema, PRODUCTION } from '@lantern/contract/federation'
import {
  countSetting,
  fileSetting,
  millisecondsSetting,
  originListSetting,
  originSetting,
  portSetting,
  redisSetting,
  scaleSetting,
  textSetting,
} from '@lantern/service'
import * as v from 'valibot'

const folder = (fallback: string) =>
  v.pipe(
    textSetting(join(import.meta.dirname, fallback)),
    v.transform((path) => resolve(path)),
  )

export const settingsSchema = v.pipe(
  v.object({
    EDGE_PORT: portSetting(3000),
    EDGE_HOST: textSetting('127.0.0.1'),
    /** API origin. */
    UPSTREAM: originSetting('http://127.0.0.1:3100'),
    /** The JavaScript or TypeScript module whose export `sign` signs the edge's own calls as the upstream wants it; none = the sandbox's. */
    SIGNING_MODULE: fileSetting(),
    /** Where ops reaches this edge to try what it hands out; its own port on loopback when not set. */
    EDGE_ORIGIN: v.optional(originSetting()),
    OPS_PORT: portSetting(3200),
    OPS_ORIGIN: v.optional(originSetting()),
    /** Which environment's live state this edge serves. */
    ENVIRONMENT: v.optional(environmentSchema, PRODUCTION),
    /** base64 SPKI; when not set it is read from DATA_DIR/keys. */
    OPS_PUBLIC_KEY: textSetting(''),
    /** A token of the role `edge`; when not set it is read from DATA_DIR/edge-token. */
    OPS_EDGE_TOKEN: textSetting(''),
    DATA_DIR: folder('../../.data'),
    SHELL_DIR: folder('../../shell/dist'),
    /** Origins that venue frames may have. */
    VENUE_ORIGINS: originListSetting('http://127.0.0.1:3101'),
    /** Origins of artifacts beside our own, e.g. a CDN. Pages fetch remotes from the first; integrity is checked all the same. */
    ARTIFACT_ORIGINS: originListSetting(''),
    /** `on` lets a page run a remote from this very device, or from OVERRIDE_ORIGINS, by the key of the MF devtools. Never where members are. */
    LOCAL_OVERRIDES: v.optional(v.picklist(['on', 'off'], 'it is on or off'), 'off'),
    /** Further origins for that: the machine of a developer whose phone looks at this site. */
    OVERRIDE_ORIGINS: originListSetting(''),
    /** Peers whose `x-forwarded-*` are believed, separated by commas. */
    TRUST_PROXY: textSetting(''),
    /** Key from which the platform's right to write each json-cache entry is made; without it only the edges write, what the upstream told. */
    CACHE_SECRET: textSetting(''),
    /** Public upstream path of the platform counts, asked by the edge for visitors; empty = only what members' answers bring. */
    COUNTS_PATH: textSetting('/v1/public/counts?merchantCode=Y'),
    /** What edges share when there are many: json-cache, limits, counts, support cases. Without it each keeps its own. */
    REDIS_URL: redisSetting(),
    /** Multiplies the limits of sign-in and public writes per network: more where a carrier puts many members behind one address (decision 0039). */
    LIMIT_SCALE: scaleSetting(1),
    /** How long an edge that was told to stop still serves, so that its balancer finds out: docs/runbooks/many-edges.md. */
    DRAIN_MS: millisecondsSetting(0),
    /** How long a remote may take from the request to its paint before it shows its panel; more where networks are slow. 2,000 to 60,000. */
    FRAME_BUDGET_MS: v.pipe(
      millisecondsSetting(DEFAULT_FRAME_BUDGET_MS),
      v.minValue(2_000, 'it is 2000 or more'),
      v.maxValue(60_000, 'it is 60000 or less'),
    ),
    /** HTML pages that one network (an IPv4 address, an IPv6 /64) may ask for in ten seconds; 0 = any number. Behind a balancer it needs TRUST_PROXY. */
    PAGE_LIMIT: countSetting(600),
    /** `off` takes the service worker away from every device that comes by (docs/runbooks/service-worker.md). */
    SW: v.optional(v.picklist(['on', 'off'], 'it is on or off'), 'on'),
  }),
  v.forward(
    v.check(
      ({ REDIS_URL, CACHE_SECRET }) => REDIS_URL === '' || CACHE_SECRET.length >= 16,
      'with REDIS_URL it must have 16 characters or more, the same on all edges: what lies in Redis is sealed with it',
    ),
    ['CACHE_SECRET'],
  ),
  v.transform((settings) => ({
    ...settings,
    OPS_ORIGIN: settings.OPS_ORIGIN ?? `http://127.0.0.1:${settings.OPS_PORT}`,
  })),
)
export type Settings = v.InferOutput<typeof settingsSchema>
