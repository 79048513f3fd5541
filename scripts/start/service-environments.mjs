import { join } from 'node:path'
import { ROOT } from '../../shared/build/release/source-hash.mjs'

/**
 * What each server is told. Everything else comes from the environment of `npm start`.
 *
 * @param {ReturnType<import('./start-settings.mjs').startSettings>} settings
 */
export function serviceEnvironments({ ports, upstream, edge, ops, venue, dataDir }) {
  return {
    sandbox: {
      SANDBOX_PORT: String(ports.SANDBOX_PORT),
      VENUE_PORT: String(ports.VENUE_PORT),
      DATA_DIR: dataDir,
      SITE_ORIGINS: process.env.SITE_ORIGINS || `${edge},${edge.replace('127.0.0.1', 'localhost')}`,
    },
    // A machine of one's own: without a browser the gate says so and goes on.
    // Faults are played here, and builds change from one start to the next: only canaries are judged.
    ops: {
      OPS_PORT: String(ports.OPS_PORT),
      DATA_DIR: dataDir,
      GATE: process.env.GATE || 'local',
      RELEASE_WATCH: process.env.RELEASE_WATCH || 'off',
    },
    edge: {
      EDGE_PORT: String(ports.EDGE_PORT),
      UPSTREAM: upstream,
      OPS_ORIGIN: ops,
      DATA_DIR: dataDir,
      SHELL_DIR: join(ROOT, 'shell/dist'),
      VENUE_ORIGINS: process.env.VENUE_ORIGINS || venue,
      // `npm start` is a developer's; a site with members is started by its own settings.
      LOCAL_OVERRIDES: process.env.LOCAL_OVERRIDES || 'on',
    },
  }
}
