import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { logger } from '../../test/edge.fixture.ts'
import { createHealthReport } from './health-report.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'lantern-health-'))
afterAll(() => rmSync(dataDir, { recursive: true }))
const ROW = { remote: 'mine', version: '2.0.0', loaded: 3, failed: 1, failedNetworks: 0, fellBack: 0, signs: [] }

function aReport(answer: () => Promise<Response>, token = '') {
  const asked: { url: string; authorization: string | null; body: unknown }[] = []
  let rows = [ROW]
  const tell = createHealthReport({
    counts: { note: () => undefined, take: () => rows.splice(0) },
    opsOrigin: 'http://ops.test',
    environment: 'production',
    dataDir,
    token,
    logger,
    ask: async (url, init) => {
      const headers = new Headers(init?.headers)
      asked.push({
        url: String(url),
        authorization: headers.get('authorization'),
        body: JSON.parse(String(init?.body)),
      })
      return answer()
    },
  })
  return {
    tell,
    asked,
    hear: () => {
      rows = [ROW]
    },
  }
}

describe('what is reported to ops', () => {
  it('[EDGE-28] is sent with the edge token, and only when there is something to report', async () => {
    writeFileSync(join(dataDir, 'edge-token'), 'from-the-file\n')
    const { tell, asked } = aReport(async () => Response.json({}))
    await tell()
    await tell()
    expect(asked).toEqual([
      {
        url: 'http://ops.test/api/health',
        authorization: 'Bearer from-the-file',
        body: { environment: 'production', rows: [ROW] },
      },
    ])
    const given = aReport(async () => Response.json({}), 'from-the-setting')
    await given.tell()
    expect(given.asked[0]?.authorization).toBe('Bearer from-the-setting')
  })

  it('[EDGE-28] is dropped when ops is down or refuses, and resumes when it is back', async () => {
    const answers = [
      () => Promise.reject(new Error('connect ECONNREFUSED')),
      async () => new Response('', { status: 503 }),
    ]
    const { tell, asked, hear } = aReport(() => (answers.shift() ?? (async () => Response.json({})))())
    await tell()
    for (let time = 0; time < 2; time += 1) {
      hear()
      await tell()
    }
    expect(asked.map(({ body }) => body)).toEqual(Array(3).fill({ environment: 'production', rows: [ROW] }))
  })
})
