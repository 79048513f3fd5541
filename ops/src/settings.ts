/** Settings of ops, from the environment. */
import { join, resolve } from 'node:path'
import { portSetting, textSetting } from '@lantern/service'
import * as v from 'valibot'
import { isZone } from './times/site-time.ts'

export const settingsSchema = v.object({
  OPS_PORT: portSetting(3200),
  /** The edge of this machine, asked about support codes. */
  EDGE_PORT: portSetting(3000),
  OPS_HOST: textSetting('127.0.0.1'),
  OPS_TOKEN: v.optional(
    v.union([v.literal(''), v.pipe(v.string(), v.minLength(16))], 'it must have 16 characters or more'),
    '',
  ),
  /** For edges: it may tell how builds do, nothing else. */
  OPS_EDGE_TOKEN: v.optional(
    v.union([v.literal(''), v.pipe(v.string(), v.minLength(16))], 'it must have 16 characters or more'),
    '',
  ),
  DATA_DIR: v.pipe(
    textSetting(join(import.meta.dirname, '../../.data')),
    v.transform((folder) => resolve(folder)),
  ),
  DATABASE_URL: textSetting(''),
  /** `local`: what the publish gate cannot try (no edge, no browser) is said and goes on; for a machine of one's own. */
  GATE: v.optional(v.picklist(['strict', 'local'], 'it is strict or local'), 'strict'),
  /** `off`: the error budget judges canaries only. For a machine of one's own, where faults are played. */
  RELEASE_WATCH: v.optional(v.picklist(['on', 'off'], 'it is on or off'), 'on'),
  /** Chromium in which the gate loads exposed modules; looked for on the PATH when not set, `off` = none. */
  GATE_BROWSER: textSetting(''),
  /** Seconds that files take to the origin of the artifacts, where they are copied there (docs/runbooks/many-edges.md). */
  GATE_WAIT_S: v.pipe(textSetting('0'), v.regex(/^\d{1,3}$/, 'it is a number of seconds, to 999'), v.transform(Number)),
  /** Folder of the built independent host; built from the sources beside when not set. */
  GATE_HOST_DIR: textSetting(''),
  /** The zone in which skins are planned. */
  SITE_ZONE: v.pipe(
    textSetting('Asia/Shanghai'),
    v.check(isZone, 'it is the IANA name of a time zone, e.g. Asia/Shanghai'),
  ),
})
