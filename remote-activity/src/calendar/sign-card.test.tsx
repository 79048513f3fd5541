import { render } from '@testing-library/react'
import { StreakTrack } from './sign-card.tsx'

/** Texts of the days: '' for one that is done. */
function daysOf(streak: number, isSigned: boolean): (string | null)[] {
  const { container } = render(<StreakTrack streak={streak} isSigned={isSigned} />)
  return [...(container.firstElementChild?.children ?? [])].map(({ textContent }) => textContent)
}

describe('StreakTrack', () => {
  it('[ACT-23] marks the days of the streak, and shows the coins of the others', () => {
    expect(daysOf(0, false)).toEqual(['+1', '+1', '+1', '+1', '+1', '+1', '+6'])
    expect(daysOf(2, true)).toEqual(['', '', '+1', '+1', '+1', '+1', '+6'])
  })

  it('[ACT-23] keeps a full streak in view until the next day', () => {
    expect(daysOf(14, true)).toEqual(['', '', '', '', '', '', ''])
    expect(daysOf(14, false)[0]).toBe('+1')
    expect(daysOf(15, true)).toEqual(['', '+1', '+1', '+1', '+1', '+1', '+6'])
  })
})
