import { jumpRoute } from './jump.rules.ts'

describe('jumpRoute', () => {
  it.each([
    [1, '/activity/discount', '/activity/discount'],
    [1, '//evil.example', null],
    [1, '/\\evil.example', null],
    [1, 'javascript:alert(1)', null],
    [2, 'https://evil.example', null],
    [0, '', null],
  ])('of type %d to %s gives %s', (type, jump, route) => {
    expect(jumpRoute(type, jump)).toBe(route)
  })
})
