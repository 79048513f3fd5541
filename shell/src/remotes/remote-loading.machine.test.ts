import {
  BUDGET_MS,
  FIRST_BUILD_MS,
  IDLE,
  type LoadEffect,
  type LoadEvent,
  type LoadState,
  QUARANTINE_MS,
  SLOW_QUARANTINE_MS,
  transition,
} from './remote-loading.machine.ts'

const asked = (versions: string[], nowMs = 0): LoadEvent => ({ kind: 'asked', nowMs, versions })
const loaded = (epoch: number): LoadEvent => ({ kind: 'loaded', epoch })
const painted = (epoch: number, nowMs = 100): LoadEvent => ({ kind: 'painted', epoch, nowMs })
const broke = (epoch: number, over: Partial<Extract<LoadEvent, { kind: 'broke' }>> = {}): LoadEvent => {
  return { kind: 'broke', epoch, nowMs: 100, phase: 'entry', cause: 'x', final: false, jitter: 0.5, ...over }
}
const due = (epoch: number, nowMs = 400): LoadEvent => ({ kind: 'retry-due', epoch, nowMs })

function run(...events: LoadEvent[]): { state: LoadState; effects: LoadEffect[]; trace: string[] } {
  let state: LoadState = IDLE
  const effects: LoadEffect[] = []
  const trace: string[] = []
  for (const event of events) {
    const step = transition(state, event)
    state = step.state
    effects.push(...step.effects)
    trace.push(state.kind)
  }
  return { state, effects, trace }
}
const of = (effects: LoadEffect[], kind: LoadEffect['kind']) => effects.filter((effect) => effect.kind === kind)

describe('remote loading', () => {
  it('[SHELL-REM-1] loads, mounts, and remembers a build as good only once it has painted', () => {
    const before = run(asked(['2']), loaded(1))
    expect(before.trace).toEqual(['loading', 'mounting'])
    expect(of(before.effects, 'remember-good')).toEqual([])
    const after = run(asked(['2']), loaded(1), painted(1))
    expect(after.state).toMatchObject({ kind: 'ready', version: '2' })
    expect(of(after.effects, 'remember-good')).toEqual([{ kind: 'remember-good', version: '2' }])
    expect(of(after.effects, 'report')).toEqual([{ kind: 'report', version: '2', outcome: 'loaded', ms: 100 }])
  })

  it('asks once however many want it', () => {
    expect(of(run(asked(['2']), asked(['2']), loaded(1), asked(['2'])).effects, 'load')).toHaveLength(1)
  })

  it('tries a build again after a delay with jitter, running its code afresh', () => {
    const { trace, effects } = run(asked(['2', '1']), broke(1, { jitter: 0 }), due(2))
    expect(trace).toEqual(['loading', 'waiting', 'loading'])
    expect(of(effects, 'schedule-retry')).toEqual([{ kind: 'schedule-retry', epoch: 2, afterMs: 150 }])
    expect(of(effects, 'load').at(-1)).toMatchObject({ version: '2', fresh: true })
  })

  it('[SHELL-REM-2] falls back to the older build, quarantines the broken one and says so once', () => {
    const { state, effects } = run(asked(['2', '1']), broke(1), due(2), broke(3), loaded(4), painted(4))
    expect(state).toMatchObject({ kind: 'ready', version: '1' })
    expect(of(effects, 'quarantine')).toEqual([{ kind: 'quarantine', version: '2', ttlMs: QUARANTINE_MS }])
    expect(of(effects, 'report').map((effect) => 'outcome' in effect && effect.outcome)).toEqual(['failed', 'fallback'])
  })

  it('wastes no second try on a build that would fail again', () => {
    const { effects } = run(asked(['2', '1']), broke(1, { final: true, phase: 'manifest' }))
    expect(of(effects, 'load').map((effect) => 'version' in effect && effect.version)).toEqual(['2', '1'])
  })

  it('[SHELL-REM-4] quarantines nothing when every build fails: that is the network', () => {
    const { state, effects } = run(asked(['2', '1']), broke(1, { final: true }), broke(2, { final: true }))
    expect(state.kind).toBe('failed')
    expect(of(effects, 'quarantine')).toEqual([])
  })

  it('leaves the fallback its share of the budget when the first build hangs', () => {
    const first = run(asked(['2', '1']))
    expect(of(first.effects, 'load')).toEqual([
      { kind: 'load', epoch: 1, version: '2', fresh: false, ms: FIRST_BUILD_MS },
    ])
    const second = run(asked(['2', '1']), { kind: 'attempt-timeout', epoch: 1, nowMs: FIRST_BUILD_MS })
    expect(of(second.effects, 'load').at(-1)).toMatchObject({ version: '1', ms: BUDGET_MS - FIRST_BUILD_MS })
    const third = run(
      asked(['2', '1']),
      { kind: 'attempt-timeout', epoch: 1, nowMs: FIRST_BUILD_MS },
      loaded(2),
      painted(2, FIRST_BUILD_MS + 500),
    )
    expect(of(third.effects, 'quarantine')).toEqual([{ kind: 'quarantine', version: '2', ttlMs: SLOW_QUARANTINE_MS }])
  })

  it('[SHELL-REM-3] ends in the panel when the whole budget is spent, wherever it stands', () => {
    for (const events of [[], [loaded(1)], [broke(1)]]) {
      const { state } = run(asked(['2']), ...events, { kind: 'budget-spent', epoch: 1 })
      expect(state).toMatchObject({ kind: 'failed', last: { phase: 'timeout' } })
    }
  })

  it('[SHELL-REM-8] drops the late answer of an abandoned try', () => {
    const { state } = run(
      asked(['2', '1']),
      { kind: 'attempt-timeout', epoch: 1, nowMs: FIRST_BUILD_MS },
      loaded(1),
      painted(1),
    )
    expect(state).toMatchObject({ kind: 'loading', index: 1 })
  })

  it('[SHELL-REM-3] starts afresh when the member retries after a failure', () => {
    const { state, effects } = run(
      asked(['2']),
      broke(1, { final: true }),
      asked(['2'], 9000),
      loaded(3),
      painted(3, 9100),
    )
    expect(state).toMatchObject({ kind: 'ready', version: '2' })
    expect(of(effects, 'load').at(-1)).toMatchObject({ fresh: true, ms: BUDGET_MS })
  })

  it('gives a page chunk of a painted remote the same budget and the same ways out', () => {
    const ready = [asked(['2', '1']), loaded(1), painted(1)]
    const hang = run(
      ...ready,
      { kind: 'suspended', epoch: 1, nowMs: 1000 },
      { kind: 'attempt-timeout', epoch: 1, nowMs: 1000 + FIRST_BUILD_MS },
    )
    expect(of(hang.effects, 'load').at(-1)).toMatchObject({ version: '1', ms: BUDGET_MS - FIRST_BUILD_MS })
    const missing = run(...ready, broke(1, { phase: 'chunk', nowMs: 1000 }), due(2, 1300))
    expect(of(missing.effects, 'load').at(-1)).toMatchObject({ version: '2', fresh: true })
    const never = run(...ready, { kind: 'suspended', epoch: 1, nowMs: 1000 }, { kind: 'budget-spent', epoch: 1 })
    expect(never.state.kind).toBe('failed')
  })

  it('does not loop on a page chunk that is missing in every build', () => {
    let state: LoadState = IDLE
    let loads = 0
    const queue: LoadEvent[] = [asked(['2', '1'])]
    for (let guard = 0; guard < 50 && queue.length > 0; guard += 1) {
      const step = transition(state, queue.shift() as LoadEvent)
      state = step.state
      for (const effect of step.effects) {
        if (effect.kind === 'schedule-retry') queue.push(due(effect.epoch))
        if (effect.kind !== 'load') continue
        loads += 1
        queue.push(loaded(effect.epoch), broke(effect.epoch, { phase: 'chunk' }))
      }
    }
    expect(state.kind).toBe('failed')
    expect(loads).toBeLessThanOrEqual(5)
  })

  it('keeps a render throw of a painted page in its frame, without loading anything', () => {
    const { state, effects } = run(asked(['2', '1']), loaded(1), painted(1), broke(1, { phase: 'render' }))
    expect(state).toMatchObject({ kind: 'failed', last: { phase: 'render' } })
    expect(of(effects, 'load')).toHaveLength(1)
  })

  it('tries the older build when the newer one throws at its very first render', () => {
    const { effects } = run(asked(['2', '1']), loaded(1), broke(1, { phase: 'render', final: true }))
    expect(of(effects, 'load').at(-1)).toMatchObject({ version: '1' })
  })

  it('fails at once, and honestly, when nothing is published', () => {
    expect(run(asked([])).state).toMatchObject({ kind: 'failed', last: { phase: 'discovery' } })
  })
})
