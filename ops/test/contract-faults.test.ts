/** Answers that break the contract, from edges to the console. */
import { openBrowser } from './browser.fixture.ts'
import { openReleaseService, type TestReleaseService } from './release-service.fixture.ts'

const EDGE = 'a-token-for-edges-only'
const DAY_MS = 86_400_000
const FAULT = { path: '/site/api/v1/wallet/overview', fault: 'data.total: expected money is a string', count: 2 }
let service: TestReleaseService
let nowMs = Date.parse('2026-01-05T12:00:00Z')
beforeAll(async () => {
  service = await openReleaseService({ edgeToken: EDGE, nowMs: () => nowMs })
}, 60_000)
afterAll(() => service.close())

const tell = (faults: object[], token = EDGE, environment = 'production') =>
  service.call('POST', '/api/contract-faults', { environment, faults }, token)
const list = async () => (await service.call('GET', '/api/contract-faults')).json().data.faults

it('[OPS-FAULT-1] are added up by call and fault, newest first, and shown in the console', async () => {
  await tell([FAULT, { ...FAULT, fault: 'data.list missing', count: 1 }])
  nowMs += 60_000
  await tell([FAULT])
  expect(await list()).toMatchObject([
    { ...FAULT, count: 4 },
    { path: FAULT.path, fault: 'data.list missing', count: 1 },
  ])
  const page = (await (await openBrowser(service)).get('/answers')).body
  expect(page).toContain('<code>/site/api/v1/wallet/overview</code>')
  expect(page).toContain('data.total: expected money is a string')
})

it('[OPS-FAULT-2] come from edges only, in bounded numbers, and are kept for thirty days', async () => {
  expect((await tell([FAULT], 'wrong')).statusCode).toBe(401)
  expect((await tell([FAULT], EDGE, 'nowhere')).statusCode).toBe(400)
  expect((await tell([])).statusCode).toBe(400)
  for (let batch = 0; batch < 6; batch += 1) {
    nowMs += 1_000
    await tell(Array.from({ length: 100 }, (_row, row) => ({ ...FAULT, path: `/x/${batch}/${row}` })))
  }
  const kept = await list()
  expect(kept).toHaveLength(500)
  expect(kept[0].path).toMatch(/^\/x\/5\//)
  nowMs += 31 * DAY_MS
  await tell([FAULT])
  expect(await list()).toHaveLength(1)
})
