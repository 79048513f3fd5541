import { createServer } from 'node:net'

/** Whether something already listens on the port. */
export function isPortTaken(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(error.code === 'EADDRINUSE' || error.code === 'EACCES'))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(false)))
  })
}

/** A free port of this machine. */
export async function freePort(host = '127.0.0.1') {
  const probe = createServer()
  await new Promise((resolve, reject) => probe.once('error', reject).listen(0, host, resolve))
  const { port } = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return port
}
