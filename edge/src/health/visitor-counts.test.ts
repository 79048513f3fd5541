import type { CollectorReport } from '@lantern/contract/federation'
import type { SignRow } from '@lantern/contract/health'
import { chosenOf } from '@lantern/contract/rollout'
import { aCanary, CANARY, VERSION } from '../../test/edge.fixture.ts'
import { bucketsOf } from '../visitor/buckets.ts'
import { createVisitorCounts, VISITORS_PER_ADDRESS } from './visitor-counts.ts'

const document = aCanary(50)
const list = document.microFrontends.mine ?? []
const versionOf = (visitor: string) => chosenOf(list, bucketsOf(document, visitor).mine)?.metadata.version
const visitors = Array.from({ length: 400 }, (_, index) => `visitor-${index}`)
const inCanary = visitors.filter((visitor) => versionOf(visitor) === CANARY)
const others = visitors.filter((visitor) => versionOf(visitor) === VERSION)

function aCount(now: () => number = Date.now) {
  const counts = createVisitorCounts(now)
  const say = (
    outcome: CollectorReport['outcome'],
    { version = CANARY, visitor = inCanary[0] ?? '', address = '127.0.0.1', remote = 'mine' } = {},
  ) => counts.note({ report: { kind: 'remote', remote, version, outcome }, visitor, address, document })
  return { ...counts, say }
}
const row = (
  loaded: number,
  failed: number,
  fellBack = 0,
  version = CANARY,
  failedNetworks = failed,
  signs: SignRow[] = fellBack === 0 ? [] : [{ sign: 'fallback', detail: '', visitors: fellBack, networks: fellBack }],
) => ({
  remote: 'mine',
  version,
  loaded,
  failed,
  failedNetworks,
  fellBack,
  signs,
})

describe('what pages report of the shell', () => {
  const shell = '0.2.0-aaaa'
  const heard = (report: CollectorReport, shells = [shell]) => ({
    report,
    visitor: inCanary[0] ?? '',
    address: '127.0.0.1',
    document,
    shells,
  })
  const started: CollectorReport = { kind: 'remote', remote: 'shell', version: shell, outcome: 'loaded' }

  it('[EDGE-SHELL-7] counts starts, failed starts and uncaught errors of a released shell that the visitor may have', () => {
    const counts = createVisitorCounts()
    counts.note(heard(started))
    counts.note(heard({ ...started, outcome: 'failed', phase: 'entry' }))
    counts.note(heard({ kind: 'error', shell, cause: 'TypeError: no' }))
    expect(counts.take()).toEqual([
      {
        remote: 'shell',
        version: shell,
        loaded: 1,
        failed: 1,
        failedNetworks: 1,
        fellBack: 0,
        signs: [{ sign: 'error', detail: '', visitors: 1, networks: 1 }],
      },
    ])
  })

  it('[EDGE-SHELL-7] counts nothing for a shell that is not released, or is of other visitors', () => {
    const counts = createVisitorCounts()
    counts.note(heard(started, []))
    counts.note(heard(started, ['0.1.0-aaaa']))
    counts.note(heard({ kind: 'error', remote: 'games', shell, cause: 'TypeError: no' }))
    expect(counts.take()).toEqual([])
  })
})

describe('what pages report of builds', () => {
  it('[EDGE-27] counts a visitor once for each version and outcome, in ten minutes', () => {
    let nowMs = 0
    const { say, take } = aCount(() => nowMs)
    say('failed')
    say('failed')
    say('loaded', { visitor: inCanary[1] })
    say('recovered', { visitor: inCanary[1] })
    say('fallback', { version: VERSION })
    expect(take()).toEqual([row(1, 1), row(1, 0, 1, VERSION)])
    say('failed')
    expect(take()).toEqual([])
    nowMs = 10 * 60_000
    say('failed')
    expect(take()).toEqual([row(0, 1)])
  })

  it('[EDGE-27] counts no visitor without an id from an edge, and no version that was not assigned', () => {
    const { say, take } = aCount()
    say('failed', { visitor: '' })
    say('failed', { visitor: others[0] })
    say('failed', { version: '9.9.9' })
    say('failed', { remote: 'nobody' })
    say('failed', { remote: '__proto__' })
    say(undefined)
    expect(take()).toEqual([])
  })

  it('[EDGE-HEALTH-1] counts uncaught errors, policy violations, slow loads and fallbacks with their cause, each visitor once', () => {
    const { note, say, take } = aCount()
    const of = (report: Partial<CollectorReport>, visitor = inCanary[0] ?? '') =>
      note({
        report: { kind: 'error', remote: 'mine', version: CANARY, ...report },
        visitor,
        address: '127.0.0.1',
        document,
      })
    of({})
    of({})
    // Repeats a failure that was reported as such.
    of({ supportCode: 'ABCDEFG' }, inCanary[1])
    // The file of a policy report may be shared by builds.
    of({ kind: 'csp', version: undefined })
    of({ kind: 'remote', outcome: 'loaded', ms: 4_001 })
    of({ kind: 'remote', outcome: 'loaded', ms: 4_000 }, inCanary[1])
    of({ kind: 'remote', version: VERSION, outcome: 'fallback', phase: 'chunk', ms: 9_000 })
    of({ kind: 'remote', version: VERSION, outcome: 'fallback', phase: '\u001b[2J' }, inCanary[1])
    of({ version: '9.9.9' }, inCanary[2])
    of({ remote: '__proto__' }, inCanary[2])
    const one = (sign: SignRow['sign'], detail = '') => ({ sign, detail, visitors: 1, networks: 1 })
    expect(take()).toEqual([
      row(2, 0, 0, CANARY, 0, [one('error'), one('csp'), one('slow')]),
      row(2, 0, 2, VERSION, 0, [one('fallback', 'chunk'), one('fallback')]),
    ])
    say('loaded', { visitor: inCanary[3] })
    expect(take()).toEqual([row(1, 0)])
  })

  it('[EDGE-27] counts one address as five visitors at most', () => {
    const { say, take } = aCount()
    for (const visitor of inCanary.slice(0, 60)) say('failed', { visitor, address: '203.0.113.9' })
    expect(take()).toEqual([row(0, VISITORS_PER_ADDRESS, 0, CANARY, 1)])
    for (const [index, visitor] of inCanary.slice(60, 120).entries())
      say(index % 2 ? 'failed' : 'loaded', { visitor, address: `2001:db8:1:2:${index}::${index}` })
    const [network] = take()
    expect((network?.loaded ?? 0) + (network?.failed ?? 0)).toBe(VISITORS_PER_ADDRESS)
    // Another address, and the same one for another version, have their own handful.
    say('failed', { visitor: inCanary[130], address: '203.0.113.10' })
    say('loaded', { visitor: others[0], version: VERSION, address: '203.0.113.9' })
    expect(take()).toEqual([row(0, 1), row(1, 0, 0, VERSION)])
  })

  it('[EDGE-41] reports how many networks had failures: two addresses are two, a /48 is one, each for ten minutes', () => {
    let nowMs = 0
    const { say, take } = aCount(() => nowMs)
    nowMs = 9 * 60_000
    const fail = (from: number, address: (index: number) => string) => {
      for (const [index, visitor] of inCanary.slice(from, from + 5).entries())
        say('failed', { visitor, address: address(index) })
    }
    fail(0, () => '203.0.113.9')
    fail(5, () => '203.0.113.10')
    fail(10, (index) => `2001:db8:1:${index}::1`)
    expect(take()).toEqual([row(0, 15, 0, CANARY, 3)])
    // The window of the visitors restarts; a network that was counted a moment ago is not counted again.
    nowMs += 9 * 60_000
    fail(20, () => '203.0.113.9')
    expect(take()).toEqual([row(0, 5, 0, CANARY, 0)])
    nowMs += 10 * 60_000
    fail(30, () => '203.0.113.9')
    expect(take()).toEqual([row(0, 5, 0, CANARY, 1)])
  })
})
