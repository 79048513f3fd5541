/** Every page of the site: one handler, a true status, a page of its own nonce. */
import { randomBytes } from 'node:crypto'
import {
  type BootData,
  bootDataSchema,
  type Discovery,
  type MicroFrontend,
  windowAt,
} from '@lantern/contract/federation'
import { OFFLINE_DOCUMENT_PATH } from '@lantern/contract/offline'
import { type Buckets, chosenOf } from '@lantern/contract/rollout'
import { isKnownPath, ROUTE } from '@lantern/contract/routes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { pathOf } from '../address.ts'
import type { ArtifactManifests } from '../assets/artifact-manifests.ts'
import { FLY_QUALITY, toBrotli, toGzip } from '../assets/compress.ts'
import { encodingOf } from '../assets/encoding.rules.ts'
import { localeOf } from '../content/locale.ts'
import type { UpstreamContent } from '../content/upstream-content.ts'
import type { DiscoverySource } from '../discovery/discovery-source.ts'
import type { JsonCache } from '../json-cache/json-cache.ts'
import type { ShellBuildSource } from '../shell-build/shell-build.ts'
import { type LookDesk, shortLook } from '../skins/look-desk.ts'
import { intakeOf } from '../skins/preview-link.ts'
import { placesOf } from '../visitor/places.ts'
import type { Visitors } from '../visitor/visitors.ts'
import { isUnderMaintenance, retryAfterSec, siteContent, staysOpen } from './boot-content.ts'
import { CSP_REPORT_PATH, PERMISSIONS_POLICY, policyOf } from './csp.ts'
import { pageOf } from './page.ts'
import { SHELL_BASE } from './site-title.ts'

export type HtmlParts = {
  shell: ShellBuildSource
  discovery: DiscoverySource
  manifests: ArtifactManifests
  content: UpstreamContent
  cache: JsonCache
  visitors: Visitors
  looks: LookDesk
  venueOrigins: readonly string[]
  artifactOrigins: readonly string[]
  /** What a frame of a remote may take in a browser, ms. */
  frameBudgetMs: number
  overrideOrigins: readonly string[]
  /** Whether pages register the service worker. */
  serviceWorker: boolean
  /** The upstream's clock, epoch ms. */
  now: () => number
}

export function htmlRoutes(app: FastifyInstance, parts: HtmlParts): void {
  app.get('/*', (request, reply) => sendPage(request, reply, parts))
  app.get(OFFLINE_DOCUMENT_PATH, (request, reply) => sendPage(request, reply, parts))
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, parts: HtmlParts): Promise<FastifyReply> {
  const asked = pathOf(request.url)
  const isOffline = asked === OFFLINE_DOCUMENT_PATH
  const path = isOffline ? ROUTE.offline : asked
  // A file that is not there is not a page: no frame, no cost.
  if (/\.[a-z0-9]{1,8}$/i.test(path))
    return reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.\n')
  const preview = intakeOf({
    url: request.url,
    publicKey: parts.discovery.publicKey(),
    nowMs: parts.now(),
    isSecure: request.protocol === 'https',
  })
  if (preview !== null)
    return reply
      .header('cache-control', 'no-store')
      .header('set-cookie', preview.cookie)
      .redirect(preview.location, 303)
  const shell = parts.shell.current()
  if (shell === undefined)
    return reply.code(503).header('retry-after', '2').type('text/plain; charset=utf-8').send('The site is starting.\n')

  const locale = localeOf(request.headers)
  const verified = parts.discovery.current()
  const document = verified?.document
  const visitor = isOffline ? '' : visitorOf(request, reply, parts.visitors)
  const buckets = placesOf(document, visitor)
  const chosen = chosenFor(document, buckets)
  const isKnown = isKnownPath(path, prefixesOf(chosen))
  const { preInfo, serviceState, vvPretty, cached } = await siteContent(parts.content, parts.cache, {
    locale,
    // What is kept stands for every page, home above all, and knows nothing of who kept it.
    isHome: path === ROUTE.home || path === ROUTE.demo || isOffline,
    visitorIp: isOffline ? '' : request.ip,
  })
  reply.header('cache-control', 'private, no-store')
  // Answered where it was asked for (decision 0016): the address stays, the status is true, the shell moves on by itself.
  const isClosed = isUnderMaintenance(preInfo) && !staysOpen(path)
  if (isClosed) reply.header('retry-after', String(retryAfterSec(preInfo, parts.now())))

  // What is kept on the device is plain: a picture that stands in for an icon might not be kept with it.
  const look = isOffline ? null : await parts.looks.lookOf(preInfo, { cookies: request.headers.cookie, visitor })
  const nonce = randomBytes(18).toString('base64')
  const boot: BootData = {
    shellVersion: shell.version,
    shellFiles: Object.fromEntries(
      Object.entries(shell.files).map(([file, integrity]) => [`${SHELL_BASE}${file}`, integrity]),
    ),
    discovery: verified?.signed ?? null,
    discoveryKey: parts.discovery.publicKey(),
    buckets,
    manifests: await manifestsOf(chosen, parts.manifests),
    preInfo,
    serviceState,
    vvPretty,
    cached,
    venueOrigins: [...parts.venueOrigins],
    artifactOrigin: parts.artifactOrigins[0] ?? '',
    frameBudgetMs: parts.frameBudgetMs,
    look: look && shortLook(look),
    overrideOrigins: [...parts.overrideOrigins],
    nonce,
    serverTime: parts.now(),
    locale,
    offline: isOffline,
    serviceWorker: parts.serviceWorker && shell.serviceWorker !== undefined,
  }
  const html = pageOf({
    path: isClosed ? ROUTE.maintenance : isKnown ? path : ROUTE.notFound,
    locale,
    shell,
    look,
    boot: v.parse(bootDataSchema, boot),
    remote: isKnown && !isClosed ? openOwnerOf(chosen, path, parts.now()) : undefined,
  })
  reply
    .code(isClosed ? 503 : isKnown ? 200 : 404)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policyOf({ nonce, vvPretty, host: request.headers.host ?? '', ...parts }))
    .header('reporting-endpoints', `csp="${CSP_REPORT_PATH}"`)
    .header('permissions-policy', PERMISSIONS_POLICY)
    .header('referrer-policy', 'strict-origin-when-cross-origin')
    .header('content-language', locale)
    .header('vary', 'accept-encoding, accept-language, cookie')
  return sendCompressed(request, reply, html)
}

async function sendCompressed(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  const content = Buffer.from(html)
  const encoding = encodingOf(request.headers['accept-encoding'])
  if (encoding === 'identity') return reply.send(content)
  reply.header('content-encoding', encoding)
  return reply.send(encoding === 'br' ? await toBrotli(content, FLY_QUALITY) : await toGzip(content, 6))
}

/** The visitor of the cookie, or a new one with a cookie. */
function visitorOf(request: FastifyRequest, reply: FastifyReply, visitors: Visitors): string {
  const known = visitors.idOf(request.headers.cookie)
  if (known !== '') return known
  const { id, cookie } = visitors.draw(request.protocol === 'https')
  reply.header('set-cookie', cookie)
  return id
}

/** The version of each remote that this visitor gets: the shell chooses by the same rule. */
function chosenFor(document: Discovery | undefined, buckets: Buckets): MicroFrontend[] {
  const remotes = Object.entries(document?.microFrontends ?? {})
  return remotes.flatMap(([name, versions]) => chosenOf(versions, buckets[name]) ?? [])
}

function prefixesOf(chosen: readonly MicroFrontend[]): string[] {
  return chosen.flatMap(({ extras }) => extras.routePrefixes)
}

function ownerOf(chosen: readonly MicroFrontend[], path: string): MicroFrontend | undefined {
  return chosen.find(({ extras }) =>
    extras.routePrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)),
  )
}

/** The owner whose code the page will want: none while ops has closed this path. */
function openOwnerOf(chosen: readonly MicroFrontend[], path: string, nowMs: number): MicroFrontend | undefined {
  const owner = ownerOf(chosen, path)
  const isClosed = windowAt(owner?.extras.maintenance ?? [], path, nowMs) !== null
  return isClosed ? undefined : owner
}

/** Texts of the chosen manifests, so that the first visit of a remote costs no extra round trip. */
async function manifestsOf(
  chosen: readonly MicroFrontend[],
  manifests: ArtifactManifests,
): Promise<Record<string, string>> {
  const pairs = await Promise.all(
    chosen.map(async (build) => {
      const text = await manifests.textOf(build)
      return text === undefined ? [] : [[build.url, text] as const]
    }),
  )
  return Object.fromEntries(pairs.flat())
}
