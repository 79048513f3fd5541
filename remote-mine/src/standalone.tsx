/** Runs this remote alone: `pnpm --filter @lantern/remote-mine dev`. */
import { ROUTE } from '@lantern/contract'
import { runStandalone } from '@lantern/testing/standalone'
import { routes } from './doors/routes.tsx'
import { slots } from './doors/slots.tsx'

runStandalone({
  prefix: '/mine',
  routes,
  pages: [
    ROUTE.mine,
    ROUTE.wallet,
    ROUTE.deposit,
    ROUTE.withdrawal,
    ROUTE.transfer,
    ROUTE.transRecord,
    ROUTE.betRecord,
  ],
  slots,
})
