/** Prometheus metrics on a port of their own, which the balancer does not reach. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { databaseAwayIn } from './database-away.ts'

/** What a server measures beyond its requests; read at each scrape. */
type Gauge = {
  /** `lantern_discovery_revision`. */
  readonly name: string
  readonly help: string
  /** @default none */
  readonly labels?: readonly string[]
  /** One number, or one for each set of labels. */
  read(): Promise<number | readonly GaugeRow[]> | number | readonly GaugeRow[]
}
type GaugeRow = { readonly labels: Readonly<Record<string, string>>; readonly value: number }

type MetricsOptions = {
  readonly app: FastifyInstance
  /** `edge`; label `server` of all metrics. */
  readonly name: string
  readonly host: string
  /** 0 = none. */
  readonly port: number
  readonly gauges?: readonly Gauge[]
}

/** Latency, s: an answer from memory to one that waits for the upstream's limit. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Measures the app and listens. Call it before the app listens.
 * @returns stops listening
 */
export async function startMetrics({
  app,
  name,
  host,
  port,
  gauges = [],
}: MetricsOptions): Promise<() => Promise<void>> {
  if (port === 0) return async () => undefined
  const { origin, stop } = await serveMetrics({ app, name, host, port, gauges })
  app.log.info({ origin }, `${name} metrics`)
  return stop
}

/** The same on any port; 0 = a free one. */
export async function serveMetrics({ app, name, host, port, gauges = [] }: MetricsOptions) {
  // Loaded only where it is used.
  const { collectDefaultMetrics, Counter, Gauge: PrometheusGauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  registry.setDefaultLabels({ server: name })
  collectDefaultMetrics({ register: registry })
  const labelNames = ['method', 'route', 'status'] as const
  const registers = [registry]
  const requests = new Counter({ name: 'lantern_http_requests_total', help: 'Answers', labelNames, registers })
  const seconds = new Histogram({
    name: 'lantern_http_request_seconds',
    help: 'Time to the end of an answer',
    labelNames: ['method', 'route'],
    buckets: BUCKETS_S,
    registers,
  })
  app.addHook('onResponse', async (request, reply) => {
    // The pattern, never the address: there are few of them, and they hold no ids.
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none' }
    requests.inc({ ...labels, status: String(reply.statusCode) })
    seconds.observe(labels, reply.elapsedTime / 1_000)
  })
  new PrometheusGauge({
    name: 'lantern_connections',
    help: 'Open connections, sockets included',
    registers,
    async collect() {
      this.set(
        await new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count ?? 0))),
      )
    },
  })
  for (const { name: gaugeName, help, labels = [], read } of gauges)
    new PrometheusGauge({
      name: gaugeName,
      help,
      labelNames: [...labels],
      registers,
      async collect() {
        const value = await read()
        this.reset()
        if (typeof value === 'number') this.set(value)
        else for (const row of value) this.set(row.labels, row.value)
      },
    })

  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end('There is nothing at this address.\n')
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        app.log.error({ err: error }, 'metrics failed')
        response.writeHead(databaseAwayIn(error)?.statusCode ?? 500).end()
      },
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { port: own } = server.address() as AddressInfo
  return {
    origin: `http://${host}:${own}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
