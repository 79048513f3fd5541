/**
 * Origins of this worker's site. Each worker has its own, so that parallel tests share no clock, control API or edge.
 * The ports differ from those of `npm start`; environment variables override them.
 */
import { join } from 'node:path'

const FIRST_PORTS = {
  EDGE_PORT: Number(process.env.EDGE_PORT || 3400),
  OPS_PORT: Number(process.env.OPS_PORT || 3402),
  SANDBOX_PORT: Number(process.env.SANDBOX_PORT || 3410),
  VENUE_PORT: Number(process.env.VENUE_PORT || 3411),
  PUSH_PORT: Number(process.env.PUSH_PORT || 3412),
}
/** Distance between the ports of two sites. */
const PORTS_APART = 20
/** Playwright keeps the index when it restarts a worker after a failed test. */
const SITE = Number(process.env.TEST_PARALLEL_INDEX || 0)

export type Ports = Readonly<Record<keyof typeof FIRST_PORTS, string>>

export function portsOf(site: number): Ports {
  const at = (port: number): string => String(port + site * PORTS_APART)
  const { EDGE_PORT, OPS_PORT, SANDBOX_PORT, VENUE_PORT, PUSH_PORT } = FIRST_PORTS
  return {
    EDGE_PORT: at(EDGE_PORT),
    OPS_PORT: at(OPS_PORT),
    SANDBOX_PORT: at(SANDBOX_PORT),
    VENUE_PORT: at(VENUE_PORT),
    PUSH_PORT: at(PUSH_PORT),
  }
}

/** @param root data folder of the run (start-site.ts) */
export function dataDirOf(root: string, site: number): string {
  return join(root, `site-${site}`)
}

export const PORTS: Ports = portsOf(SITE)
/** Data folder of this worker's site. */
export const DATA_DIR: string = process.env.E2E_DATA || dataDirOf(process.env.LANTERN_E2E_RUN ?? '', SITE)

export const originOf = (port: string): string => `http://127.0.0.1:${port}`
/** The origin that `npm start` prints. A venue at 127.0.0.1 is cross-site to it, like a real venue. */
export const EDGE_ORIGIN: string = `http://localhost:${PORTS.EDGE_PORT}`
export const OPS_ORIGIN: string = originOf(PORTS.OPS_PORT)
export const SANDBOX_ORIGIN: string = originOf(PORTS.SANDBOX_PORT)
export const VENUE_ORIGIN: string = originOf(PORTS.VENUE_PORT)
/** A test listens here as the push service of its browser; the sandbox posts to it. */
export const PUSH_ORIGIN: string = originOf(PORTS.PUSH_PORT)
