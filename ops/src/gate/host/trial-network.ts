/** The network of a page that renders a build: files of the shell and of the build come from the live edge, answers from the contract, nothing from elsewhere. */
import { DISCOVERY_PATH } from '@lantern/contract/discovery-signature'
import type { BrowserContext, Request, Route } from 'playwright-core'
import type { RenderOrder } from './render-order.ts'
import type { ShellDocument } from './shell-document.ts'

/** Body of the answer to a call; null = the contract does not describe it. */
export type AnswerCall = (method: string, path: string) => Promise<string | null>

export type TrialNetwork = {
  readonly context: BrowserContext
  readonly origin: string
  readonly document: ShellDocument
  readonly order: Pick<RenderOrder, 'base' | 'discovery' | 'candidate'>
  readonly answer: AnswerCall
  /** Called with each address that was blocked. */
  onBlocked(url: string): void
}

/** Where edges serve the shell's own files. */
const ASSETS = '/assets/'
const SHELL_FILES = [ASSETS, '/polyfill.js']

export async function serveTrial(network: TrialNetwork): Promise<void> {
  const { context, onBlocked } = network
  // A route that cannot be answered any more belongs to a page that was closed.
  await context.route('**', (route) => answerRequest(network, route).catch(() => route.abort().catch(() => undefined)))
  // A socket that stays open and silent: a page shows what it shows before the first message.
  await context.routeWebSocket('**', (socket) => {
    if (new URL(socket.url()).host !== new URL(network.origin).host) onBlocked(socket.url())
  })
}

async function answerRequest({ origin, document, order, answer, onBlocked }: TrialNetwork, route: Route) {
  const request = route.request()
  const url = new URL(request.url())
  if (url.protocol === 'data:' || url.protocol === 'blob:') return route.continue()
  if (url.origin === document.artifactOrigin && url.pathname.startsWith(order.base)) return route.continue()
  if (request.isNavigationRequest()) return route.fulfill(pageFor(isMainFrame(request), document))
  if (url.origin !== origin) {
    onBlocked(request.url())
    return route.abort()
  }
  const folder = SHELL_FILES.find((one) => url.pathname.startsWith(one))
  if (folder !== undefined) {
    if (order.candidate === undefined) return route.continue()
    // Edges serve the files of a shell at the gate as artifacts only.
    const file = folder === ASSETS ? url.pathname.slice(ASSETS.length) : url.pathname.slice(1)
    return route.continue({ url: `${document.artifactOrigin}${order.candidate.base}${file}` })
  }
  if (url.pathname === DISCOVERY_PATH)
    return route.fulfill({
      body: order.discovery.document,
      contentType: 'application/json',
      headers: { 'discovery-signature': order.discovery.signature },
    })
  const body = await answer(request.method(), url.pathname)
  if (body !== null) return route.fulfill({ body, contentType: 'application/json' })
  return route.fulfill({ status: 404, body: '' })
}

function isMainFrame(request: Request): boolean {
  try {
    return request.frame().parentFrame() === null
  } catch {
    // A window that was opened has no frame yet; it is closed at once.
    return false
  }
}

/** Frames inside of a page are venues: not part of the build. */
function pageFor(isMain: boolean, { html, policy }: ShellDocument) {
  const contentType = 'text/html; charset=utf-8'
  return isMain
    ? { body: html, contentType, headers: { 'content-security-policy': policy } }
    : { body: '<!doctype html><title>frame</title>', contentType }
}
