import { leftFrom, returnPath } from './return-to.rules.ts'

describe('returnPath', () => {
  it('[SHELL-STAT-2] leads back to the very place, query and hash included', () => {
    const left = leftFrom({ pathname: '/mine/record/betRecord', search: '?state=2', hash: '#today' })
    expect(returnPath(left)).toBe('/mine/record/betRecord?state=2#today')
  })

  it.each([null, undefined, {}, { from: 5 }, { from: '//evil.example' }, { from: 'https://evil.example' }])(
    '[SHELL-STAT-2] leads home from %j: nothing was left',
    (state) => expect(returnPath(state)).toBe('/'),
  )

  it.each(['/other/maintenance', '/other/stopService?x=1', '/offline'])(
    '[SHELL-STAT-2] never leads round in a circle to %s',
    (from) => expect(returnPath({ from })).toBe('/'),
  )
})
