/**
 * The script that removes the service worker (`SW=off`): it empties every cache and unregisters itself. It has no fetch handler, so all requests go
 * to the network from its start. Open pages are not reloaded: that could lose a form.
 */
export const RETIRED_WORKER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const retire = async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await self.registration.unregister()
  }
  event.waitUntil(retire())
})
`
