import { siteLinksIn, withSitePaths } from './site-link.rules.ts'

const ORIGIN = 'https://lantern.example'

describe('siteLinksIn', () => {
  it('[CHAT-48] finds pages of the site, each once and two at most', () => {
    expect(siteLinksIn('看 /activity/discount 和（/game/sport），还有 /mine/vip')).toEqual([
      { path: '/activity/discount', section: 'activity' },
      { path: '/game/sport', section: 'game' },
    ])
    expect(siteLinksIn('/mine/vip /mine/vip')).toEqual([{ path: '/mine/vip', section: 'mine' }])
  })

  it.each([
    '比分 2/1',
    'and/mine/or',
    '//evil.example/game/sport',
    'https://evil.example/game/sport',
    '/game/../user/login',
    '/minecraft',
    '/game/sport?token=1',
    '/user/login',
  ])('[CHAT-48] shows no card for %s', (text) => expect(siteLinksIn(text)).toEqual([]))

  it('[CHAT-48] handles long hostile text without delay', () => {
    expect(siteLinksIn('/game/'.repeat(4_000))).toEqual([])
  })
})

describe('withSitePaths', () => {
  it.each([
    ['看这里 https://lantern.example/activity/discount', '看这里 /activity/discount'],
    ['https://lantern.example/game/sport?token=secret#x 好', '/game/sport 好'],
    ['https://lantern.example.evil.example/game/sport', 'https://lantern.example.evil.example/game/sport'],
    ['没有链接', '没有链接'],
  ])('[CHAT-48] %s', (text, said) => expect(withSitePaths(text, ORIGIN)).toBe(said))
})
