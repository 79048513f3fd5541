import { pageFaults, routePaths } from './page-routes.ts'

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
