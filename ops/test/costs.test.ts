/** What edges report about costs, and how it is read back: percentiles, files, the console's charts. */
import { bucketOf, type CostMetric } from '@lantern/contract/costs'
import { openBrowser } from './browser.fixture.ts'
import { openReleaseService, type TestReleaseService } from './release-service.fixture.ts'

const EDGE = 'a-token-for-edges-only'
const DAY_MS = 86_400_000
let service: TestReleaseService
let nowMs = Date.parse('2026-01-05T12:00:00Z')
beforeAll(async () => {
  service = await openReleaseService({ edgeToken: EDGE, nowMs: () => nowMs })
  await service.publish({ version: '1.0.0' })
}, 60_000)
afterAll(() => service.close())

const row = (metric: CostMetric, value: number, count: number, remote = 'mine', version = '1.0.0') => ({
  remote,
  version,
  metric,
  bucket: bucketOf(metric, value),
  count,
})
const tell = (rows: object[], token = EDGE, environment = 'production') =>
  service.call('POST', '/api/costs', { environment, rows }, token)
const costs = async (days = 7) => (await service.call('GET', `/api/costs?days=${days}`)).json().data.costs

describe('costs', () => {
  it('[OPS-COST-1] are added up over edges and hours, and read as percentiles', async () => {
    await tell([row('lcp', 1_000, 40), row('lcp', 3_000, 10), row('bytes', 60_000, 5, 'shell', '2.0.0')])
    nowMs += 3_600_000
    await tell([
      row('lcp', 1_000, 40),
      row('lcp', 9_000, 10),
      row('lcp', 5, 9, 'nobody', '1.0.0'),
      row('lcp', 5, 9, 'mine', '9.9.9'),
    ])
    expect(await costs()).toMatchObject([
      { metric: 'bytes', name: 'shell', version: '2.0.0', loads: 5 },
      { metric: 'lcp', name: 'mine', version: '1.0.0', loads: 100 },
    ])
    const [, { p50, p75, p95 }] = await costs()
    expect([p50, p75, p95].map((value) => Math.round(value / 1_000))).toEqual([1, 1, 10])
  })

  it('[OPS-COST-2] come from edges only, in bounded numbers of known metrics', async () => {
    expect((await tell([row('lcp', 1, 1)], 'nobody-knows-this-token')).statusCode).toBe(401)
    expect((await tell([row('lcp', 1, 1)], EDGE, 'nowhere')).statusCode).toBe(400)
    for (const odd of [
      { metric: 'constructor' },
      { bucket: 121 },
      { bucket: 1.5 },
      { count: 0 },
      { remote: '__proto__' },
    ])
      expect((await tell([{ ...row('lcp', 1, 1), ...odd }])).statusCode).toBe(400)
    expect((await service.call('GET', '/api/costs?days=31')).statusCode).toBe(400)
    expect((await service.call('GET', '/api/costs', undefined, EDGE)).statusCode).toBe(403)
  })

  it('[OPS-COST-3] are charts with a table in the console, and CSV and JSON files', async () => {
    const browser = await openBrowser(service)
    const page = (await browser.get('/costs')).body
    expect(page).toContain('<svg class="bar"')
    expect(page).toContain('<table')
    const csv = await browser.get('/costs.csv?days=7')
    expect(csv.headers['content-disposition']).toContain('costs.csv')
    expect(csv.body.split('\r\n')[2]).toMatch(/^lcp,mine,1\.0\.0,100,/)
    expect((await service.call('GET', '/api/costs.csv')).body).toBe(csv.body)
    expect(JSON.parse((await browser.get('/costs.json')).body)).toMatchObject({ environment: 'production', days: 7 })
    expect((await browser.get('/costs?days=99')).statusCode).toBe(404)
  })

  it('[OPS-COST-1] are kept for thirty days', async () => {
    nowMs += 31 * DAY_MS
    await tell([row('inp', 100, 1)])
    const { rows } = await service.db
      .selectFrom('cost_counts')
      .selectAll()
      .execute()
      .then((all) => ({ rows: all }))
    expect(rows).toHaveLength(1)
  })
})
