/** The steps of a rollout over HTTP: environments, what discovery says after each, edges that wait, and two release services that write at once. */
import { DISCOVERY_SIGNATURE_HEADER, signatureHead } from '@lantern/contract/discovery-signature'
import { discoverySchema } from '@lantern/contract/federation'
import { OPEN_END_MS } from '@lantern/contract/rollout'
import * as v from 'valibot'
import { createRegistry } from '../src/registry/registry.repository.ts'
import { createRolloutService } from '../src/rollout/rollout-service.ts'
import { HOST, openReleaseService, type TestReleaseService } from './release-service.fixture.ts'

let service: TestReleaseService

beforeAll(async () => {
  service = await openReleaseService()
  for (const name of ['games', 'mine'])
    for (const version of ['1.0.0', '2.0.0', '3.0.0']) await service.publish({ name, version })
  for (const name of ['games', 'mine']) await step(name, 'rollback', { version: '1.0.0' })
}, 60_000)
afterAll(() => service.close())

const step = (name: string, kind: string, body: object = {}) =>
  service.call('POST', `/api/remotes/${name}/${kind}`, { reason: 'a test of the release service', ...body })
async function signedOf(environment?: string, headers: Record<string, string> = {}) {
  const query = environment === undefined ? '' : `?environment=${environment}`
  return service.app.inject({ url: `/discovery${query}`, headers: { host: HOST, ...headers } })
}
async function entries(name: string, environment?: string) {
  return v.parse(discoverySchema, (await signedOf(environment)).json()).microFrontends[name] ?? []
}
/** What of a document is signed: its text, and what the signature says. */
async function toldOf(environment?: string) {
  const { body, headers } = await signedOf(environment)
  return { body, ...signatureHead(String(headers[DISCOVERY_SIGNATURE_HEADER])) }
}
/** Versions with traffic, their share and whether they are the default. */
const traffic = async (name: string, environment?: string) =>
  (await entries(name, environment))
    .filter(({ deployment }) => deployment.default || deployment.traffic > 0)
    .map(({ metadata, deployment }) => [metadata.version, deployment.traffic, deployment.default])

describe('a canary in discovery', () => {
  it('[OPS-ROLL-2] has its share and falls back to the stable version, which stays the default', async () => {
    await step('games', 'canary', { version: '2.0.0', percent: 12.3 })
    const list = await entries('games')
    expect(await traffic('games')).toEqual([
      ['2.0.0', 12.3, false],
      ['1.0.0', 87.7, true],
    ])
    expect(list[0]?.fallbackUrl).toBe(list[1]?.url)
    expect(new Set(list.map(({ extras }) => extras.salt)).size).toBe(1)
    expect(list[0]?.extras.salt).toMatch(/^[0-9a-f]{16}$/)
    const { salt } = list[0]?.extras ?? {}
    await step('games', 'canary', { version: '3.0.0', percent: 50 })
    expect((await entries('games'))[0]?.extras.salt).toBe(salt)
    await step('games', 'promote')
    expect(await traffic('games')).toEqual([['3.0.0', 100, true]])
    expect((await entries('games'))[0]?.extras.salt).toBeUndefined()
  })

  it.each([
    ['more than everybody', { version: '2.0.0', percent: 101 }],
    ['a negative share', { version: '2.0.0', percent: -1 }],
    ['finer than a tenth', { version: '2.0.0', percent: 0.05 }],
    ['words', { version: '2.0.0', percent: 'five' }],
    ['no reason', { version: '2.0.0', percent: 5, reason: '' }],
    ['no version', { percent: 5 }],
  ])('[OPS-ROLL-2] is refused for %s', async (_name, body) => {
    expect((await step('games', 'canary', body)).statusCode).toBe(400)
  })
})

describe('a pinned remote in discovery', () => {
  it('[OPS-ROLL-5] keeps its version while builds are published, until it is unpinned and one is promoted', async () => {
    await service.publish({ name: 'chat', version: '1.0.0' })
    await step('chat', 'pin')
    expect((await service.publish({ name: 'chat', version: '2.0.0' })).statusCode).toBe(200)
    expect(await traffic('chat')).toEqual([['1.0.0', 100, true]])
    for (const kind of ['promote', 'canary']) {
      const answer = await step('chat', kind, { version: '2.0.0', percent: 5 })
      expect([answer.statusCode, answer.json().message]).toEqual([422, expect.stringContaining('pinned to 1.0.0')])
    }
    await step('chat', 'unpin')
    await step('chat', 'promote', { version: '2.0.0' })
    expect(await traffic('chat')).toEqual([['2.0.0', 100, true]])
  })
})

describe('the kill switch in discovery', () => {
  it('[OPS-ROLL-6] closes a remote without an end, and revokes a version for every device', async () => {
    await step('games', 'kill')
    for (const { extras } of await entries('games')) expect(extras.maintenance).toEqual([{ from: 0, to: OPEN_END_MS }])
    await step('games', 'revive')
    expect((await entries('games'))[0]?.extras.maintenance).toBeNull()
    await step('games', 'kill', { version: '3.0.0' })
    expect(await traffic('games')).toEqual([['1.0.0', 100, true]])
    expect((await entries('games'))[0]?.extras.revoked).toEqual(['3.0.0'])
    await step('games', 'revive', { version: '3.0.0' })
  })
})

describe('environments', () => {
  it('[OPS-ENV-1] have their own live state, document and signature', async () => {
    const before = await toldOf()
    await service.call('POST', '/api/builds/games/3.0.0/publish', { environment: 'staging' })
    expect(await traffic('games', 'staging')).toEqual([['3.0.0', 100, true]])
    expect(await toldOf()).toEqual(before)
    const staging = await toldOf('staging')
    expect(staging).toMatchObject({ environment: 'staging' })
    expect(staging.revision).toBeGreaterThan(before.revision ?? 0)
    const { data } = (await service.call('GET', '/api/remotes?environment=staging')).json()
    expect(data.remotes.map(({ name }: { name: string }) => name)).toEqual(['games'])
  })

  it('[OPS-ENV-1] close remotes of one environment only', async () => {
    const window = { from: Date.now(), to: Date.now() + 3_600_000, reason: 'only there', environment: 'staging' }
    expect((await service.call('POST', '/api/remotes/games/maintenance', window)).statusCode).toBe(200)
    expect((await entries('games', 'staging'))[0]?.extras.maintenance).toHaveLength(1)
    expect((await entries('games'))[0]?.extras.maintenance).toBeNull()
  })

  it('[OPS-ENV-1] are those that exist', async () => {
    const answer = await step('games', 'promote', { version: '2.0.0', environment: 'nowhere' })
    expect(answer.json().message).toBe('There is no environment named nowhere.')
    expect((await step('games', 'promote', { version: '2.0.0', environment: 'NO' })).statusCode).toBe(400)
  })
})

describe('an edge that waits', () => {
  // Time stands still: what is answered is answered by an event, not by a timer.
  beforeEach(() =>
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'performance'] }),
  )
  afterEach(() => jest.useRealTimers())

  /** The timer of a call that waits; a database driver has timers of its own. */
  const SECOND = 1_000
  async function held(waitSec: number) {
    const setTimer = jest.spyOn(globalThis, 'setTimeout')
    const headers = { 'if-none-match': String((await signedOf()).headers.etag), prefer: `wait=${waitSec}` }
    const answered = jest.fn()
    const answer = signedOf(undefined, headers).finally(answered)
    while (!setTimer.mock.calls.some(([, ms]) => ms === SECOND)) await new Promise(setImmediate)
    setTimer.mockRestore()
    return { answer, answered }
  }

  it('[OPS-8] is answered when something changes, not before, and in its own environment only', async () => {
    const { answer, answered } = await held(10)
    await step('games', 'canary', { version: '2.0.0', percent: 1, environment: 'staging' })
    expect(answered).not.toHaveBeenCalled()
    await step('mine', 'canary', { version: '2.0.0', percent: 1 })
    expect((await answer).statusCode).toBe(200)
  })

  it('[OPS-8] gets 304 after its wait, and at once when it does not ask to wait', async () => {
    const etag = String((await signedOf()).headers.etag)
    expect((await signedOf(undefined, { 'if-none-match': etag })).statusCode).toBe(304)
    const { answer, answered } = await held(1)
    await jest.advanceTimersByTimeAsync(SECOND - 1)
    expect(answered).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect((await answer).statusCode).toBe(304)
  })
})

describe('a plan', () => {
  it('[OPS-ROLL-7] says what a step would do and changes nothing', async () => {
    const etag = (await signedOf()).headers.etag
    const plan = await service.call('POST', '/api/remotes/mine/plan', { kind: 'rollback' })
    expect(plan.json().data.kind).toBe('plan')
    expect((await signedOf()).headers.etag).toBe(etag)
    const refused = await service.call('POST', '/api/remotes/mine/plan', { kind: 'promote', version: '9.9.9' })
    expect(refused.json().message).toContain('There is no build mine 9.9.9')
  })
})

describe('two release services on one database', () => {
  it('[OPS-9] lose no change, and revisions have neither gaps nor duplicates', async () => {
    const services = [createRolloutService(service.db), createRolloutService(service.db)]
    const registry = createRegistry(service.db)
    const scope = { name: 'mine', environment: 'production' }
    const before = (await registry.history('mine'))[0]?.revision ?? 0
    const answers = await Promise.all(
      services.flatMap((one, which) =>
        Array.from({ length: 40 }, (_, number) => {
          const change = { kind: 'canary', version: '3.0.0', percent: 10 + which * 40 + number } as const
          return one.take(scope, change, { reason: `service ${which} change ${number}`, actor: 'test' })
        }),
      ),
    )
    const revisions = answers.flatMap((answer) => (answer.kind === 'done' ? [answer.revision] : []))
    expect(revisions.sort((a, b) => a - b)).toEqual(Array.from({ length: 80 }, (_, index) => before + 1 + index))
    const lines = await registry.history('mine', 'production', { limit: 80 })
    expect(new Set(lines.map(({ reason }) => reason)).size).toBe(80)
  })
})
