/** Serves every page: one handler, with the true status, prepared once for visitors who get the same page. */
import type { OutgoingHttpHeaders } from 'node:http'
import type { Visit } from '@lantern/contract/federation'
import { OFFLINE_DOCUMENT_PATH } from '@lantern/contract/offline'
import { NOT_FOUND_FRAME, ROUTE, shellFrameOf } from '@lantern/contract/routes'
import { SHELL_TICKET_HEADER } from '@lantern/contract/shell-releases'
import { COOKIE } from '@lantern/contract/storage-keys'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  createSiteContent,
  isUnderMaintenance,
  retryAfterSec,
  type SiteContentSource,
  staysOpen,
} from '../content/boot-content.ts'
import { heroArtOf } from '../content/hero-art.ts'
import type { UpstreamContent } from '../content/upstream-content.ts'
import type { DiscoverySource } from '../discovery/discovery-source.ts'
import { encodingOf } from '../files/encoding.rules.ts'
import { cookieOf, pathOf } from '../request/address.ts'
import { localeOf } from '../request/locale.ts'
import { CSP_REPORT_PATH } from '../request/own-paths.ts'
import { createRateLimit, type RateLimit } from '../request/rate-limit.ts'
import type { JsonCache } from '../shared-state/json-cache.ts'
import type { ShellBuildSource } from '../shell-build/shell-build.ts'
import { namedShell } from '../shell-releases/named-shell.ts'
import type { ServedShells } from '../shell-releases/served-shells.ts'
import type { ShellTrials } from '../shell-releases/shell-trials.ts'
import type { ActiveSkins } from '../skins/active-skins.ts'
import { intakeOf } from '../skins/preview-link.ts'
import { bucketsOf } from '../visitor/buckets.ts'
import type { Visitors } from '../visitor/visitors.ts'
import { assignedBuilds, openBuild, ownedPage } from './assigned-builds.ts'
import { type ComposeParts, composePage, type PageFacts, pageKey } from './compose.ts'
import { PERMISSIONS_POLICY } from './csp.ts'
import { sendEarlyHints } from './early-hints.ts'
import { BROWSER_HELP_PATH } from './old-browser.ts'
import { firstFiles, pageEnd } from './page.ts'
import { wholePage } from './page-forms.ts'
import { createPageStore, type PageStore } from './page-store.ts'

/** Window of the page limit, ms. */
const LIMIT_WINDOW_MS = 10_000

export type HtmlParts = ComposeParts & {
  shells: ServedShells
  trials: Pick<ShellTrials, 'intake'>
  /** For devices that run a remote from a developer's machine. */
  developmentShell: ShellBuildSource | undefined
  discovery: DiscoverySource
  content: UpstreamContent
  cache: JsonCache
  visitors: Visitors
  activeSkins: ActiveSkins
  /** Whether browsers learn what a page loads while it waits for the upstream. */
  earlyHints: boolean
  /** Page limit per network in ten seconds; 0 = no limit. */
  pageLimit: number
  /** Epoch ms by the upstream's clock. */
  now: () => number
}
/** With the state kept between requests. */
type HtmlState = HtmlParts & { site: SiteContentSource; pages: PageStore; limit: RateLimit | null }

export function htmlRoutes(app: FastifyInstance, parts: HtmlParts): void {
  const state: HtmlState = {
    ...parts,
    site: createSiteContent(parts.content, parts.cache),
    pages: createPageStore(),
    limit: parts.pageLimit === 0 ? null : createRateLimit(parts.pageLimit, LIMIT_WINDOW_MS),
  }
  app.get('/*', (request, reply) => sendPage(request, reply, state))
  app.get(OFFLINE_DOCUMENT_PATH, (request, reply) => sendPage(request, reply, state))
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, state: HtmlState): Promise<FastifyReply> {
  if (state.limit !== null && !(await state.limit.take(request.ip))) return sendBusy(reply)
  const asked = pathOf(request.url)
  const isOffline = asked === OFFLINE_DOCUMENT_PATH
  const path = isOffline ? ROUTE.offline : asked
  // A missing file is not a page: skip the frame and its cost.
  if (/\.[a-z0-9]{1,8}$/i.test(path))
    return reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.\n')
  const isSecure = request.protocol === 'https'
  const publicKey = state.discovery.publicKey()
  // The release service sets the limits of its links and tickets by its own clock, not by the upstream's.
  const taken =
    intakeOf({ url: request.url, publicKey, nowMs: Date.now(), isSecure }) ??
    state.trials.intake({ url: request.url, isSecure })
  if (taken !== null)
    return reply.header('cache-control', 'no-store').header('set-cookie', taken.cookie).redirect(taken.location, 303)
  const isOverriding =
    state.overrideOrigins.length > 0 && cookieOf(request.headers.cookie, COOKIE.localOverride) === '1'
  const locale = localeOf(request.headers)
  const verified = state.discovery.current()
  const document = verified?.document
  const visitor = isOffline ? '' : visitorOf(request, reply, state.visitors)
  // The offline page contains no data of the visitor, but its shell is the one whose worker asks for it.
  const shellVisitor = isOffline ? state.visitors.idOf(request.headers.cookie) : visitor
  const named = namedShell(request.headers[SHELL_TICKET_HEADER], publicKey, Date.now())
  const chosen =
    (isOverriding ? state.developmentShell?.current() : undefined) ??
    (named === null ? undefined : state.shells.named(named))
  const served = chosen === undefined ? await state.shells.forRequest(shellVisitor, request.headers.cookie) : undefined
  const shell = chosen ?? served?.build
  if (shell === undefined)
    return reply.code(503).header('retry-after', '2').type('text/plain; charset=utf-8').send('The site is starting.\n')
  const buckets = bucketsOf(document, visitor)
  const assigned = assignedBuilds(document, buckets)
  const owned = ownedPage(assigned, path, buckets)
  const frame = shellFrameOf(path) ?? owned?.page.frame
  const isKnown = frame !== undefined
  // Without a discovery document the pages of remotes are unknown. The page is sent anyway and fetches a document by itself.
  const isUnsure = !isKnown && document === undefined
  // The offline page stands for all pages, above all home, and must not contain data of the visitor.
  const isHome = path === ROUTE.home || path === ROUTE.demo || isOffline
  const remote = openBuild(owned, path, state.now())
  if (state.earlyHints && !state.site.isKnown(locale, isHome))
    sendEarlyHints(request, reply, firstFiles(remote, shell, state.artifactOrigins[0] ?? ''))
  const site = await state.site.of(locale, isHome)
  reply.header('cache-control', 'private, no-store')
  // Answered at the requested address (decision 0016): the address stays, the status is true, and the shell recovers by itself.
  const isClosed = isUnderMaintenance(site.preInfo) && !staysOpen(path)
  if (isClosed) reply.header('retry-after', String(retryAfterSec(site.preInfo, state.now())))
  else if (isUnsure) reply.header('retry-after', '2')

  // The offline page has no skin: a picture that replaces an icon may be missing on the device.
  const activeSkin = isOffline
    ? null
    : await state.activeSkins.activeSkinOf(site.preInfo, { cookies: request.headers.cookie, visitor })
  const shown = isClosed ? ROUTE.maintenance : isKnown ? path : ROUTE.notFound
  const facts: PageFacts = {
    shell,
    verified,
    discoveryKey: publicKey,
    chosen: assigned.map(({ build }) => build),
    remote: isClosed ? undefined : remote,
    frame: shellFrameOf(shown) ?? owned?.page.frame ?? NOT_FOUND_FRAME,
    title: isClosed ? undefined : owned?.page.title,
    isBrowserHelp: shown === BROWSER_HELP_PATH,
    locale,
    site,
    activeSkin,
    // Not the demo, which begins with a picture of its own, nor the offline page: the device may lack the picture.
    heroArt: path === ROUTE.home && !isClosed ? heroArtOf(site.cached.ads, state.now()) : undefined,
    isOffline,
    isOverriding,
    shellTrial: served?.trial ?? null,
  }
  const page = await state.pages.prepared(pageKey(facts), () => composePage(facts, state))
  reply
    .code(isClosed || isUnsure ? 503 : isKnown ? 200 : 404)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', page.policyFor(request.headers.host ?? ''))
    .header('reporting-endpoints', `csp="${CSP_REPORT_PATH}"`)
    .header('permissions-policy', PERMISSIONS_POLICY)
    .header('referrer-policy', 'strict-origin-when-cross-origin')
    .header('content-language', locale)
    .header('vary', 'accept-encoding, accept-language, cookie')
  const encoding = encodingOf(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  const visit: Visit = { ip: isOffline ? '' : request.ip, serverTime: state.now(), buckets }
  return sendPieces(reply, wholePage(page.start, Buffer.from(pageEnd(visit)), encoding))
}

/** Bypasses `reply.send`, which takes one buffer: it would copy the start of the page for every visitor. */
function sendPieces(reply: FastifyReply, [start, end]: readonly [Buffer, Buffer]): FastifyReply {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(reply.statusCode, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-length': start.length + end.length,
  })
  raw.cork()
  raw.write(start)
  raw.end(end)
  return reply
}

/** Applies to pages only: calls still work when one network requests too many pages. */
function sendBusy(reply: FastifyReply): FastifyReply {
  return reply
    .code(429)
    .header('cache-control', 'no-store')
    .header('retry-after', String(LIMIT_WINDOW_MS / 1_000))
    .type('text/plain; charset=utf-8')
    .send('请求过于频繁，请稍后再试。\nToo many page requests from your network, try again in a moment.\n')
}

/** The visitor named by the cookie, or a new visitor with a cookie. */
function visitorOf(request: FastifyRequest, reply: FastifyReply, visitors: Visitors): string {
  const known = visitors.idOf(request.headers.cookie)
  if (known !== '') return known
  const { id, cookie } = visitors.draw(request.protocol === 'https')
  reply.header('set-cookie', cookie)
  return id
}
