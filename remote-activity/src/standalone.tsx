/** Runs this remote alone: `pnpm --filter @lantern/remote-activity dev`. */
import { ROUTE } from '@lantern/contract/routes'
import { runStandalone } from '@lantern/testing/standalone'
import { routes } from './exposed/routes.tsx'
import { slots } from './exposed/slots.tsx'

const PopUps = slots['home.popups']

runStandalone({
  prefix: '/activity',
  routes,
  pages: [ROUTE.offers],
  slots: { 'home.dock': slots['home.dock'], 'home.popups': () => <PopUps onDone={() => undefined} /> },
})
