/** How the worker answers: pages from the network while it responds, files from the device when their hash matches. */
import { keptDocument } from './kept-document.ts'
import { keepFile, keptFile } from './kept-files.ts'
import { noNetworkPage } from './no-network-page.ts'

/** Time limit of the network for a page; after it, a kept page is better than a blank one. */
const PAGE_LIMIT_MS = 4_000

/** The part of FetchEvent used here. */
export type Asking = {
  readonly request: Request
  readonly preloadResponse?: Promise<Response | undefined>
  waitUntil(work: Promise<unknown>): void
  /** Called when the kept page is the answer. */
  onKept?(): void
}

/** Any network response is the page, errors included. The kept page is used only when the network fails. */
export async function answerPage(asking: Asking, version: string, limitMs: number = PAGE_LIMIT_MS): Promise<Response> {
  const network = fromNetwork(asking).catch(() => null)
  const inTime = await Promise.race([network, silenceOf(limitMs)])
  if (inTime) return inTime
  const kept = await keptDocument(version).catch(() => null)
  if (kept === null) return (await network) ?? noNetworkPage()
  asking.waitUntil(network)
  asking.onKept?.()
  return kept
}

/** Serves a file by its hash: the kept copy if intact, else the network's, which is then kept. */
export async function answerFile(
  { request, waitUntil }: Asking,
  integrity: string,
  version: string,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  const kept = await keptFile(pathname, integrity).catch(() => null)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) waitUntil(keepFile(pathname, answer.clone(), version))
  return answer
}

async function fromNetwork({ request, preloadResponse }: Asking): Promise<Response> {
  // The browser started this request with the worker; without navigation preload (first page, older browsers) it starts now.
  const answer = (await preloadResponse) ?? (await fetch(request))
  // Firefox resolves a failed preload with a response of type `error`, where others reject (GoogleChrome/workbox#3134).
  if (answer.type === 'error') throw new TypeError('the network did not answer')
  return answer
}

function silenceOf(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms))
}
