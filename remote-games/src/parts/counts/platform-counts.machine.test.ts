import { COUNTS_IDLE, type CountsEvent, type CountsState, transition } from './platform-counts.machine.ts'

const counts = { TY: { count: 60, live: 5, updatedAt: 1 } }

function run(events: CountsEvent[], from: CountsState = COUNTS_IDLE) {
  const effects: string[] = []
  let state = from
  for (const event of events) {
    const turn = transition(state, event)
    state = turn.state
    effects.push(...turn.effects.map((effect) => effect.kind))
  }
  return { state, effects }
}

const member: CountsEvent = { kind: 'refresh', isMember: true, hasRequestId: true }
const expired: CountsEvent = { kind: 'expired', epoch: 1 }
const again: CountsEvent[] = [
  { kind: 'waited', epoch: 1 },
  { kind: 'launched', epoch: 1 },
]

describe('platform counts', () => {
  it('[GAMES-1] reads the cached copy when logged out', () => {
    const { state, effects } = run([
      { kind: 'refresh', isMember: false, hasRequestId: true },
      { kind: 'cached', epoch: 1, counts },
    ])
    expect(effects).toEqual(['read-cache', 'show'])
    expect(state).toMatchObject({ kind: 'known', source: 'cache' })
  })

  it('[GAMES-2] queries OB with a request id and stores the response in state and cache', () => {
    const { state, effects } = run([member, { kind: 'counted', epoch: 1, counts }])
    expect(effects).toEqual(['ask', 'show', 'store'])
    expect(state).toMatchObject({ kind: 'known', source: 'venue' })
  })

  it('[GAMES-3] launches OB first when there is no request id', () => {
    const { effects } = run([
      { ...member, hasRequestId: false },
      { kind: 'launched', epoch: 1 },
    ])
    expect(effects).toEqual(['launch', 'ask'])
  })

  it('[GAMES-4] relaunches after the delay between retries', () => {
    const { effects } = run([member, expired, ...again])
    expect(effects).toEqual(['ask', 'wait', 'launch', 'ask'])
  })

  it('[GAMES-4] retries at most three times, then uses the cache', () => {
    const { effects } = run([member, expired, ...again, expired, ...again, expired, ...again, expired])
    expect(effects.filter((kind) => kind === 'ask')).toHaveLength(4)
    expect(effects.at(-1)).toBe('read-cache')
  })

  it('[GAMES-4] accepts a successful third retry', () => {
    const { state } = run([
      member,
      expired,
      ...again,
      expired,
      ...again,
      expired,
      ...again,
      { kind: 'counted', epoch: 1, counts },
    ])
    expect(state).toMatchObject({ kind: 'known', source: 'venue' })
  })

  it('uses the cache if OB cannot be launched', () => {
    const { effects } = run([
      { ...member, hasRequestId: false },
      { kind: 'failed', epoch: 1 },
    ])
    expect(effects).toEqual(['launch', 'read-cache'])
  })

  it('sends one request at a time', () => {
    expect(run([member, member]).effects).toEqual(['ask'])
  })

  it('ignores a response after being stopped', () => {
    const { state, effects } = run([member, { kind: 'stop' }, { kind: 'counted', epoch: 1, counts }])
    expect(state.kind).toBe('idle')
    expect(effects).not.toContain('show')
  })

  it('returns nothing if the cache is empty too', () => {
    expect(
      run([
        { ...member, isMember: false },
        { kind: 'cached', epoch: 1, counts: null },
      ]).state.kind,
    ).toBe('unknown')
  })
})
