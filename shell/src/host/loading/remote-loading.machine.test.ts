import {
  asked,
  broke,
  due,
  FIRST_BUILD_MS,
  loaded,
  of,
  painted,
  run,
  spent,
  timeout,
} from './remote-loading.fixture.ts'
import {
  BUDGET_MS,
  IDLE,
  type LoadEvent,
  type LoadState,
  QUARANTINE_MS,
  SLOW_QUARANTINE_MS,
  transition,
} from './remote-loading.machine.ts'

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

  it('loads once for any number of requesters', () => {
    expect(of(run(asked(['2']), asked(['2']), loaded(1), asked(['2'])).effects, 'load')).toHaveLength(1)
  })

  it('retries a build after a delay with jitter, running its code afresh', () => {
    const { trace, effects } = run(asked(['2', '1']), broke(1, { jitter: 0 }), due(2))
    expect(trace).toEqual(['loading', 'waiting', 'loading'])
    expect(of(effects, 'schedule-retry')).toEqual([{ kind: 'schedule-retry', epoch: 2, afterMs: 150 }])
    expect(of(effects, 'load').at(-1)).toMatchObject({ version: '2', fresh: true })
  })

  it('[SHELL-REM-2] falls back to the older build, quarantines the broken one and reports it once', () => {
    const { state, effects } = run(asked(['2', '1']), broke(1), due(2), broke(3), loaded(4), painted(4))
    expect(state).toMatchObject({ kind: 'ready', version: '1' })
    expect(of(effects, 'quarantine')).toEqual([{ kind: 'quarantine', version: '2', ttlMs: QUARANTINE_MS }])
    expect(of(effects, 'report').map((effect) => 'outcome' in effect && effect.outcome)).toEqual(['failed', 'fallback'])
    const [failed, fallback] = of(effects, 'report').map((effect) => 'phase' in effect && effect.phase)
    expect([fallback, typeof failed]).toEqual([failed, 'string'])
  })

  it('does not retry a build that would fail again', () => {
    const { effects } = run(asked(['2', '1']), broke(1, { final: true, phase: 'manifest' }))
    expect(of(effects, 'load').map((effect) => 'version' in effect && effect.version)).toEqual(['2', '1'])
  })

  it('[SHELL-REM-4] quarantines nothing when every build fails: the network is to blame', () => {
    const { state, effects } = run(asked(['2', '1']), broke(1, { final: true }), broke(2, { final: true }))
    expect(state.kind).toBe('failed')
    expect(of(effects, 'quarantine')).toEqual([])
  })

  it('reserves a share of the budget for the fallback when the first build hangs', () => {
    const first = run(asked(['2', '1']))
    expect(of(first.effects, 'load')).toEqual([
      { kind: 'load', epoch: 1, version: '2', fresh: false, ms: FIRST_BUILD_MS },
    ])
    const second = run(asked(['2', '1']), timeout(1))
    expect(of(second.effects, 'load').at(-1)).toMatchObject({ version: '1', ms: BUDGET_MS - FIRST_BUILD_MS })
    const third = run(asked(['2', '1']), timeout(1), loaded(2), painted(2, FIRST_BUILD_MS + 500))
    expect(of(third.effects, 'quarantine')).toEqual([{ kind: 'quarantine', version: '2', ttlMs: SLOW_QUARANTINE_MS }])
  })

  it('[SHELL-REM-3] ends in the panel when the whole budget is spent, in any state', () => {
    for (const events of [[], [loaded(1)], [broke(1)]]) {
      const { state } = run(asked(['2']), ...events, spent)
      expect(state).toMatchObject({ kind: 'failed', last: { phase: 'timeout' } })
    }
  })

  it('[SHELL-REM-8] drops the late answer of an abandoned attempt', () => {
    const { state } = run(asked(['2', '1']), timeout(1), loaded(1), painted(1))
    expect(state).toMatchObject({ kind: 'loading', index: 1 })
  })

  it('[SHELL-REM-3] starts over when the member retries after a failure', () => {
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

  it('gives a page chunk of a painted remote the same budget and fallbacks', () => {
    const ready = [asked(['2', '1']), loaded(1), painted(1)]
    const hang = run(...ready, { kind: 'suspended', epoch: 1, nowMs: 1000 }, timeout(1, 1000 + FIRST_BUILD_MS))
    expect(of(hang.effects, 'load').at(-1)).toMatchObject({ version: '1', ms: BUDGET_MS - FIRST_BUILD_MS })
    const missing = run(...ready, broke(1, { phase: 'chunk', nowMs: 1000 }), due(2, 1300))
    expect(of(missing.effects, 'load').at(-1)).toMatchObject({ version: '2', fresh: true })
    const never = run(...ready, { kind: 'suspended', epoch: 1, nowMs: 1000 }, spent)
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

  it('keeps a render error of a painted page in its frame, without loading anything', () => {
    const { state, effects } = run(asked(['2', '1']), loaded(1), painted(1), broke(1, { phase: 'render' }))
    expect(state).toMatchObject({ kind: 'failed', last: { phase: 'render' } })
    expect(of(effects, 'load')).toHaveLength(1)
  })

  it('tries the older build when the newer one throws at its first render', () => {
    const { effects } = run(asked(['2', '1']), loaded(1), broke(1, { phase: 'render', final: true }))
    expect(of(effects, 'load').at(-1)).toMatchObject({ version: '1' })
  })

  it('fails at once when nothing is published', () => {
    expect(run(asked([])).state).toMatchObject({ kind: 'failed', last: { phase: 'discovery' } })
  })

  it('[SHELL-FAULT-2] retries the prerequisites of all builds, and blames no build for them', () => {
    const lost = (epoch: number, nowMs: number) => broke(epoch, { blames: 'page', phase: 'shared', nowMs })
    const { state, effects } = run(asked(['2', '1']), lost(1, 100), due(2), lost(3, 500), due(4, 900), lost(5, 1000))
    expect(state).toMatchObject({ kind: 'failed', last: { phase: 'shared' } })
    expect(of(effects, 'load').map((effect) => 'version' in effect && effect.version)).toEqual(['2', '2', '2'])
    expect(of(effects, 'report')).toEqual([expect.objectContaining({ version: null, outcome: 'failed' })])
    expect(of(effects, 'quarantine')).toEqual([])
  })

  it('[SHELL-FAULT-1] uses the discovery document that arrived meanwhile when the first one was invalid', () => {
    const forged = broke(1, { blames: 'page', phase: 'discovery' })
    const { effects } = run(asked(['9']), forged, due(2, 400, ['2', '1']))
    expect(of(effects, 'load').at(-1)).toMatchObject({ version: '2', ms: FIRST_BUILD_MS })
  })

  it('[SHELL-FAULT-3] counts the time that discovery took', () => {
    const step = transition(IDLE, { kind: 'asked', nowMs: 3000, sinceMs: 1000, versions: ['1'] })
    expect(step.effects).toContainEqual({ kind: 'start-budget', ms: BUDGET_MS - 2000 })
    expect(of([...step.effects], 'load')).toMatchObject([{ ms: BUDGET_MS - 2000 }])
  })

  it('[SHELL-FAULT-3] gives all attempts of the live build one share of the budget', () => {
    const { effects } = run(asked(['2', '1']), broke(1, { nowMs: 2000 }), due(2, 2300))
    expect(of(effects, 'load').at(-1)).toMatchObject({ version: '2', ms: FIRST_BUILD_MS - 2300 })
    const late = run(asked(['2', '1']), broke(1, { nowMs: FIRST_BUILD_MS - 100 }))
    expect(of(late.effects, 'load').at(-1)).toMatchObject({ version: '1' })
  })

  it('[SHELL-FAULT-3] uses the budget set by the site, and the same share of it', () => {
    const step = transition(IDLE, { kind: 'asked', nowMs: 0, budgetMs: 14_000, versions: ['2', '1'] })
    expect(step.effects).toContainEqual({ kind: 'start-budget', ms: 14_000 })
    expect(of([...step.effects], 'load')).toMatchObject([{ ms: 9_000 }])
  })

  it('[SHELL-FAULT-4] aborts the pending files of an attempt before the next one', () => {
    const { effects } = run(asked(['2', '1']), timeout(1), timeout(2, BUDGET_MS))
    expect(of(effects, 'abandon')).toEqual([
      { kind: 'abandon', version: '2' },
      { kind: 'abandon', version: '1' },
    ])
  })

  it('[SHELL-FAULT-5] reports one outcome for one request, not one for each page of a remote', () => {
    const suspended: LoadEvent = { kind: 'suspended', epoch: 1, nowMs: 1000 }
    const { state, effects } = run(asked(['1']), loaded(1), painted(1), suspended, painted(1, 1100))
    expect(state.kind).toBe('ready')
    expect(of(effects, 'report')).toHaveLength(1)
  })

  it('[SHELL-FAULT-5] reports nothing when who wanted it went away', () => {
    const first = run(asked(['2', '1']), loaded(1), { kind: 'left' })
    expect([first.state.kind, of(first.effects, 'report')]).toEqual(['idle', []])
    const suspended: LoadEvent = { kind: 'suspended', epoch: 1, nowMs: 1000 }
    const later = run(asked(['1']), loaded(1), painted(1), suspended, { kind: 'left' })
    expect(later.state).toMatchObject({ kind: 'ready', version: '1' })
  })

  it('[SHELL-SWAP-1] starts over when outdated, but never during an attempt', () => {
    expect(run(asked(['1']), loaded(1), painted(1), { kind: 'outdated' }).state).toEqual({ kind: 'idle', epoch: 2 })
    expect(run(asked(['1']), { kind: 'outdated' }).state.kind).toBe('loading')
  })
})

describe('remote loading: obsolete events', () => {
  const states: [string, LoadEvent[]][] = [
    ['idle', []],
    ['loading', [asked(['2', '1'])]],
    ['waiting', [asked(['2', '1']), broke(1)]],
    ['ready', [asked(['2', '1']), loaded(1), painted(1)]],
    ['failed', [asked([])]],
  ]

  it.each(states)(
    '[SHELL-REM-8] a painted, suspended or timed-out attempt of another epoch changes nothing while %s',
    (kind, before) => {
      const { state } = run(...before)
      expect(state.kind).toBe(kind)
      for (const event of [
        painted(99),
        loaded(99),
        timeout(99),
        due(99),
        broke(99),
        { kind: 'suspended', epoch: 99, nowMs: 1 } as const,
      ])
        expect(transition(state, event)).toEqual({ state, effects: [] })
    },
  )

  it('[SHELL-REM-8] an event of this epoch changes nothing in a state that does not expect it', () => {
    const idle = run().state
    const ready = run(asked(['2', '1']), loaded(1), painted(1)).state
    const loading = run(asked(['2', '1'])).state
    const waiting = run(asked(['2', '1']), broke(1)).state
    for (const [state, event] of [
      [idle, painted(0)],
      [idle, timeout(0)],
      [idle, due(0)],
      [idle, spent],
      [idle, { kind: 'left' }],
      [idle, broke(0)],
      [loading, painted(1)],
      [loading, due(1)],
      [loading, { kind: 'suspended', epoch: 1, nowMs: 1 }],
      [waiting, broke(waiting.epoch)],
      [ready, painted(1)],
      [ready, timeout(1)],
      [ready, spent],
      [ready, { kind: 'left' }],
      [ready, asked(['3'])],
    ] as [LoadState, LoadEvent][])
      expect(transition(state, event)).toEqual({ state, effects: [] })
  })

  it('[SHELL-SWAP-1] starts over from a shown or failed build, never during an attempt', () => {
    const ready = run(asked(['2']), loaded(1), painted(1)).state
    expect(transition(ready, { kind: 'outdated' })).toEqual({ state: { kind: 'idle', epoch: 2 }, effects: [] })
    const loading = run(asked(['2'])).state
    expect(transition(loading, { kind: 'outdated' })).toEqual({ state: loading, effects: [] })
  })
})

describe('remote loading: reports and timers', () => {
  it('[SHELL-REM-4, SHELL-FAULT-5] reports why it gave up, and stops its timers', () => {
    const state = run(asked(['2'])).state
    const step = transition(state, spent)
    const last = { version: '2', phase: 'timeout', cause: 'budget spent', blames: 'build' }
    expect(step).toEqual({
      state: { kind: 'failed', epoch: 2, failures: [last], last },
      effects: [
        { kind: 'stop-timers' },
        { kind: 'abandon', version: '2' },
        { kind: 'report', version: '2', outcome: 'failed', phase: 'timeout', cause: 'budget spent' },
      ],
    })
  })

  it('[SHELL-FAULT-4] replaces a build that hangs with the older one, and records the reason', () => {
    const { effects } = run(asked(['2', '1']), timeout(1))
    expect(effects.slice(2)).toEqual([
      { kind: 'abandon', version: '2' },
      { kind: 'report', version: '2', outcome: 'failed', phase: 'timeout', cause: 'no answer in time' },
      { kind: 'load', epoch: 2, version: '1', fresh: false, ms: BUDGET_MS - FIRST_BUILD_MS },
    ])
  })

  it('[SHELL-FAULT-2] retries a hanging prerequisite after half of the delay', () => {
    const { state, effects } = run(asked(['2', '1']), { ...timeout(1, 2_000), blames: 'page' } as LoadEvent)
    expect(state).toMatchObject({ kind: 'waiting', epoch: 2 })
    expect(effects.slice(2)).toEqual([
      { kind: 'abandon', version: '2' },
      { kind: 'schedule-retry', epoch: 2, afterMs: 150 },
    ])
  })

  it('[SHELL-REM-3] fails at once when nothing is published, and blames no build', () => {
    const last = { version: '', phase: 'discovery', cause: 'no build is published', blames: 'page' }
    expect(run(asked([]))).toMatchObject({
      state: { kind: 'failed', epoch: 0, failures: [last], last },
      effects: [
        { kind: 'report', version: null, outcome: 'failed', phase: 'discovery', cause: 'no build is published' },
      ],
    })
  })

  it('[SHELL-FAULT-5] reports a successful second attempt as recovered', () => {
    const { effects } = run(asked(['2']), broke(1), due(2), loaded(3), painted(3, 900))
    expect(of(effects, 'report')).toEqual([{ kind: 'report', version: '2', outcome: 'recovered', ms: 900 }])
    expect(of(effects, 'stop-timers')).toHaveLength(1)
  })

  it('[SHELL-FAULT-5] stops its timers when it is left, and the next request is another epoch', () => {
    expect(transition(run(asked(['2'])).state, { kind: 'left' })).toEqual({
      state: { kind: 'idle', epoch: 2 },
      effects: [{ kind: 'stop-timers' }],
    })
    const watched = run(asked(['2']), loaded(1), painted(1), { kind: 'suspended', epoch: 1, nowMs: 200 }).state
    expect(transition(watched, { kind: 'left' })).toEqual({
      state: { kind: 'ready', epoch: 2, version: '2', versions: ['2'], budgetMs: BUDGET_MS },
      effects: [{ kind: 'stop-timers' }],
    })
  })

  it('[SHELL-REM-2] quarantines a broken build for 30 minutes, a slow one for five', () => {
    expect([QUARANTINE_MS, SLOW_QUARANTINE_MS]).toEqual([1_800_000, 300_000])
  })

  it('[SHELL-FAULT-1] uses the current builds after a fault of the page, unless there are none', () => {
    const fault = broke(1, { blames: 'page', phase: 'discovery' })
    expect(of(run(asked(['2', '1']), fault, due(2, 400, ['3'])).effects, 'load').at(-1)).toMatchObject({
      version: '3',
      fresh: true,
    })
    expect(of(run(asked(['2', '1']), fault, due(2, 400, [])).effects, 'load').at(-1)).toMatchObject({
      version: '2',
      fresh: true,
    })
  })
})
