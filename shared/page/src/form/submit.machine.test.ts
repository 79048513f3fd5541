import { isOpen, QUERY_DELAYS_MS, type SubmitEvent, type SubmitState, transition } from './submit.machine.ts'

type Trace = { kinds: string[]; effects: string[]; state: SubmitState<string> }

function run(events: SubmitEvent<string>[]): Trace {
  let state: SubmitState<string> = { kind: 'idle' }
  const kinds: string[] = []
  const effects: string[] = []
  for (const event of events) {
    const step: { state: SubmitState<string>; effects: readonly { kind: string }[] } = transition(state, event)
    state = step.state
    kinds.push(state.kind)
    effects.push(...step.effects.map(({ kind }) => kind))
  }
  return { kinds, effects, state }
}
const epoch = 1
const submitted = { kind: 'submitted', epoch } as const
const lost = { kind: 'lost', epoch } as const
const due = { kind: 'query-due', epoch } as const
const absent = { kind: 'absent', epoch } as const
const unreachable = { kind: 'unreachable', epoch } as const

describe('submit machine', () => {
  it('[PAGE-4] sends once, however often the button is tapped', () => {
    const { effects } = run([submitted, { kind: 'submitted', epoch: 2 }, { kind: 'submitted', epoch: 3 }])
    expect(effects).toEqual(['send'])
  })

  it('[PAGE-4] ignores the second tap of a double tap when the result arrived in between', () => {
    const answered = { kind: 'answered', epoch, result: 'D1' } as const
    const again = { kind: 'submitted', epoch: 2 } as const
    expect(run([submitted, answered, again]).effects).toEqual(['send', 'schedule-unlock'])
    expect(run([submitted, answered, { kind: 'unlock-due', epoch }, again]).kinds.at(-1)).toBe('sending')
  })

  it('[PAGE-5] looks up a lost answer and never sends again', () => {
    const { kinds, effects, state } = run([submitted, lost, due, { kind: 'found', epoch, result: 'D1' }])
    expect(kinds).toEqual(['sending', 'unknown', 're-querying', 'done'])
    expect(effects).toEqual(['send', 'schedule-query', 'query', 'schedule-unlock'])
    expect(state).toMatchObject({ kind: 'done', result: 'D1' })
  })

  it('[PAGE-6] treats the write as not received only after two such answers', () => {
    expect(run([submitted, lost, due, absent]).state.kind).toBe('unknown')
    expect(run([submitted, lost, due, absent, due, absent]).state.kind).toBe('not-received')
  })

  it('[PAGE-6] finds an order that arrived late, after the first "unknown number"', () => {
    expect(run([submitted, lost, due, absent, due, { kind: 'found', epoch, result: 'D1' }]).state.kind).toBe('done')
  })

  it('[PAGE-7] stays locked and waits for the member while the server is unreachable', () => {
    const { state } = run([submitted, lost, ...QUERY_DELAYS_MS.flatMap(() => [due, unreachable])])
    expect(state).toMatchObject({ kind: 'unknown', waitsFor: 'member' })
    expect(isOpen(state)).toBe(true)
    expect(transition(state, { kind: 'asked', epoch }).effects).toEqual([{ kind: 'query', epoch }])
  })

  it('drops answers of an earlier submit', () => {
    const { state } = run([
      submitted,
      { kind: 'cleared' },
      { kind: 'submitted', epoch: 2 },
      { kind: 'answered', epoch: 1, result: 'old' },
    ])
    expect(state).toEqual({ kind: 'sending', epoch: 2 })
  })

  it('[PAGE-8] is unlocked after a refusal', () => {
    const { state } = run([submitted, { kind: 'refused', epoch, error: new Error('no') }])
    expect(isOpen(state)).toBe(false)
    expect(transition(state, { kind: 'submitted', epoch: 2 }).effects).toEqual([{ kind: 'send', epoch: 2 }])
  })
})
