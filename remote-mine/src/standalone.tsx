/** Runs this remote alone: `pnpm --filter @lantern/remote-mine dev`. */
import { runStandalone } from '@lantern/testing/standalone'
import { routes } from './doors/routes.tsx'
import { slots } from './doors/slots.tsx'

runStandalone({
  prefix: '/mine',
  routes,
  membersOnly: true,
  slots,
})
