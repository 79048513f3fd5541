import { leftFrom, returnPath } from './return-to.rules.ts'

describe('returnPath', () => {
  it('[SHELL-STAT-2] returns to the exact location, including query and hash', () => {
    const left = leftFrom({ pathname: '/mine/record/betRecord', search: '?state=2', hash: '#today' })
    expect(returnPath(left)).toBe('/mine/record/betRecord?state=2#today')
  })

  it.each([null, undefined, {}, { from: 5 }, { from: '//evil.example' }, { from: 'https://evil.example' }])(
    '[SHELL-STAT-2] returns home for %j',
    (state) => expect(returnPath(state)).toBe('/'),
  )

  it.each(['/other/maintenance', '/other/stopService?x=1', '/offline'])(
    '[SHELL-STAT-2] never returns to %s, which would loop',
    (from) => expect(returnPath({ from })).toBe('/'),
  )
})
