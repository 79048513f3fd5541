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
    /** Port of the public server. */
    EDGE_PORT: portSetting(3000),
    /** Address on which the edge listens. */
    EDGE_HOST: textSetting('127.0.0.1'),
    /** Port of Prometheus metrics (docs/runbooks/metrics.md); 0 = none. */
    EDGE_METRICS_PORT: portSetting(0),
    /** Address on which metrics are served; never one that visitors reach. */
    METRICS_HOST: textSetting('127.0.0.1'),
    /** Origin of the API. */
    UPSTREAM: originSetting('http://127.0.0.1:3100'),
    /** JavaScript or TypeScript module whose export `sign` signs the edge's own calls to the upstream; default: as the sandbox requires. */
    SIGNING_MODULE: fileSetting(),
    /** JavaScript or TypeScript module whose export `onReport` hears what happens on pages: docs/how-to/watch-your-site.md. */
    HOOKS_MODULE: fileSetting(),
    /** Address at which ops opens pages of this edge, and fetches its files; default: its own port on loopback. */
    EDGE_ORIGIN: v.optional(originSetting()),
    /** Port of ops on this machine. */
    OPS_PORT: portSetting(3200),
    /** Where edges reach ops; default: OPS_PORT on loopback. */
    OPS_ORIGIN: v.optional(originSetting()),
    /** The environment that this edge serves. */
    ENVIRONMENT: v.optional(environmentSchema, PRODUCTION),
    /** base64 SPKI of ops, two with a comma while the key is replaced (docs/runbooks/replace-the-signing-key.md); default: read from DATA_DIR/keys. */
    OPS_PUBLIC_KEY: textSetting(''),
    /** A token of the role `edge`; default: read from DATA_DIR/edge-token. */
    OPS_EDGE_TOKEN: textSetting(''),
    /** Folder of databases, keys, tokens and published files. */
    DATA_DIR: folder('../../.data'),
    /** Folder of the built shell, served while no shell is released. */
    SHELL_DIR: folder('../../shell/dist'),
    /** Allowed origins of venue frames. */
    VENUE_ORIGINS: originListSetting('http://127.0.0.1:3101'),
    /** Further artifact origins, e.g. a CDN. Pages fetch remotes from the first; integrity is checked in any case. */
    ARTIFACT_ORIGINS: originListSetting(''),
    /** Where an edge fetches published files that are not on its disk; default: ops, and nowhere with ARTIFACT_ORIGINS. */
    ARTIFACT_SOURCE: v.optional(originSetting()),
    /** `on` lets a page run a remote from this device, or from OVERRIDE_ORIGINS, by the key of the MF devtools. Never on a site with members. */
    LOCAL_OVERRIDES: v.optional(v.picklist(['on', 'off'], 'it is on or off'), 'off'),
    /** With LOCAL_OVERRIDES: build of the shell for devices that run a remote from a developer's machine (docs/how-to/develop-your-remote.md). '' = none. */
    DEVELOPMENT_SHELL_DIR: textSetting(''),
    /** Further origins for LOCAL_OVERRIDES: the machine of a developer who tests on a phone. */
    OVERRIDE_ORIGINS: originListSetting(''),
    /** Proxies whose `x-forwarded-*` headers are trusted, separated by commas. */
    TRUST_PROXY: textSetting(''),
    /** Secret from which the platform's write tokens for the json-cache are derived; without it only edges write, with upstream answers. */
    CACHE_SECRET: textSetting(''),
    /** Public upstream path of the platform counts; '' = counts come only with members' answers. */
    COUNTS_PATH: textSetting('/v1/public/counts?merchantCode=Y'),
    /** Redis for many edges: json-cache, limits, counts, support cases. '' = each edge keeps its own. */
    REDIS_URL: redisSetting(),
    /**
     * Multiplier of the limits of sign-in and public writes per network; raise it where a carrier puts many members behind one address (decision
     * 0039).
     */
    LIMIT_SCALE: scaleSetting(1),
    /** How long a stopping edge still serves, so that its balancer notices: docs/runbooks/many-edges.md. */
    DRAIN_MS: millisecondsSetting(0),
    /** Time budget of a remote from request to paint before its error panel is shown; raise it for slow networks. 2,000 to 60,000. */
    FRAME_BUDGET_MS: v.pipe(
      millisecondsSetting(DEFAULT_FRAME_BUDGET_MS),
      v.minValue(2_000, 'it is 2000 or more'),
      v.maxValue(60_000, 'it is 60000 or less'),
    ),
    /** Share of pages that measure what builds cost on the device, percent; 0 = none. */
    COST_SAMPLE: v.pipe(countSetting(0), v.maxValue(100, 'it is 100 or less')),
    /** `on` tells browsers what a page loads (103 Early Hints) while the edge waits for the upstream. Behind nginx it needs 1.29 or later, with `early_hints`. */
    EARLY_HINTS: v.optional(v.picklist(['on', 'off'], 'it is on or off'), 'off'),
    /** HTML pages per network (an IPv4 address, an IPv6 /64) in ten seconds; 0 = no limit. Behind a balancer it needs TRUST_PROXY. */
    PAGE_LIMIT: countSetting(600),
    /** `off` removes the service worker from every device that visits (docs/runbooks/service-worker.md). */
    SW: v.optional(v.picklist(['on', 'off'], 'it is on or off'), 'on'),
  }),
  v.forward(
    v.check(
      ({ REDIS_URL, CACHE_SECRET }) => REDIS_URL === '' || CACHE_SECRET.length >= 16,
      'with REDIS_URL it must have 16 characters or more, the same on all edges: it encrypts the content of Redis',
    ),
    ['CACHE_SECRET'],
  ),
  v.transform((settings) => {
    const OPS_ORIGIN = settings.OPS_ORIGIN ?? `http://127.0.0.1:${settings.OPS_PORT}`
    const ARTIFACT_SOURCE = settings.ARTIFACT_SOURCE ?? (settings.ARTIFACT_ORIGINS.length === 0 ? OPS_ORIGIN : '')
    return { ...settings, OPS_ORIGIN, ARTIFACT_SOURCE }
  }),
)
export type Settings = v.InferOutput<typeof settingsSchema>
