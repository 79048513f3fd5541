/** Where the site of this run listens. Ports of its own, so that a running `npm start` is not disturbed; the environment may name others. */
export const PORTS = {
  EDGE_PORT: process.env.EDGE_PORT || '3400',
  OPS_PORT: process.env.OPS_PORT || '3402',
  SANDBOX_PORT: process.env.SANDBOX_PORT || '3410',
  VENUE_PORT: process.env.VENUE_PORT || '3411',
} as const

const at = (port: string): string => `http://127.0.0.1:${port}`
export const EDGE_ORIGIN = at(PORTS.EDGE_PORT)
export const OPS_ORIGIN = at(PORTS.OPS_PORT)
export const SANDBOX_ORIGIN = at(PORTS.SANDBOX_PORT)
export const VENUE_ORIGIN = at(PORTS.VENUE_PORT)
