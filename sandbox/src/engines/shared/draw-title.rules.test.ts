import { siteTimeText } from '../../clock/site-time.rules.ts'
import { drawSheet } from './draw-title.rules.ts'
import { roundAt } from './round-clock.rules.ts'

const AT = Date.UTC(2026, 2, 1, 4, 0, 30)

describe('lottery titles', () => {
  it.each([
    [0, 60_000],
    [1, 180_000],
    [2, 300_000],
    [3, 90_000],
  ])('[SBX-218] of word %i are drawn every %i ms', (first, everyMs) => {
    const plan = drawSheet({ first, second: 0 })?.plan
    expect(plan?.everyMs).toBe(everyMs)
    expect(plan && plan.betMs + plan.holdMs).toBeLessThan(everyMs)
  })

  it.each([
    [4, '20:30:00'],
    [5, '21:30:00'],
  ])('[SBX-218] of word %i are drawn daily at %s of the site, and return more', (first, time) => {
    const sheet = drawSheet({ first, second: 1 })
    if (!sheet) throw new Error('The title is not drawn')
    const round = roundAt(sheet.plan, AT)
    expect(siteTimeText(round.resultAt).slice(6)).toBe(time)
    expect(round.startAt).toBeLessThanOrEqual(AT)
    expect(round.endAt).toBeGreaterThan(AT)
    expect(new Set(sheet.bets.map(({ edge }) => edge))).toEqual(new Set(['3.00']))
  })

  it('[SBX-197] are coming for the other words', () => {
    expect(drawSheet({ first: 0, second: 3 })).toBeNull()
  })
})
