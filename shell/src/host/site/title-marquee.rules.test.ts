import { cleanTitle, displayWidth, shouldScroll, titleAt, withUnread } from './title-marquee.rules.ts'

describe('title marquee', () => {
  it('[SHELL-TITLE-1] counts characters above code 255 as two', () => {
    expect([displayWidth('abc'), displayWidth('灯笼'), displayWidth('a灯')]).toEqual([3, 4, 3])
  })

  it('[SHELL-TITLE-1] scrolls at a display width of 27 or more', () => {
    expect([
      shouldScroll('x'.repeat(26)),
      shouldScroll('x'.repeat(27)),
      shouldScroll('灯'.repeat(13)),
      shouldScroll('灯'.repeat(14)),
    ]).toEqual([false, true, false, true])
  })

  it('[SHELL-TITLE-3] strips whitespace from the site title', () => {
    expect(cleanTitle(' 灯 笼\t体育\n')).toBe('灯笼体育')
  })

  it('[SHELL-TITLE-2] moves one whole character per step and wraps around', () => {
    expect(titleAt('灯🏮笼', 0)).toBe('灯🏮笼')
    expect(titleAt('灯🏮笼', 1)).toBe('🏮笼   灯')
    expect(titleAt('灯🏮笼', 6)).toBe('灯🏮笼')
  })

  it('[SHELL-TITLE-4] prefixes the number of unread mails, and nothing for zero', () => {
    expect([withUnread('灯笼', 0), withUnread('灯笼', 3), withUnread('灯笼', 120)]).toEqual([
      '灯笼',
      '(3) 灯笼',
      '(99+) 灯笼',
    ])
  })
})
