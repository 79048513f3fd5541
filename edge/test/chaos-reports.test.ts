/** Reports of pages in chaos mode: a team made its remote fail there, so they are no evidence about any build. */
import { createCostCounts } from '../src/health/cost-counts.ts'
import { createVisitorCounts } from '../src/health/visitor-counts.ts'
import { anEdge, type Edge, VERSION } from './edge.fixture.ts'

const counts = createVisitorCounts()
const costs = createCostCounts()
let edge: Edge
let cookie = ''
beforeAll(async () => {
  edge = await anEdge({}, { counts, costs })
  const page = await edge.app.inject({ url: '/mine' })
  cookie = String([page.headers['set-cookie'] ?? []].flat()[0]).split(';')[0] ?? ''
})
afterAll(() => edge.close())

const about = { remote: 'mine', version: VERSION }
/** One report of each kind that counts somewhere. */
const REPORTS = [
  { kind: 'remote', ...about, outcome: 'failed', phase: 'chunk' },
  { kind: 'remote', ...about, outcome: 'fallback', phase: 'entry' },
  { kind: 'remote', ...about, outcome: 'recovered', ms: 6_000 },
  { kind: 'error', ...about, cause: 'TypeError' },
  { kind: 'vital', ...about, phase: 'lcp', ms: 900 },
]

async function send(reports: object[]): Promise<void> {
  const headers = { 'content-type': 'text/plain;charset=UTF-8', cookie }
  const payload = JSON.stringify({ reports })
  expect((await edge.app.inject({ method: 'POST', url: '/collect', headers, payload })).statusCode).toBe(204)
}
const rows = async () => (await edge.app.inject({ url: '/collect/summary' })).json().data.rows

describe('reports of a page in chaos mode', () => {
  it('[EDGE-HEALTH-3] count as no load, failure, fallback, sign or cost, and not in the summary', async () => {
    await send(REPORTS.map((report) => ({ ...report, chaos: 'n0nce' })))
    expect(counts.take()).toEqual([])
    expect(costs.take()).toEqual([])
    expect(await rows()).toEqual([])

    // The same reports of another page count everywhere.
    await send(REPORTS)
    expect(counts.take()).toMatchObject([
      {
        ...about,
        loaded: 1,
        failed: 1,
        fellBack: 1,
        signs: [{ sign: 'fallback' }, { sign: 'slow' }, { sign: 'error' }],
      },
    ])
    expect(costs.take()).toHaveLength(1)
    expect(await rows()).toHaveLength(4)
  })

  it('[EDGE-HEALTH-3] can be looked up by their support code', async () => {
    await send([{ kind: 'error', ...about, supportCode: 'ABC2345', chaos: 'n0nce' }])
    const found = await edge.app.inject({ url: '/collect/support/ABC2345', headers: { 'sec-fetch-mode': 'cors' } })
    expect(found.json().data).toMatchObject({ report: { supportCode: 'ABC2345', chaos: 'n0nce' } })
  })
})
