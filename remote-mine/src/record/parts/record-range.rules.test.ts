import { instantsOf, rangeParams, readRange } from './record-range.rules.ts'

/** 21 November 2026, 23:30 in UTC+8. */
const NOW = Date.UTC(2026, 10, 21, 15, 30)
const read = (search: string) => readRange(new URLSearchParams(search), NOW)
const own = (from: string, to: string) => ({ kind: 'own', from, to })

describe('period of a record page', () => {
  it.each([
    ['', { kind: 'preset', preset: '7d' }],
    ['range=30d', { kind: 'preset', preset: '30d' }],
    ['range=own&from=2026-11-01&to=2026-11-10', own('2026-11-01', '2026-11-10')],
    ['range=own&from=2026-11-10&to=2026-11-01', own('2026-11-01', '2026-11-10')],
    ['range=own&from=2026-11-10&to=2027-01-01', own('2026-11-10', '2026-11-21')],
    ['range=own&from=2026-01-01&to=2026-11-21', own('2026-08-22', '2026-11-21')],
    ['range=own&from=2020-01-01&to=2025-12-01', own('2025-11-21', '2025-12-01')],
    ['range=own&from=2026-11-10', { kind: 'preset', preset: '7d' }],
    ['range=own&from=yesterday&to=today', { kind: 'preset', preset: '7d' }],
    ['range=own&from=2026-13-45&to=2026-11-01', { kind: 'preset', preset: '7d' }],
  ])('[MINE-11] reads %s', (search, range) => {
    expect(read(search)).toEqual(range)
  })

  it('[MINE-11] round-trips through the URL', () => {
    for (const search of ['range=today', 'range=own&from=2026-11-01&to=2026-11-10']) {
      const range = read(search)
      expect(new URLSearchParams(rangeParams(range)).toString()).toContain(search.split('&')[0] ?? '')
      expect(read(new URLSearchParams(rangeParams(range)).toString())).toEqual(range)
    }
  })

  it('[MINE-11] covers whole days of the site time zone, at most 92', () => {
    const { from, to } = instantsOf(read('range=own&from=2026-01-01&to=2026-11-21'), NOW)
    expect(to - from).toBe(92 * 86_400_000 - 1)
    expect(to).toBe(Date.UTC(2026, 10, 21, 16) - 1)
  })
})
