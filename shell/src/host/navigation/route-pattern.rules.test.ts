import { routePattern } from './route-pattern.rules.ts'
import { pageAt } from './site-pages.ts'

describe('routePattern', () => {
  it.each([
    ['/', '/'],
    ['/mine/finance/wallet?orderNo=D123#x', '/mine/finance/wallet'],
    ['/help/kh', '/help/kh'],
    ['/game/sport/ob?url=https%3A%2F%2Fvenue', '/game/sport/ob'],
    ['/mine/mail/M0012345', '/mine/…'],
    ['/someone@example.com', '/…'],
    ['/minefield', '/…'],
  ])('[SHELL-ERR-12] writes %s as %s', (path, pattern) => {
    expect(routePattern(path, pageAt)).toBe(pattern)
  })
})
