import type { RemotePage } from '../federation/remote-page.ts'
import { pageIn, shapeOf } from './page-table.ts'

const page = (path: string, rest: Partial<RemotePage> = {}): RemotePage => ({
  path,
  frame: 'page',
  protected: true,
  title: { zh: '页', en: 'Page' },
  ...rest,
})
const mine = {
  routePrefixes: ['/mine'],
  pages: ['/mine', '/mine/mail', '/mine/mail/:id', '/mine/mail/new', '/mine/:part/list', '/mine/:part/:id'].map(
    (path) => page(path),
  ),
}
const found = (path: string) => pageIn(mine, path)?.path ?? null

describe('pageIn', () => {
  it.each([
    ['/mine', '/mine'],
    ['/mine/', '/mine'],
    ['/mine/mail', '/mine/mail'],
    ['/mine/mail/M1', '/mine/mail/:id'],
    ['/mine/mail/new', '/mine/mail/new'],
    ['/mine/bets/list', '/mine/:part/list'],
    ['/mine/bets/7', '/mine/:part/:id'],
  ])('[WIRE-16] [WIRE-13] finds the page of %s', (path, pattern) => {
    expect(found(path)).toBe(pattern)
  })

  it.each(['/', '/mine/nope', '/mine/mail/M1/more', '/mine//7', '/minefield', '/game', '/mine/../etc'])(
    '[WIRE-13] finds no page at %s',
    (path) => {
      expect(found(path)).toBeNull()
    },
  )

  it('[WIRE-PAGE-2] treats every path below the prefixes of a build without listed pages as a page, open unless the specification protects it', () => {
    const older = { routePrefixes: ['/shop'] }
    expect(pageIn(older, '/shop')).toEqual({ path: '/shop', frame: 'tab', protected: false })
    expect(pageIn(older, '/shop/cart/7')).toMatchObject({ frame: 'page' })
    expect(pageIn(older, '/shopping')).toBeNull()
  })
})

describe('shapeOf', () => {
  it('ignores parameter names', () => {
    expect(shapeOf('/a/:one/b/:two')).toBe(shapeOf('/a/:x/b/:y'))
    expect(shapeOf('/a/:one')).not.toBe(shapeOf('/a/one'))
  })
})
