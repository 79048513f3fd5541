/** Settings of ops, from the environment. */
import { join, resolve } from 'node:path'
import { environmentSchema } from '@lantern/contract/federation'
import {
  databaseSetting,
  hostListSetting,
  originSetting,
  portSetting,
  SettingError,
  textSetting,
} from '@lantern/service'
import * as v from 'valibot'
import {
  type ArtifactSettings,
  isStoreAddress,
  type StoreAddress,
  storeAddressOf,
} from './artifacts/published/store-address.rules.ts'
import { isZone } from './times/site-time.ts'

const LONG_ENOUGH = 'it must have 16 characters or more'
const tokenSetting = v.optional(
  v.pipe(
    v.string(LONG_ENOUGH),
    v.check((text) => text === '' || text.length >= 16, LONG_ENOUGH),
  ),
  '',
)

export const settingsSchema = v.object({
  OPS_PORT: portSetting(3200),
  /** Port of the edge on this machine, for support codes. */
  EDGE_PORT: portSetting(3000),
  /** Port of Prometheus metrics (docs/runbooks/metrics.md); 0 = none. */
  OPS_METRICS_PORT: portSetting(0),
  /** Address on which metrics are served; never one that visitors reach. */
  METRICS_HOST: textSetting('127.0.0.1'),
  /** Address on which ops listens. */
  OPS_HOST: textSetting('127.0.0.1'),
  /** Host names with port under which edges on other machines ask it, separated by commas, e.g. `ops:3200` in a private network. Never a name that visitors reach. */
  OPS_NAMES: hostListSetting(),
  /** The first token, of an admin; default: made once in DATA_DIR/ops-token. */
  OPS_TOKEN: tokenSetting,
  /** Token for edges: valid for health and shell reports only. */
  OPS_EDGE_TOKEN: tokenSetting,
  DATA_DIR: v.pipe(
    textSetting(join(import.meta.dirname, '../../.data')),
    v.transform((folder) => resolve(folder)),
  ),
  /** Where published files are kept: a folder, or a bucket of an S3-compatible store; default: DATA_DIR/artifacts. */
  ARTIFACT_STORE: v.pipe(
    textSetting(''),
    v.check(
      (text) => text === '' || isStoreAddress(text),
      'it must be the absolute path of a folder, or s3://bucket/prefix',
    ),
  ),
  /** Origin of the S3 API; default: AWS. */
  ARTIFACT_ENDPOINT: v.optional(originSetting()),
  /** Region of the bucket; stores without regions accept the default. */
  ARTIFACT_REGION: v.pipe(
    textSetting('us-east-1'),
    v.regex(/^[a-z0-9-]{1,64}$/, 'it must be the name of a region, e.g. eu-central-1'),
  ),
  /** Key that may list the bucket, and get, put and delete its objects; default: as the AWS client finds one, e.g. the role of the machine. */
  ARTIFACT_KEY_ID: textSetting(''),
  /** Secret of ARTIFACT_KEY_ID. */
  ARTIFACT_SECRET: textSetting(''),
  /** Which part of an address names the bucket: `path` (MinIO, Ceph, Garage) or `host` (AWS, OSS); default: `path` with ARTIFACT_ENDPOINT, else `host`. */
  ARTIFACT_BUCKET_IN: v.optional(v.picklist(['path', 'host'], 'it is path or host')),
  /** PostgreSQL; without it PGlite in DATA_DIR. */
  DATABASE_URL: databaseSetting(),
  /** `local`: checks of the publish gate that cannot run (no edge, no browser) are skipped; for development machines. */
  GATE: v.optional(v.picklist(['strict', 'local'], 'it is strict or local'), 'strict'),
  /** Edges that a build must be fetched from and rendered at: `all` live ones, or `any`, and the others are noted. Default: `all` when strict, else `any`. */
  GATE_EDGES: v.optional(v.picklist(['all', 'any'], 'it is all or any')),
  /** `off`: the error budget applies to canaries only; for development machines, where faults are simulated. */
  RELEASE_WATCH: v.optional(v.picklist(['on', 'off'], 'it is on or off'), 'on'),
  /** Chromium for the gate; default: searched on the PATH; `off` = none. */
  GATE_BROWSER: textSetting(''),
  /** Seconds that files may take to reach the artifact origin (docs/runbooks/many-edges.md). */
  GATE_WAIT_S: v.pipe(textSetting('0'), v.regex(/^\d{1,3}$/, 'it is a number of seconds, to 999'), v.transform(Number)),
  /** Folder of the built independent host; default: built from the sources. */
  GATE_HOST_DIR: textSetting(''),
  /** Environments in which a device may meet chaos mode, separated by commas; `*`: all but production, which has to be named. */
  CHAOS_ENVIRONMENTS: v.pipe(
    textSetting('*'),
    v.transform((text) => text.split(',').map((name) => name.trim())),
    v.check(
      (names) => names.every((name) => name === '' || name === '*' || v.is(environmentSchema, name)),
      'it is names of environments separated by commas, or *',
    ),
  ),
  /** Time zone for planning skins. */
  SITE_ZONE: v.pipe(
    textSetting('Asia/Shanghai'),
    v.check(isZone, 'it is the IANA name of a time zone, e.g. Asia/Shanghai'),
  ),
})

/**
 * Where published files are kept.
 * @throws SettingError when settings of the store contradict each other
 */
export function storeAddress(settings: ArtifactSettings & { readonly DATA_DIR: string }): StoreAddress {
  const address = storeAddressOf(settings, join(settings.DATA_DIR, 'artifacts'))
  if (typeof address === 'string') throw new SettingError(address)
  return address
}
