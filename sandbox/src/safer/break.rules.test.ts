import { MEMBER_STATUS } from '@lantern/contract/user'
import { longerBreak, monthsLater } from './break.rules.ts'

const NOW = Date.UTC(2026, 10, 22)
const { normal, timeout, excluded } = MEMBER_STATUS
const member = (status: number, until: number | null = null) => ({
  status,
  status_reason: '',
  status_until: until,
  return_at: null,
})

describe('longerBreak', () => {
  it.each([
    ['starts one', member(normal), timeout, NOW + 1, timeout, NOW + 1],
    ['extends one', member(timeout, NOW + 1), timeout, NOW + 2, timeout, NOW + 2],
    ['never shortens one', member(timeout, NOW + 9), timeout, NOW + 2, timeout, NOW + 9],
    ['ignores one that is over', member(timeout, NOW), timeout, NOW + 2, timeout, NOW + 2],
    ['turns a time-out into an exclusion', member(timeout, NOW + 1), excluded, NOW + 2, excluded, NOW + 2],
    ['keeps an exclusion at a panic', member(excluded, NOW + 9), timeout, NOW + 99, excluded, NOW + 9],
    ['extends an exclusion', member(excluded, NOW + 1), excluded, NOW + 9, excluded, NOW + 9],
  ])('[SBX-SAFE-2] %s', (_title, before, status, until, nextStatus, nextUntil) => {
    expect(longerBreak(before, { status, until }, NOW)).toEqual({ status: nextStatus, until: nextUntil })
  })
})

describe('monthsLater', () => {
  it.each([
    [Date.UTC(2026, 7, 31, 5), 6, Date.UTC(2027, 1, 28, 5)],
    [Date.UTC(2026, 10, 22), 12, Date.UTC(2027, 10, 22)],
    [Date.UTC(2023, 1, 28), 60, Date.UTC(2028, 1, 28)],
  ])('[SBX-SAFE-2] of %i, %i months', (at, months, then) => {
    expect(monthsLater(at, months)).toBe(then)
  })
})
