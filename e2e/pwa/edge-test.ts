/** A test with a service worker and its own edge, which it may stop; network errors are expected then. */
import { type OwnEdge, ownEdge } from '../site/own-edge.ts'
import { test as base } from '../site/watched-page.ts'

export const test = base.extend<{ edge: OwnEdge }>({
  serviceWorkers: 'allow',
  edge: async ({ watch }, use) => {
    watch.expectProblem(/^console: (Failed to load resource|WebSocket connection)/)
    const edge = await ownEdge()
    await use(edge)
    await edge.stop()
  },
})
