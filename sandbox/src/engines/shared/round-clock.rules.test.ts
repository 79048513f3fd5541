import { newestResult, phaseAt, roundAt, timesOf } from './round-clock.rules.ts'

const plan = { everyMs: 40_000, offsetMs: 7_000, betMs: 20_000, holdMs: 3_000 }

describe('the clock of shared rounds', () => {
  it.each([
    [7_000, 0, 'betting'],
    [26_999, 0, 'betting'],
    [27_000, 0, 'closed'],
    [29_999, 0, 'closed'],
    [30_000, 0, 'result'],
    [46_999, 0, 'result'],
    [47_000, 1, 'betting'],
    [0, 0, 'closed'],
  ] as const)('[SBX-210] at %i plays round %i: %s', (at, no, phase) => {
    const times = roundAt(plan, at)
    expect([times.no, phaseAt(times, at)]).toEqual([no, phase])
  })

  it('[SBX-210] has results up to the newest round that is decided', () => {
    expect(newestResult(plan, 29_999)).toBe(-1)
    expect(newestResult(plan, 30_000)).toBe(0)
    expect(newestResult(plan, timesOf(plan, 9).resultAt - 1)).toBe(8)
    expect(newestResult(plan, timesOf(plan, 9).resultAt)).toBe(9)
  })
})
