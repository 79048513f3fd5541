import { commissionOf, monthAt, monthBefore } from './agent.rules.ts'

const at = (text: string) => Date.parse(`${text}+08:00`)

describe('months of the programme', () => {
  it('[SBX-AGENT-3] are those of UTC+8', () => {
    const december = monthAt(at('2026-12-31T23:59:59'))
    expect(december).toEqual({ ym: '2026-12', startAt: at('2026-12-01T00:00:00'), endAt: at('2027-01-01T00:00:00') })
    expect(monthAt(december.endAt).ym).toBe('2027-01')
    expect(monthBefore(monthAt(at('2027-03-15T12:00:00')))).toMatchObject({
      ym: '2027-02',
      endAt: at('2027-03-01T00:00:00'),
    })
  })
})

describe('commission', () => {
  it.each([
    [0, 100_000, 0, 0],
    [1, 100_000, 20, 20_000],
    [4, 999, 20, 199],
    [5, 100_000, 25, 25_000],
    [20, 100_000, 30, 30_000],
    [20, -100_000, 30, 0],
  ])('[SBX-AGENT-3] of %i active members and a net result of %i is %i %%: %i', (active, net, percent, amount) => {
    expect(commissionOf(active, net)).toEqual({ percent, amount })
  })
})
