/** Runs this remote alone: `pnpm --filter @lantern/remote-games dev`. `?venueOrigin=` sets a venue site on another port. */
import { CATEGORIES } from '@lantern/contract/games'
import { runStandalone } from '@lantern/testing/standalone'
import { routes } from './exposed/routes.tsx'
import { slots } from './exposed/slots.tsx'

runStandalone({
  prefix: '/game',
  routes,
  pages: CATEGORIES.map((category) => `/game/${category}`),
  slots,
  venueOrigin: new URLSearchParams(location.search).get('venueOrigin') ?? undefined,
})
