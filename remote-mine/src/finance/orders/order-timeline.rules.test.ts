import { depositSteps, withdrawSteps } from './order-timeline.rules.ts'

const kinds = (steps: { state: number; kind: string }[]) => steps.map(({ state, kind }) => `${state} ${kind}`)

describe('order steps', () => {
  it('shows an open deposit with its future steps', () => {
    const steps = depositSteps({ state: 1, method: 'BANK', timeline: [{ state: 1, at: 1 }] })
    expect(kinds(steps)).toEqual(['1 current', '2 todo', '4 todo'])
  })

  it('includes the blockchain steps for USDT', () => {
    const steps = depositSteps({
      state: 2,
      method: 'USDT',
      timeline: [
        { state: 1, at: 1 },
        { state: 2, at: 2 },
      ],
    })
    expect(kinds(steps)).toEqual(['1 done', '2 current', '3 todo', '4 todo'])
  })

  it('[MINE-8] ends at the cancellation', () => {
    const steps = depositSteps({
      state: 5,
      method: 'BANK',
      timeline: [
        { state: 1, at: 1 },
        { state: 5, at: 2 },
      ],
    })
    expect(kinds(steps)).toEqual(['1 done', '5 failed'])
  })

  it.each([7, 8])('ends at the rejection or failure of a withdrawal: %i', (state) => {
    const timeline = [1, 2, state].map((one) => ({ state: one, at: one }))
    expect(kinds(withdrawSteps({ state, timeline }))).toEqual(['1 done', '2 done', `${state} failed`])
  })

  it('lists no past step as future and adds no empty note', () => {
    const steps = withdrawSteps({ state: 5, timeline: [{ state: 5, at: 5 }] })
    expect(steps).toEqual([
      { state: 5, at: 5, note: '', kind: 'current' },
      { state: 6, at: null, note: '', kind: 'todo' },
    ])
  })

  it('shows every step of a paid withdrawal as done', () => {
    const timeline = [1, 2, 4, 5, 6].map((state) => ({ state, at: state }))
    expect(kinds(withdrawSteps({ state: 6, timeline }))).toEqual(['1 done', '2 done', '4 done', '5 done', '6 done'])
  })

  it('keeps approval as a future step during the second review', () => {
    const timeline = [1, 2, 3].map((state) => ({ state, at: state }))
    expect(kinds(withdrawSteps({ state: 3, timeline }))).toEqual([
      '1 done',
      '2 done',
      '3 current',
      '4 todo',
      '5 todo',
      '6 todo',
    ])
  })
})
