import { jumpOf } from './jump.ts'

describe('jumpOf', () => {
  it.each(['/', '/game/sport', '/activity/discount?id=o1', '/mine/finance/deposit#bank', '/help/ck', '/sponsor/0'])(
    '[SHELL-HOME-4] follows %s',
    (jump) => {
      expect(jumpOf(jump)).toBe(jump)
    },
  )

  it.each([
    '',
    '#',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/nowhere',
    '/help/x',
  ])('[SHELL-HOME-4] leads nowhere from %p', (jump) => {
    expect(jumpOf(jump)).toBeNull()
  })
})
