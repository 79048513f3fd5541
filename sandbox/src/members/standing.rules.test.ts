import { MEMBER_STATUS } from '@lantern/contract/user'
import { isExclusionOver, requireFunds, requirePlay, statusAt } from './standing.rules.ts'

const NOW = Date.UTC(2026, 0, 1)
const { normal, frozen, timeout, excluded, closed } = MEMBER_STATUS
const standing = (status: number, until: number | null = null, returnAt: number | null = null) => ({
  status,
  return_at: returnAt,
  status_reason: 'why',
  status_until: until,
})
const refusal = (act: () => void): unknown => {
  try {
    act()
    return null
  } catch (error) {
    return error
  }
}

describe('statusAt', () => {
  it.each([
    [timeout, NOW + 1, timeout],
    [timeout, NOW, normal],
    [excluded, NOW + 1, excluded],
    [excluded, NOW, excluded],
    [excluded, null, excluded],
    [frozen, NOW - 1, frozen],
    [closed, NOW - 1, closed],
    [normal, NOW - 1, normal],
  ])('[SBX-180] status %d until %p is %d', (status, until, then) => {
    expect(statusAt(standing(status, until), NOW)).toBe(then)
  })
})

describe('the end of an exclusion', () => {
  it.each([
    ['nobody asked to return', NOW - 1, null, excluded, true],
    ['the wait is not over', NOW - 1, NOW + 1, excluded, true],
    ['the wait is over', NOW - 1, NOW, normal, false],
    ['its time is not over', NOW + 1, null, excluded, false],
    ['it has no end', null, null, excluded, false],
  ])('[SBX-SAFE-9] while %s', (_title, until, returnAt, status, isOver) => {
    const member = standing(excluded, until, returnAt)
    expect([statusAt(member, NOW), isExclusionOver(member, NOW)]).toEqual([status, isOver])
  })
})

describe('requireFunds', () => {
  it.each([frozen, closed])('[SBX-180] refuses money to status %d with 711009 and the reason', (status) => {
    expect(refusal(() => requireFunds(standing(status)))).toMatchObject({
      code: 711009,
      sentence: { zh: '账户资金功能已冻结', en: 'Account funds are frozen' },
      data: { reason: 'why' },
    })
  })

  it.each([normal, timeout, excluded])('[SBX-180] leaves the money of status %d to its member', (status) => {
    expect(refusal(() => requireFunds(standing(status, NOW + 1)))).toBeNull()
  })
})

describe('requirePlay', () => {
  it('[SBX-180] refuses play in a break with 712002 and its end', () => {
    expect(refusal(() => requirePlay(standing(timeout, NOW + 1), NOW))).toMatchObject({
      code: 712002,
      sentence: { zh: '休息中至 01-01 08:00:00', en: 'Taking a break until 01-01 08:00:00' },
      data: { until: NOW + 1 },
    })
  })

  it('[SBX-180] refuses play to an excluded member with 712003, also without an end', () => {
    expect(refusal(() => requirePlay(standing(excluded, NOW + 1), NOW))).toMatchObject({
      code: 712003,
      sentence: { zh: '自我排除至 01-01 08:00:00', en: 'Self-excluded until 01-01 08:00:00' },
      data: { until: NOW + 1 },
    })
    expect(refusal(() => requirePlay(standing(excluded), NOW))).toMatchObject({ code: 712003, data: { until: 0 } })
  })

  it('[SBX-180] refuses play to a frozen member with 711009, and lets others play', () => {
    expect(refusal(() => requirePlay(standing(frozen), NOW))).toMatchObject({ code: 711009 })
    expect(refusal(() => requirePlay(standing(normal), NOW))).toBeNull()
    expect(refusal(() => requirePlay(standing(timeout, NOW), NOW))).toBeNull()
  })
})
