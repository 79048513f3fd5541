/**
 * The service worker: makes the site installable and readable offline, and otherwise does not interfere (decision 0018).
 * It never serves a page or discovery from the device while the network answers, and it handles no call, token or socket.
 */
import { answerFile, answerPage } from './answers.ts'
import { wantsKeeping } from './kept-document.rules.ts'
import { keepDocument, keptFacts } from './kept-document.ts'
import { holdAll, keepNothingMore, outdatedCaches } from './kept-files.ts'
import { showPage } from './notice-tap.ts'
import { showPush, urlOf } from './push-notice.ts'
import { integrityOf, kindOf } from './request.rules.ts'
import type { WorkerBuild } from './worker-build.ts'
import type { WorkerRequest, WorkerVersion } from './worker-messages.ts'

declare const self: ServiceWorkerGlobalScope
declare const __WORKER_BUILD__: WorkerBuild

const build: WorkerBuild = __WORKER_BUILD__
/** Client ids of pages that were answered from the device. */
const keptPages = new Set<string>()

self.addEventListener('install', (event) => {
  event.waitUntil(install())
})
self.addEventListener('activate', (event) => {
  event.waitUntil(activate())
})
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const integrity = keptPages.has(event.clientId) ? integrityOf(event.request, build) : event.request.integrity
  const asking = {
    request: event.request,
    preloadResponse: event.preloadResponse as Promise<Response | undefined>,
    waitUntil: (work: Promise<unknown>) => event.waitUntil(work),
    onKept: () => void keptPages.add(event.resultingClientId),
  }
  switch (kindOf({ method, mode, url, integrity }, self.location.origin)) {
    case 'page':
      return event.respondWith(answerPage(asking, build.version))
    case 'file':
      return event.respondWith(answerFile(asking, integrity, build.version))
    case 'none':
  }
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(showPage(self.clients, urlOf(event.notification.data)))
})
self.addEventListener('push', (event) => {
  event.waitUntil(showPush(self.registration, self.navigator, event.data?.text()))
})
self.addEventListener('message', (event) => {
  const request = event.data as WorkerRequest
  switch (request.kind) {
    case 'version': {
      const answer: WorkerVersion = { version: build.version }
      return event.ports[0]?.postMessage(answer)
    }
    case 'take-over':
      return event.waitUntil(self.skipWaiting())
    case 'keep':
      return event.waitUntil(keep(request))
    case 'retire':
      return keepNothingMore()
  }
})

/** Installs only with everything needed to start offline; otherwise the browser tries again later. */
async function install(): Promise<void> {
  await holdAll(build.core, build.version)
  const outcome = await keepDocument(build)
  if (outcome !== 'kept') throw new Error(`the page was not kept: ${outcome}`)
}

async function activate(): Promise<void> {
  await self.registration.navigationPreload?.enable()
  for (const name of outdatedCaches(await caches.keys(), build.version)) await caches.delete(name)
  await self.clients.claim()
}

async function keep({ locale, revision, withHelp, used }: Extract<WorkerRequest, { kind: 'keep' }>): Promise<void> {
  try {
    if (wantsKeeping(await keptFacts(build.version), { locale, revision }, Date.now())) {
      // Another shell is live: the browser will fetch its worker, which keeps its own page.
      if ((await keepDocument(build)) === 'other-shell') await self.registration.update()
    }
    const later = build.later.filter((file) => file.locale === undefined || file.locale === locale)
    await holdAll([...build.core, ...used], build.version)
    if (withHelp) await holdAll(later, build.version)
  } catch {
    // No network or no storage: keep the existing files, the next idle page tries again.
  }
}
