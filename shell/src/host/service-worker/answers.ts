/** How the worker answers: pages from the network as long as it answers, files from the device when their hash holds. */
import { keptDocument } from './kept-document.ts'
import { keepFile, keptFile } from './kept-files.ts'
import { noNetworkPage } from './no-network-page.ts'

/** The network has this long to answer for a page; a page that was kept is better than a white one. */
const PAGE_LIMIT_MS = 4_000

/** The part of a FetchEvent that is used. */
export type Asking = {
  readonly request: Request
  readonly preloadResponse?: Promise<Response | undefined>
  waitUntil(work: Promise<unknown>): void
}

/** Whatever the network says is the page, an error too. Only when it says nothing the kept page stands in. */
export async function answerPage(asking: Asking, version: string, limitMs: number = PAGE_LIMIT_MS): Promise<Response> {
  const network = fromNetwork(asking).catch(() => null)
  const inTime = await Promise.race([network, silenceOf(limitMs)])
  if (inTime) return inTime
  const kept = await keptDocument(version).catch(() => null)
  if (kept === null) return (await network) ?? noNetworkPage()
  asking.waitUntil(network)
  return kept
}

/** A file by its hash: what is kept when it is whole, else the network's, which is then kept. */
export async function answerFile({ request, waitUntil }: Asking, version: string): Promise<Response> {
  const { pathname } = new URL(request.url)
  const kept = await keptFile(pathname, request.integrity).catch(() => null)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) waitUntil(keepFile(pathname, answer.clone(), version))
  return answer
}

async function fromNetwork({ request, preloadResponse }: Asking): Promise<Response> {
  // The browser asked while the worker was still starting; without that (first page, older browsers) it is asked now.
  const answer = (await preloadResponse) ?? (await fetch(request))
  // Firefox gives a preload that failed as a response of type `error`, where others reject (GoogleChrome/workbox#3134).
  if (answer.type === 'error') throw new TypeError('the network did not answer')
  return answer
}

function silenceOf(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms))
}
