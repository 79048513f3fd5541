import { createApp } from './app.ts'
import { DatabaseAwayError } from './database-away.ts'
import { createLogger } from './logger.ts'
import { serveMetrics } from './metrics.ts'

describe('serveMetrics', () => {
  it('counts answers by route and status, never by address, and reads gauges at each scrape', async () => {
    const app = createApp({ logger: createLogger('test', { write: () => {} }) })
    app.get('/builds/:name', async () => ({ ok: true }))
    let revision = 7
    const metrics = await serveMetrics({
      app,
      name: 'edge',
      host: '127.0.0.1',
      port: 0,
      gauges: [
        { name: 'lantern_discovery_revision', help: 'Revision', read: () => revision },
        {
          name: 'lantern_builds',
          help: 'Builds',
          labels: ['outcome'],
          read: () => [{ labels: { outcome: 'done' }, value: 3 }],
        },
      ],
    })
    try {
      for (const name of ['mine', 'games']) await app.inject(`/builds/${name}`)
      await app.inject('/secret-address')
      const scrape = async () => (await fetch(`${metrics.origin}/metrics`)).text()
      const first = await scrape()
      expect(first).toContain(
        'lantern_http_requests_total{method="GET",route="/builds/:name",status="200",server="edge"} 2',
      )
      expect(first).toContain('lantern_http_requests_total{method="GET",route="none",status="404",server="edge"} 1')
      expect(first).toContain('lantern_http_request_seconds_count{server="edge",method="GET",route="/builds/:name"} 2')
      expect(first).toContain('lantern_builds{outcome="done",server="edge"} 3')
      expect(first).toContain('process_cpu_seconds_total')
      expect(first).not.toContain('secret')
      revision = 8
      expect(await scrape()).toContain('lantern_discovery_revision{server="edge"} 8')
      expect((await fetch(`${metrics.origin}/`)).status).toBe(404)
    } finally {
      await metrics.stop()
      await app.close()
    }
  })

  it('answers 503 without a line of its own while the database of a gauge is away, and 500 with one when a gauge fails', async () => {
    const lines: string[] = []
    const app = createApp({ logger: createLogger('test', { write: (line) => lines.push(line) }) })
    let failure: Error = new DatabaseAwayError()
    const read = () => Promise.reject(failure)
    const gauges = [{ name: 'lantern_registry_revision', help: 'Revision', read }]
    const metrics = await serveMetrics({ app, name: 'ops', host: '127.0.0.1', port: 0, gauges })
    try {
      expect((await fetch(`${metrics.origin}/metrics`)).status).toBe(503)
      expect(lines).toEqual([])
      failure = new Error('a bug')
      expect((await fetch(`${metrics.origin}/metrics`)).status).toBe(500)
      expect(lines).toHaveLength(1)
    } finally {
      await metrics.stop()
      await app.close()
    }
  })
})
