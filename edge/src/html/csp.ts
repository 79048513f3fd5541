/** The Content-Security-Policy of pages: scripts and styles by hash, nothing unsafe, every origin listed. Pure. */
import { createHash } from 'node:crypto'
import { CHAT_HOSTS_ENTRY } from '@lantern/contract/site'
import { CSP_REPORT_PATH } from '../request/own-paths.ts'

/** Trusted Types policy of the early script, used to write the polyfill. */
export const EARLY_POLICY = 'lantern-early'

export type PolicyInput = {
  /** Hashes of all scripts in the page, inline or with `integrity`: `sha256-…`. Scripts that they load inherit the trust. */
  scriptHashes: readonly string[]
  /** Hashes of inline styles. */
  styleHashes: readonly string[]
  venueOrigins: readonly string[]
  artifactOrigins: readonly string[]
  /** Origins of unsigned builds; empty unless one is active on the visitor's device. */
  overrideOrigins: readonly string[]
  /** vvPretty of the upstream, not validated. */
  vvPretty: unknown
  /** Host header of the request: older browsers do not treat sockets as 'self'. */
  host: string
}

export function policyOf(input: PolicyInput): string {
  const { scriptHashes, styleHashes, venueOrigins, vvPretty, host } = input
  const origins = [...input.artifactOrigins, ...input.overrideOrigins]
  const artifacts = origins.length === 0 ? '' : ` ${origins.join(' ')}`
  const chat = [...ownSockets(host), ...chatOrigins(vvPretty)]
  return [
    "default-src 'none'",
    // An external script is allowed by its `integrity` hash (CSP 3; Chrome 59, Firefox 116, Safari 15.6).
    `script-src ${quoted(scriptHashes)} 'strict-dynamic'`,
    `style-src 'self' ${quoted(styleHashes)}${artifacts}`,
    `connect-src 'self' ${[...new Set(chat)].join(' ')}${artifacts}`,
    `img-src 'self' data: blob:${artifacts}`,
    `font-src 'self'${artifacts}`,
    `frame-src ${venueOrigins.length === 0 ? "'none'" : venueOrigins.join(' ')}`,
    "media-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // `default` belongs to the shell (shell/src/host/integrity/trusted-types.ts) and refuses scripts without a hash.
    "require-trusted-types-for 'script'",
    `trusted-types default ${EARLY_POLICY}`,
    'report-to csp',
    `report-uri ${CSP_REPORT_PATH}`,
  ].join('; ')
}

/** The hash that allows an inline element. @param text content between its tags */
export function inlineHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

function quoted(hashes: readonly string[]): string {
  return [...new Set(hashes)].map((hash) => `'${hash}'`).join(' ')
}

/** ws(s) origins of entry 51; anything else is dropped, because server data must not widen the policy. */
function chatOrigins(vvPretty: unknown): string[] {
  const list = (vvPretty as Record<string, unknown> | null)?.[CHAT_HOSTS_ENTRY]
  if (!Array.isArray(list)) return []
  return list.flatMap((value) => {
    if (typeof value !== 'string' || !/^wss?:\/\//.test(value) || !URL.canParse(value)) return []
    const { protocol, host } = new URL(value)
    return /^[a-z0-9.:[\]-]+$/i.test(host) ? [`${protocol}//${host}`] : []
  })
}

function ownSockets(host: string): string[] {
  return /^[a-z0-9.:[\]-]+$/i.test(host) ? [`ws://${host}`, `wss://${host}`] : []
}

/** Device features: only clipboard, full screen, the camera for documents (decision 0112) and, for passkeys, credentials. */
export const PERMISSIONS_POLICY = [
  'accelerometer=()',
  'browsing-topics=()',
  'camera=(self)',
  'clipboard-read=()',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'serial=()',
  'usb=()',
  'xr-spatial-tracking=()',
].join(', ')
