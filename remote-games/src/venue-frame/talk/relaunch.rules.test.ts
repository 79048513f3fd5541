import { asksRelaunch, grantRelaunch, RELAUNCH_WINDOW_MS } from './relaunch.rules.ts'

describe('asksRelaunch', () => {
  it.each([
    ['OBTY', '0400401', true],
    ['OBTY', '400401', true],
    ['OBTY', '14010', false],
    ['FBTY', '14010', true],
    ['FBTY', '114010', false],
    ['IMTY', '400401', false],
  ])('[GAMES-11] %s with code %s: %s', (venue, code, asked) => {
    expect(asksRelaunch(venue, code)).toBe(asked)
  })
})

describe('grantRelaunch', () => {
  it('[GAMES-12] allows two per minute and refuses the third', () => {
    const first = grantRelaunch([], 1_000)
    const second = grantRelaunch(first ?? [], 2_000)
    expect(second).toEqual([1_000, 2_000])
    expect(grantRelaunch(second ?? [], 3_000)).toBeNull()
  })

  it('[GAMES-12] allows another once the first is a minute old', () => {
    expect(grantRelaunch([0, 2_000], RELAUNCH_WINDOW_MS)).toEqual([2_000, RELAUNCH_WINDOW_MS])
  })
})
