/**
 * Where the site of this worker listens. Each worker has a site of its own, so that tests side by side share no clock, no control door and no edge.
 * Ports of its own, so that a running `npm start` is not disturbed; the environment may name others.
 */
import { join } from 'node:path'

const FIRST_PORTS = {
  EDGE_PORT: Number(process.env.EDGE_PORT || 3400),
  OPS_PORT: Number(process.env.OPS_PORT || 3402),
  SANDBOX_PORT: Number(process.env.SANDBOX_PORT || 3410),
  VENUE_PORT: Number(process.env.VENUE_PORT || 3411),
}
/** From a port of one site to the same of the next. */
const PORTS_APART = 20
/** Playwright keeps the number of a worker that it starts anew after a failed test. */
const SITE = Number(process.env.TEST_PARALLEL_INDEX || 0)

export type Ports = Readonly<Record<keyof typeof FIRST_PORTS, string>>

export function portsOf(site: number): Ports {
  const at = (port: number): string => String(port + site * PORTS_APART)
  const { EDGE_PORT, OPS_PORT, SANDBOX_PORT, VENUE_PORT } = FIRST_PORTS
  return {
    EDGE_PORT: at(EDGE_PORT),
    OPS_PORT: at(OPS_PORT),
    SANDBOX_PORT: at(SANDBOX_PORT),
    VENUE_PORT: at(VENUE_PORT),
  }
}

/** @param root folder of the run (start-site.ts) */
export function dataDirOf(root: string, site: number): string {
  return join(root, `site-${site}`)
}

export const PORTS: Ports = portsOf(SITE)
/** Data of the site of this worker. */
export const DATA_DIR: string = process.env.E2E_DATA || dataDirOf(process.env.LANTERN_E2E_RUN ?? '', SITE)

export const originOf = (port: string): string => `http://127.0.0.1:${port}`
/** The address that `npm start` prints. A venue at 127.0.0.1 is of another site than this one, as a real venue is. */
export const EDGE_ORIGIN: string = `http://localhost:${PORTS.EDGE_PORT}`
export const OPS_ORIGIN: string = originOf(PORTS.OPS_PORT)
export const SANDBOX_ORIGIN: string = originOf(PORTS.SANDBOX_PORT)
export const VENUE_ORIGIN: string = originOf(PORTS.VENUE_PORT)
