import { join } from 'node:path'
import { ROOT } from '../../shared/build/release/source-hash.mjs'

/**
 * Environment variables of each server. All others are inherited from `npm start`.
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
    // Local machine: without a browser the gate only warns.
    // Faults are injected here and builds change between starts, so only canaries are evaluated.
    ops: {
      OPS_PORT: String(ports.OPS_PORT),
      DATA_DIR: dataDir,
      GATE: process.env.GATE || 'local',
      RELEASE_WATCH: process.env.RELEASE_WATCH || 'off',
      CHAOS_ENVIRONMENTS: process.env.CHAOS_ENVIRONMENTS || '*,production',
    },
    edge: {
      EDGE_PORT: String(ports.EDGE_PORT),
      UPSTREAM: upstream,
      OPS_ORIGIN: ops,
      DATA_DIR: dataDir,
      SHELL_DIR: join(ROOT, 'shell/dist'),
      VENUE_ORIGINS: process.env.VENUE_ORIGINS || venue,
      // `npm start` is for development; production sites set this themselves.
      DEVELOPMENT_SHELL_DIR: join(ROOT, 'shell/dist-development'),
      // Every page, so that one visit fills the console's charts.
      COST_SAMPLE: process.env.COST_SAMPLE || '100',
      LOCAL_OVERRIDES: process.env.LOCAL_OVERRIDES || 'on',
    },
  }
}
