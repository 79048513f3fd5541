import { createSignInLinks, LINK_MS } from './sign-in-links.ts'

describe('createSignInLinks', () => {
  it('[OPS-CON-20] gives a link that works once', () => {
    const links = createSignInLinks(() => 0)
    const code = links.make('ops-token')
    expect(code).toMatch(/^[\w-]{43}$/)
    expect(links.use(`${code}x`)).toBeUndefined()
    expect(links.use(code)).toBe('ops-token')
    expect(links.use(code)).toBeUndefined()
  })

  it('[OPS-CON-20] ends a link after ten minutes, and the oldest of more than twenty', () => {
    let nowMs = 0
    const links = createSignInLinks(() => nowMs)
    const late = links.make('ops-token')
    nowMs = LINK_MS
    expect(links.use(late)).toBeUndefined()
    const [first = '', second = ''] = Array.from({ length: 21 }, () => links.make('ops-token'))
    expect([links.use(first), links.use(second)]).toEqual([undefined, 'ops-token'])
  })
})
