import { asked, broke, due, loaded, of, painted, run, timeout } from './remote-loading.fixture.ts'
import { BUDGET_MS, IDLE, type LoadEvent, transition } from './remote-loading.machine.ts'

describe('remote loading times', () => {
  const suspended = (epoch: number, nowMs: number): LoadEvent => ({ kind: 'suspended', epoch, nowMs })
  const fallenBack = [asked(['2', '1']), broke(1, { final: true }), loaded(2), painted(2)]

  it.each([
    [BUDGET_MS - 1, 'loading'],
    [BUDGET_MS, 'failed'],
  ])('[SHELL-REM-3] a build that breaks %i ms after the request leaves it %s', (ms, kind) => {
    const { state } = run(asked(['2', '1'], 1_000), broke(1, { final: true, nowMs: 1_000 + ms }))
    expect(state.kind).toBe(kind)
  })

  it('doubles the delay before the third attempt, and rounds to whole milliseconds', () => {
    const waits = (...events: LoadEvent[]) =>
      of(run(...events).effects, 'schedule-retry').map((effect) => 'afterMs' in effect && effect.afterMs)
    expect(waits(asked(['2']), broke(1), due(2, 400, ['2']), broke(3, { nowMs: 500 }))).toEqual([300, 600])
    expect(waits(asked(['2']), broke(1, { jitter: 0.506 }))).toEqual([302])
    expect(waits(asked(['2', '1']), broke(1, { final: true }), broke(2))).toEqual([300])
    expect(waits(asked(['2']), broke(1, { nowMs: BUDGET_MS - 300 }))).toEqual([])
    expect(waits(asked(['2']), broke(1, { nowMs: BUDGET_MS - 301 }))).toEqual([300])
  })

  it('[SHELL-REM-1] reports how long it took since the request', () => {
    const { effects } = run(asked(['2'], 60), loaded(1), painted(1))
    expect(of(effects, 'report')).toEqual([{ kind: 'report', version: '2', outcome: 'loaded', ms: 40 }])
  })

  it('[SHELL-REM-3] does not retry a build that times out, but retries a page fault', () => {
    expect(run(asked(['2']), timeout(1, 100)).state.kind).toBe('failed')
    const page: LoadEvent = { kind: 'attempt-timeout', epoch: 1, nowMs: 100, blames: 'page' }
    expect(run(asked(['2']), page).state.kind).toBe('waiting')
  })

  it('[SHELL-REM-2] one fault is enough for a fallback', () => {
    const outcomes = of(run(...fallenBack).effects, 'report').map((effect) => 'outcome' in effect && effect.outcome)
    expect(outcomes).toEqual(['failed', 'fallback'])
  })

  it('applies the same budget to a page of the build that is shown', () => {
    const before = run(...fallenBack)
    const { state, effects } = transition(before.state, suspended(2, 1_000))
    expect(state).toMatchObject({ kind: 'mounting', index: 1, startedMs: 1_000 })
    expect(effects).toEqual([
      { kind: 'start-budget', ms: BUDGET_MS },
      { kind: 'watch', epoch: 2, ms: BUDGET_MS },
    ])
  })

  it('also applies that budget when a chunk of a page is missing', () => {
    const before = run(asked(['2']), loaded(1), painted(1))
    const { state, effects } = transition(before.state, broke(1, { phase: 'chunk' }))
    expect(state.kind).toBe('waiting')
    expect(effects.map(({ kind }) => kind)).toEqual(['start-budget', 'watch', 'abandon', 'schedule-retry'])
  })

  it('[SHELL-REM-3] fails at once and reports it when a painted page throws', () => {
    const before = run(asked(['2']), loaded(1), painted(1))
    const last = { version: '2', phase: 'render', cause: 'x', blames: 'build' }
    expect(transition(before.state, broke(1, { phase: 'render' }))).toEqual({
      state: { kind: 'failed', epoch: 1, failures: [last], last },
      effects: [{ kind: 'report', version: '2', outcome: 'failed', phase: 'render', cause: 'x' }],
    })
  })

  it('throws on an unknown event', () => {
    expect(() => transition(IDLE, { kind: 'unheard-of' } as never)).toThrow('unheard-of')
  })
})
