/** What edges report about builds: who may report, what is read, and a canary that is rolled back by itself. */
import { listRemotes } from '../src/cli/builds/list.ts'
import { FIRST_TOKEN, openReleaseService, type TestReleaseService } from './release-service.fixture.ts'

const EDGE = 'a-token-for-edges-only'
let service: TestReleaseService
let nowMs = Date.parse('2026-01-05T12:00:00Z')

beforeAll(async () => {
  service = await openReleaseService({ edgeToken: EDGE, nowMs: () => nowMs })
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) await service.publish({ version })
  await service.call('POST', '/api/remotes/mine/rollback', { version: '1.0.0', reason: 'where the test begins' })
}, 60_000)
afterAll(() => service.close())

const tell = (rows: object[], token = EDGE, environment = 'production') =>
  service.call('POST', '/api/health', { environment, rows }, token)
const heard = (version: string, loaded: number, failed: number) => ({
  remote: 'mine',
  version,
  loaded,
  failed,
  fellBack: 0,
})
const health = async (minutes = 60) =>
  (await service.call('GET', `/api/health?minutes=${minutes}`)).json().data.versions
const canary = (version: string) =>
  service.call('POST', '/api/remotes/mine/canary', { version, percent: 5, reason: 'a part first' })
const newest = async () => (await service.call('GET', '/api/remotes/mine/history?limit=1')).json().data.lines[0]

describe('health of builds', () => {
  it('[OPS-HEALTH-1] is reported by edges, whose token gives no other access', async () => {
    expect((await tell([heard('1.0.0', 1, 0)])).statusCode).toBe(200)
    expect((await tell([heard('1.0.0', 1, 0)], 'nobody-knows-this-token')).statusCode).toBe(401)
    for (const [method, url] of [
      ['GET', '/api/health'],
      ['GET', '/api/remotes'],
      ['POST', '/api/remotes/mine/rollback'],
      ['POST', '/api/builds/mine/1.0.0/publish'],
    ] as const)
      expect(
        (await service.call(method, url, method === 'POST' ? { reason: 'for fun' } : undefined, EDGE)).statusCode,
      ).toBe(403)
    expect((await tell([heard('1.0.0', 1, 0)], FIRST_TOKEN)).statusCode).toBe(200)
  })

  it.each([
    ['of nothing', []],
    ['below zero', [heard('1.0.0', -1, 0)]],
    ['of a version that is none', [heard('latest', 1, 0)]],
    ['without a bound', [heard('1.0.0', 1e9, 0)]],
  ])('[OPS-HEALTH-1] is refused %s', async (_name, rows) => {
    expect((await tell(rows)).statusCode).toBe(400)
  })

  it('[OPS-HEALTH-1] ignores unpublished builds, and separates environments', async () => {
    expect((await tell([heard('9.9.9', 5, 5), { ...heard('1.0.0', 5, 5), remote: 'nobody' }])).statusCode).toBe(200)
    expect((await tell([heard('1.0.0', 1, 0)], EDGE, 'nowhere')).statusCode).toBe(400)
    expect((await health()).map(({ version }: { version: string }) => version)).toEqual(['1.0.0'])
  })

  it('[OPS-HEALTH-2] is read by version: visitors, failures, rate, last report', async () => {
    nowMs += 3 * 3_600_000
    await tell([heard('2.0.0', 30, 10)])
    nowMs += 20 * 60_000
    await tell([{ ...heard('2.0.0', 9, 1), fellBack: 4 }, heard('1.0.0', 99, 1)])
    const lastSeen = new Date(nowMs).toISOString()
    expect(await health()).toEqual([
      { name: 'mine', version: '1.0.0', loaded: 99, failed: 1, fellBack: 0, rate: 0.01, lastSeen },
      { name: 'mine', version: '2.0.0', loaded: 39, failed: 11, fellBack: 4, rate: 0.22, lastSeen },
    ])
    expect((await health(10))[1]).toMatchObject({ loaded: 9, failed: 1 })
  })
})

describe('the error budget', () => {
  beforeEach(() => {
    // Nothing that was heard before weighs.
    nowMs += 3 * 3_600_000
  })

  it('[OPS-ROLL-4] rolls back a bad canary automatically, once, and says why', async () => {
    await canary('2.0.0')
    await tell([heard('1.0.0', 190, 1), heard('2.0.0', 0, 5)])
    expect((await newest()).canary).toEqual({ version: '2.0.0', percent: 5 })
    await Promise.all([tell([heard('2.0.0', 1, 4)]), tell([heard('2.0.0', 0, 3)])])
    expect(await newest()).toMatchObject({
      kind: 'rollback',
      version: '1.0.0',
      canary: null,
      withdrew: ['2.0.0'],
      actor: 'error-budget',
      reason: expect.stringMatching(/^2\.0\.0: it failed for \d+ of \d+ visitors .* the budget is 1 %$/),
    })
    const { lines } = (await service.call('GET', '/api/audit?actor=error-budget')).json().data
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ action: 'rollback', name: 'mine', version: '2.0.0', outcome: 'done' })
  })

  it.each([
    ['error', 'threw uncaught errors', 2],
    ['csp', 'violated the content policy', 1],
    ['slow', 'took more than 4 s', 3],
  ])('[OPS-ROLL-21] rolls back a canary whose pages load but show the sign %s', async (sign, words, budget) => {
    await service.call('POST', '/api/remotes/mine/rollback', { version: '1.0.0', reason: 'where the test begins' })
    await canary('2.0.0')
    const signs = (visitors: number) => [{ sign, visitors, networks: visitors }]
    await tell([
      { ...heard('1.0.0', 300, 1), signs: signs(3) },
      { ...heard('2.0.0', 20, 0), signs: signs(7) },
    ])
    expect((await newest()).canary).toMatchObject({ version: '2.0.0' })
    await tell([{ ...heard('2.0.0', 4, 0), signs: signs(6) }])
    expect(await newest()).toMatchObject({
      withdrew: ['2.0.0'],
      reason: expect.stringMatching(new RegExp(`^2.0.0: it ${words} for 13 of 24 visitors .* is ${budget} %$`)),
    })
  })

  it('[OPS-HEALTH-3] reports how many devices fell back, to which version, and why', async () => {
    const fallback = (detail: string, visitors: number) => ({ sign: 'fallback', detail, visitors, networks: visitors })
    await tell([{ ...heard('1.0.0', 9, 0), fellBack: 9, signs: [fallback('chunk', 6), fallback('timeout', 3)] }])
    await tell([{ ...heard('1.0.0', 1, 0), fellBack: 1, signs: [fallback('chunk', 1)] }])
    const { remotes } = (await service.call('GET', '/api/remotes')).json().data
    expect(remotes[0].fallbacks).toEqual([
      { version: '1.0.0', phase: 'chunk', devices: 7 },
      { version: '1.0.0', phase: 'timeout', devices: 3 },
    ])
    const said: string[] = []
    await listRemotes({ get: async () => (await service.call('GET', '/api/remotes')).json().data }, (line) =>
      said.push(line),
    )
    expect(said).toContain(
      '  fallback  10 devices got 1.0.0 in the last hour, because another version failed: chunk 7, timeout 3',
    )
    expect((await tell([{ ...heard('1.0.0', 1, 0), signs: [fallback('\u001b[2J', 1)] }])).statusCode).toBe(400)
  })

  it('[OPS-ROLL-8] rolls back a bad full release automatically, once, to the previous version, and says why', async () => {
    await service.call('POST', '/api/remotes/mine/rollback', { version: '1.0.0', reason: 'where the test begins' })
    await tell([heard('1.0.0', 400, 2), { ...heard('2.0.0', 90, 1), remote: 'games' }])
    nowMs += 60_000
    await service.call('POST', '/api/remotes/mine/promote', { version: '2.0.0', reason: 'everybody at once' })
    nowMs += 10_000
    await tell([heard('2.0.0', 20, 7)])
    expect(await newest()).toMatchObject({ kind: 'promote', version: '2.0.0' })
    await Promise.all([tell([heard('2.0.0', 2, 6)]), tell([heard('2.0.0', 3, 5)])])
    expect(await newest()).toMatchObject({
      kind: 'rollback',
      version: '1.0.0',
      withdrew: ['2.0.0'],
      actor: 'error-budget',
      reason: expect.stringMatching(/^2\.0\.0: it failed for \d+ of \d+ visitors .* the version before for 2 of 402 /),
    })
    const { lines } = (await service.call('GET', '/api/audit?actor=error-budget&action=rollback')).json().data
    expect(lines.filter(({ detail }: { detail: string }) => detail.includes('the version before'))).toHaveLength(1)
    // What it went back to is not judged: nothing goes further back than one step.
    const { revision } = await newest()
    await tell([heard('1.0.0', 10, 60)])
    expect((await newest()).revision).toBe(revision)
  })

  it('[OPS-ROLL-8] leaves a release alone that is pinned, an hour old, or fails like all remotes', async () => {
    await service.call('POST', '/api/remotes/mine/rollback', { version: '1.0.0', reason: 'where the test begins' })
    await service.publish({ name: 'games', version: '1.0.0' })
    const games = { ...heard('1.0.0', 60, 40), remote: 'games' }
    await tell([heard('1.0.0', 400, 2)])
    await service.call('POST', '/api/remotes/mine/promote', { version: '2.0.0', reason: 'everybody at once' })
    nowMs += 10_000
    await tell([games])
    await tell([heard('2.0.0', 60, 40)])
    expect(await newest()).toMatchObject({ kind: 'promote', version: '2.0.0' })
    await service.call('POST', '/api/remotes/mine/pin', { reason: 'it stays' })
    await tell([heard('2.0.0', 0, 200)])
    expect(await newest()).toMatchObject({ kind: 'pin', version: '2.0.0' })
    await service.call('POST', '/api/remotes/mine/unpin', { reason: 'it may go' })
    nowMs += 3_600_000
    await tell([heard('2.0.0', 0, 200)])
    expect(await newest()).toMatchObject({ kind: 'unpin', version: '2.0.0' })
  })

  it('[OPS-ROLL-4] leaves a good canary, a remote without one, and another environment alone', async () => {
    await canary('3.0.0')
    const { revision } = await newest()
    await tell([heard('1.0.0', 500, 3), heard('3.0.0', 400, 2)])
    await tell([heard('1.0.0', 100, 80)])
    await tell([heard('3.0.0', 0, 50)], EDGE, 'staging')
    expect((await newest()).revision).toBe(revision)
    await service.call('POST', '/api/remotes/mine/promote', { reason: 'it is good' })
    nowMs += 3_600_000
    await tell([heard('3.0.0', 0, 50)])
    expect(await newest()).toMatchObject({ kind: 'promote', version: '3.0.0' })
  })
})
