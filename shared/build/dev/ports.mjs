import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** How many ports are tried after the wanted one. */
const TRIES = 50
/** Above the ports of our own servers and of journeys. */
const FIRST_FREE = 20_000
/** net.ipv4.ip_local_port_range begins here by default. */
const FIRST_OUTGOING = 32_768

/** Whether something already listens on the port. */
export function isPortTaken(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(error.code === 'EADDRINUSE' || error.code === 'EACCES'))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(false)))
  })
}

/**
 * A port that is free and stays free between two starts of a server: the system gives outgoing connections none below 32768 (Linux) or 49152.
 *
 * @returns {Promise<number>}
 */
export async function freePort(host = '127.0.0.1') {
  const port = randomInt(FIRST_FREE, FIRST_OUTGOING)
  return (await isPortTaken(port, host)) ? freePort(host) : port
}

/**
 * The wanted port, or the next one that is free.
 *
 * @throws {Error} when none of the next fifty is free
 */
export async function freePortFrom(wanted, host = '127.0.0.1') {
  for (let port = wanted; port < wanted + TRIES && port < 65_536; port += 1) {
    if (await isPortTaken(port, host)) continue
    if (port !== wanted) process.stdout.write(`Port ${wanted} is in use; using ${port}.\n`)
    return port
  }
  throw new Error(`None of the ports ${wanted} to ${wanted + TRIES - 1} is free. Set PORT to a free one.`)
}
