import { firstStep, readTimeline, withStep } from './timeline.rules.ts'

describe('timeline', () => {
  it('[SBX-12] keeps every step of an order in its order, with its note', () => {
    expect(readTimeline(withStep(withStep(firstStep(1, 10), 2, 20), 7, 30, 'D01'))).toEqual([
      { state: 1, at: 10, note: '' },
      { state: 2, at: 20, note: '' },
      { state: 7, at: 30, note: 'D01' },
    ])
  })
})
