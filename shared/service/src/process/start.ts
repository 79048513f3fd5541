/** Lifecycle of a server process: listen, serve, drain on a signal, clean up. */
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { drainOf } from './drain.ts'

/** Time for requests under way after the stop signal, ms. */
const DRAIN_LIMIT_MS = 10_000

/** Time for closing after that, ms. */
const CLOSE_LIMIT_MS = 5_000

export type ServiceOptions = {
  name: string
  app: FastifyInstance
  host: string
  port: number
  /** Setting that holds the port, for the error message. Default `<NAME>_PORT`. */
  portSetting?: string
  /** How long a stopping server still serves, ms, so that its balancer notices. Default 0. */
  lingerMs?: number
  /** Closes resources outside the app: database, timers, child servers. Runs after the last answer. */
  onClose?: () => Promise<void> | void
  /** Replaced by tests only. */
  exit?: (code: number) => void
}

export type RunningService = { port: number; origin: string; stop: () => Promise<void> }

/**
 * Listens until SIGTERM or SIGINT: healthz turns 503, requests under way finish, everything is closed, exit 0. A port in use is reported in one
 * sentence and ends the process with code 1.
 */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const { name, app, host, port, lingerMs = 0, onClose, exit = (code: number) => process.exit(code) } = options
  let stopping: Promise<void> | undefined

  const stop = (): Promise<void> => {
    stopping ??= shutDown()
    return stopping
  }
  async function shutDown(): Promise<void> {
    process.off('SIGTERM', onSignal)
    process.off('SIGINT', onSignal)
    await drainOf(app).begin(DRAIN_LIMIT_MS, lingerMs)
    await app.close()
    await onClose?.()
  }
  function onSignal(signal: NodeJS.Signals): void {
    app.log.info({ signal }, 'stopping')
    // A peer that never answers a close must not keep the process alive.
    const forced = setTimeout(() => exit(1), lingerMs + DRAIN_LIMIT_MS + CLOSE_LIMIT_MS)
    stop().then(
      () => {
        clearTimeout(forced)
        exit(0)
      },
      (error: unknown) => {
        clearTimeout(forced)
        app.log.error({ err: error }, 'did not stop cleanly')
        exit(1)
      },
    )
  }

  try {
    await app.listen({ host, port })
  } catch (error) {
    const sentence = listenSentence(error, options)
    if (sentence === undefined) throw error
    process.stderr.write(`${sentence}\n`)
    await app.close()
    await onClose?.()
    exit(1)
    return { port, origin: '', stop }
  }

  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  const address = app.server.address() as AddressInfo
  const origin = `http://${host}:${address.port}`
  app.log.info({ origin }, `${name} serves`)
  return { port: address.port, origin, stop }
}

function listenSentence(error: unknown, { name, host, port, portSetting }: ServiceOptions): string | undefined {
  const setting = portSetting ?? `${name.toUpperCase()}_PORT`
  const code = (error as { code?: string }).code
  if (code === 'EADDRINUSE')
    return `${name} cannot start: port ${port} on ${host} is already in use. Stop the other process or set ${setting} to a free port.`
  if (code === 'EACCES')
    return `${name} cannot start: port ${port} needs more rights. Set ${setting} to a port above 1023.`
  return undefined
}
