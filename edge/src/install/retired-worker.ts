/**
 * The script that takes the service worker away (`SW=off`): it empties every cache and signs itself off. It has no fetch handler, so from its
 * first second every request goes to the network. Open pages are left alone: a reload could cost a form.
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
