import { createServer } from 'node:net'

/** Whether something already listens there. */
export function isPortTaken(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(error.code === 'EADDRINUSE' || error.code === 'EACCES'))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(false)))
  })
}
