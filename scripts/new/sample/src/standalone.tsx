/** Runs this remote alone: `pnpm --filter @lantern/remote-sample dev`. */
import { runStandalone } from '@lantern/testing/standalone'
import { routes } from './doors/routes.tsx'
import { slots } from './doors/slots.tsx'

runStandalone({ prefix: '/sample', routes, slots })
