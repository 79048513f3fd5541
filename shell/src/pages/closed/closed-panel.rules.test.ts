import { instead } from './closed-panel.rules.ts'

describe('instead', () => {
  it('[SHELL-STAT-4] suggests a page of the same kind, else home', () => {
    expect(instead('/game/sport', (path) => path !== '/game/sport')).toBe('/game/realbet')
    expect(instead('/game/sport', (path) => !path.startsWith('/game'))).toBe('/')
    expect(instead('/mine/finance/wallet', () => true)).toBe('/mine')
    expect(instead('/mine', () => true)).toBe('/')
    expect(instead('/magic', () => true)).toBe('/')
    expect(instead('/mine/finance/wallet', () => false)).toBe('/')
  })

  it('[SHELL-STAT-4] tries the lobbies in order', () => {
    expect(instead('/game/chess', (path) => path === '/game/egame')).toBe('/game/egame')
    expect(instead('/game/chess', () => true)).toBe('/game/sport')
    expect(instead('/activity/calendar', () => true)).toBe('/activity/discount')
  })
})
