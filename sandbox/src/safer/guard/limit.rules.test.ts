import { bindingLimit, changeLimit, type LimitUse, periodEnd, periodStart } from './limit.rules.ts'

const NOW = Date.UTC(2026, 10, 22, 4)
const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Midnight of the site (UTC+8). */
const midnight = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day) - 8 * HOUR

describe('changeLimit', () => {
  const at = NOW + DAY
  it.each([
    ['is lowered at once', { amount: 500, pending: null }, 400, { amount: 400, pending: null }],
    ['is set at once where there was none', { amount: null, pending: null }, 400, { amount: 400, pending: null }],
    ['waits to be raised', { amount: 500, pending: null }, 600, { amount: 500, pending: { amount: 600, at } }],
    ['waits to be removed', { amount: 500, pending: null }, null, { amount: 500, pending: { amount: null, at } }],
    [
      'restarts the wait when another amount is asked for',
      { amount: 500, pending: { amount: 600, at: NOW } },
      700,
      { amount: 500, pending: { amount: 700, at } },
    ],
    [
      'keeps waiting when the same amount is asked for early',
      { amount: 500, pending: { amount: 600, at: NOW + 1 } },
      600,
      { amount: 500, pending: { amount: 600, at: NOW + 1 } },
    ],
    [
      'is raised by a second yes',
      { amount: 500, pending: { amount: 600, at: NOW } },
      600,
      { amount: 600, pending: null },
    ],
    [
      'is removed by a second yes',
      { amount: 500, pending: { amount: null, at: NOW } },
      null,
      { amount: null, pending: null },
    ],
    ['cancels the pending change', { amount: 500, pending: { amount: 600, at } }, 500, { amount: 500, pending: null }],
    [
      'drops the pending change when lowered',
      { amount: 500, pending: { amount: 600, at } },
      1,
      { amount: 1, pending: null },
    ],
  ])('[SBX-50] %s', (_title, state, wanted, next) => {
    expect(changeLimit(state, wanted, NOW)).toEqual(next)
  })
})

describe('the period of a limit', () => {
  it.each([
    ['day', midnight(2026, 11, 22), midnight(2026, 11, 22), midnight(2026, 11, 23)],
    ['day', midnight(2026, 11, 23) - 1, midnight(2026, 11, 22), midnight(2026, 11, 23)],
    // A Sunday, a Monday and a Saturday.
    ['week', NOW, midnight(2026, 11, 16), midnight(2026, 11, 23)],
    ['week', midnight(2026, 11, 23), midnight(2026, 11, 23), midnight(2026, 11, 30)],
    ['week', midnight(2026, 11, 21), midnight(2026, 11, 16), midnight(2026, 11, 23)],
    ['month', NOW, midnight(2026, 11, 1), midnight(2026, 12, 1)],
    ['month', midnight(2026, 12, 31), midnight(2026, 12, 1), midnight(2027, 1, 1)],
    ['month', midnight(2028, 2, 1), midnight(2028, 2, 1), midnight(2028, 3, 1)],
    ['month', midnight(2026, 1, 31), midnight(2026, 1, 1), midnight(2026, 2, 1)],
  ] as const)('[SBX-50] %s at %i', (period, now, start, end) => {
    expect([periodStart(period, now), periodEnd(period, now)]).toEqual([start, end])
  })
})

describe('bindingLimit', () => {
  const use = (period: LimitUse['period'], amount: number | null, used: number): LimitUse => ({
    period,
    amount,
    used,
    pending: null,
    resetAt: 0,
  })

  it('is the limit with the least left, never below zero', () => {
    expect(bindingLimit([use('day', 500, 100), use('week', 900, 600), use('month', null, 600)])).toMatchObject({
      period: 'week',
      left: 300,
    })
    expect(bindingLimit([use('day', 500, 600)])).toMatchObject({ left: 0 })
  })

  it('[SBX-49] is the one that resets last when several are used up', () => {
    const full = (period: LimitUse['period'], resetAt: number) => ({ ...use(period, 100, 100), resetAt })
    expect(bindingLimit([full('day', 1), full('week', 9), full('month', 5)])).toMatchObject({ period: 'week', left: 0 })
  })

  it('is the unlimited day without any limit', () => {
    const uses = [use('day', null, 1), use('week', null, 1), use('month', null, 1)]
    expect(bindingLimit(uses)).toMatchObject({ period: 'day', left: Number.POSITIVE_INFINITY })
  })
})
