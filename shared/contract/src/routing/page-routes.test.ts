import { safeParse } from 'valibot'
import { remotePagesSchema } from '../federation/remote-page.ts'
import { exampleAddress, exampleFaults, pageFaults, routePaths } from './page-routes.ts'

const pages = (...paths: string[]) => paths.map((path) => ({ path }))

describe('routePaths', () => {
  it('joins nested routes, and skips catch-all routes', () => {
    const routes = [
      { index: true },
      { path: 'mail', children: [{ index: true }, { path: ':id' }] },
      { children: [{ path: 'vip/details' }] },
      { path: '*' },
    ]
    expect(routePaths(routes, '/mine')).toEqual(['/mine', '/mine/mail', '/mine/mail/:id', '/mine/vip/details'])
  })
})

describe('pageFaults', () => {
  it('[WIRE-PAGE-1] reports nothing when list and routes agree, whatever the parameter names', () => {
    const declared = { routePrefixes: ['/mine'], pages: pages('/mine', '/mine/mail/:number') }
    expect(pageFaults(declared, [{ index: true }, { path: 'mail/:id' }])).toEqual([])
  })

  it('[WIRE-PAGE-1] reports pages without a route, routes without a page, duplicates, and pages outside the prefixes', () => {
    const declared = { routePrefixes: ['/mine'], pages: pages('/mine', '/mine/a/:x', '/mine/a/:y', '/game') }
    expect(pageFaults(declared, [{ index: true }, { path: 'points' }])).toEqual([
      '/game is listed in "pages" and is below none of "routePrefixes" (/mine).',
      '/mine/a/:x is listed in "pages" and ./routes has no route for it.',
      '/mine/a/:y is listed in "pages" and ./routes has no route for it.',
      '/game is listed in "pages" and ./routes has no route for it.',
      './routes has the route "points" and "pages" lists no such page.',
      '/mine/a/:y is listed twice in "pages".',
    ])
  })

  it('[WIRE-PAGE-1] requires only one page for a route below two prefixes', () => {
    const declared = { routePrefixes: ['/activity', '/agent'], pages: pages('/agent', '/activity/discount') }
    expect(pageFaults(declared, [{ index: true }, { path: 'discount' }])).toEqual([])
  })
})

describe('exampleAddress', () => {
  it('[WIRE-PAGE-3] has the values of the example in the places of the parameters', () => {
    const path = '/mine/:idea/orders/:id'
    expect(exampleAddress({ path, example: { id: '20-7', idea: 'a' } })).toBe('/mine/a/orders/20-7')
    expect(exampleAddress({ path: '/mine' })).toBe('/mine')
    // A build from before examples.
    expect(exampleAddress({ path })).toBe('/mine/1/orders/1')
  })
})

describe('exampleFaults', () => {
  it('[WIRE-PAGE-3] demands a value for each parameter and refuses others', () => {
    expect(exampleFaults({ path: '/mine/mail/:id', example: { id: '7' } })).toEqual([])
    expect(exampleFaults({ path: '/mine/mail/:id', example: { number: '7' } })).toEqual([
      '/mine/mail/:id has no example for :id; write "example": { "id": "…" }.',
      '/mine/mail/:id has an example for :number and no such parameter.',
    ])
    expect(exampleFaults({ path: '/mine/:constructor' })).toHaveLength(1)
  })

  it.each(['', '.', '..', 'a/b', 'a?b', '%2e', '一'])(
    '[WIRE-PAGE-3] refuses the value %j, which is not one segment',
    (id) => {
      const page = { path: '/mine/:id', frame: 'page', protected: false, title: { zh: '页', en: 'Page' } }
      expect(safeParse(remotePagesSchema, [{ ...page, example: { id: '1.0_a~-' } }]).success).toBe(true)
      expect(safeParse(remotePagesSchema, [{ ...page, example: { id } }]).success).toBe(false)
    },
  )
})
