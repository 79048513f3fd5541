import { cleanTitle, displayWidth, shouldScroll, titleAt } from './title-marquee.rules.ts'

describe('title marquee', () => {
  it('[spec 5] counts characters above code 255 as two', () => {
    expect([displayWidth('abc'), displayWidth('灯笼'), displayWidth('a灯')]).toEqual([3, 4, 3])
  })

  it('[spec 9] scrolls from a display width of 27 on', () => {
    expect([
      shouldScroll('x'.repeat(26)),
      shouldScroll('x'.repeat(27)),
      shouldScroll('灯'.repeat(13)),
      shouldScroll('灯'.repeat(14)),
    ]).toEqual([false, true, false, true])
  })

  it('[spec 5] strips whitespace from the site title', () => {
    expect(cleanTitle(' 灯 笼\t体育\n')).toBe('灯笼体育')
  })

  it('[G10] moves one character a step, never cutting one in half, and comes round', () => {
    expect(titleAt('灯🏮笼', 0)).toBe('灯🏮笼')
    expect(titleAt('灯🏮笼', 1)).toBe('🏮笼   灯')
    expect(titleAt('灯🏮笼', 6)).toBe('灯🏮笼')
  })
})
