/** Runs this remote alone: `pnpm --filter @lantern/remote-sample dev`. */
import { runStandalone } from '@lantern/testing/standalone'
import { routes } from './exposed/routes.tsx'
import { slots } from './exposed/slots.tsx'

runStandalone({ prefix: '/sample', routes, slots })
