import { leftOf } from './demo-credit.rules.ts'
import { asksNewCode, isListed } from './demo-frame.rules.ts'

const OWN = 'https://site.test'
const LISTED = ['https://venue.test']

describe('isListed', () => {
  it.each([
    ['https://venue.test/?venue=OBTY#code=1', true],
    ['https://venue.test.evil.test/', false],
    ['https://other.test/', false],
    ['javascript:alert(1)', false],
    ['not an address', false],
  ])('[SHELL-DEMO-2] frames listed venues only: %s', (url, may) => {
    expect(isListed(url, LISTED, OWN)).toBe(may)
  })

  it('[SHELL-DEMO-2] never frames its own origin, whatever the list says', () => {
    expect(isListed(`${OWN}/mine`, [OWN], OWN)).toBe(false)
  })
})

it('[SHELL-DEMO-2] requests a new code only when a venue has lost the session', () => {
  expect(['0400401', '14010', '10001'].map(asksNewCode)).toEqual([true, true, false])
})

it('[SHELL-DEMO-1] counts whole hours and minutes down to zero', () => {
  expect(leftOf(72 * 3_600_000, 0)).toEqual({ hours: 72, minutes: 0 })
  expect(leftOf(61_000, 0)).toEqual({ hours: 0, minutes: 1 })
  expect(leftOf(0, 5)).toEqual({ hours: 0, minutes: 0 })
})
