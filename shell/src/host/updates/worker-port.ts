/** The page's interface to the service worker. Everything here may fail or be missing (private mode, full storage): the site works without it. */
import { SERVICE_WORKER_PATH } from '@lantern/contract/offline'
import { delay } from '@lantern/platform'
import type { WorkerRequest, WorkerVersion } from '../service-worker/worker-messages.ts'

/** An installed worker replies at once; one that does not belongs to another implementation. */
const VERSION_LIMIT_MS = 2_000

export type WorkerPort = {
  /** Tells the waiting worker to take over. @returns false when none waits */
  takeOver(): boolean
  /** Asks the controlling worker to keep newer files. */
  keep(request: Extract<WorkerRequest, { kind: 'keep' }>): void
  /** Checks for a newer worker. */
  look(): void
}

export type WorkerNews = {
  /** A worker waits; '' when it does not report its version. */
  onWaiting(version: string): void
  onTookOver(version: string): void
}

/** Registers the worker. @throws when the browser refuses */
export async function openWorkerPort(container: ServiceWorkerContainer, news: WorkerNews): Promise<WorkerPort> {
  container.addEventListener('controllerchange', () => {
    if (container.controller) void versionOf(container.controller).then(news.onTookOver)
  })
  const registration = await container.register(SERVICE_WORKER_PATH, { updateViaCache: 'none' })
  const tellWaiting = (): void => {
    // The first worker takes over by itself.
    if (registration.waiting && registration.active) void versionOf(registration.waiting).then(news.onWaiting)
  }
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', tellWaiting),
  )
  registration.installing?.addEventListener('statechange', tellWaiting)
  tellWaiting()
  return {
    takeOver() {
      if (!registration.waiting) return false
      say(registration.waiting, { kind: 'take-over' })
      return true
    },
    keep: (request) => void container.ready.then(({ active }) => active && say(active, request)),
    look: () => void registration.update().catch(() => undefined),
  }
}

/** Removes the worker and its caches from this device: the server no longer wants one. */
export async function removeWorker(container: ServiceWorkerContainer): Promise<void> {
  const registration = await container.getRegistration()
  const active = registration?.active ?? container.controller
  if (active) say(active, { kind: 'retire' })
  await registration?.unregister()
  // Even without a registration: an earlier visit may have failed to delete the caches.
  for (const name of await caches.keys()) await caches.delete(name)
}

async function versionOf(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<string>((resolve) => {
    port1.onmessage = ({ data }) => resolve((data as WorkerVersion).version)
  })
  worker.postMessage({ kind: 'version' } satisfies WorkerRequest, [port2])
  const version = await Promise.race([answer, delay(VERSION_LIMIT_MS).then(() => '')])
  port1.close()
  return version
}

function say(worker: ServiceWorker, request: WorkerRequest): void {
  worker.postMessage(request)
}
