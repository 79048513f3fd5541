import { render } from '@testing-library/react'
import { StreakTrack } from './sign-card.tsx'

const TODAY = '2026-03-04'

/** Texts of the days: the coins, '' for a day that is done, and the name. */
function daysOf(streak: number, isSigned: boolean): [string | null | undefined, string | null | undefined][] {
  const { container } = render(<StreakTrack streak={streak} isSigned={isSigned} today={TODAY} />)
  return [...(container.firstElementChild?.children ?? [])].map(({ children: [coins, name] }) => [
    coins?.textContent,
    name?.textContent,
  ])
}
const coinsOf = (streak: number, isSigned: boolean) => daysOf(streak, isSigned).map(([coins]) => coins)
const namesOf = (streak: number, isSigned: boolean) => daysOf(streak, isSigned).map(([, name]) => name)

describe('StreakTrack', () => {
  it('[ACT-23] marks the days of the streak, and shows the coins of the others', () => {
    expect(coinsOf(0, false)).toEqual(['+1', '+1', '+1', '+1', '+1', '+1', '+6'])
    expect(coinsOf(2, true)).toEqual(['', '', '+1', '+1', '+1', '+1', '+6'])
  })

  it('[ACT-23] names the weekday of each, and today', () => {
    expect(namesOf(0, false)).toEqual(['今天', '周四', '周五', '周六', '周日', '周一', '周二'])
    expect(namesOf(2, true)).toEqual(['周二', '今天', '周四', '周五', '周六', '周日', '周一'])
    expect(namesOf(2, false)[2]).toBe('今天')
  })

  it('[ACT-23] keeps a full streak in view until the next day', () => {
    expect(coinsOf(14, true)).toEqual(['', '', '', '', '', '', ''])
    expect(coinsOf(14, false)[0]).toBe('+1')
    expect(coinsOf(15, true)).toEqual(['', '+1', '+1', '+1', '+1', '+1', '+6'])
  })
})
