import { pageFaults, routePaths } from './page-routes.ts'

const pages = (...paths: string[]) => paths.map((path) => ({ path }))

describe('routePaths', () => {
  it('joins nested routes, and passes over what catches everything else', () => {
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
  it('[WIRE-PAGE-1] finds nothing where list and routes agree, whatever parameters are called', () => {
    const declared = { routePrefixes: ['/mine'], pages: pages('/mine', '/mine/mail/:number') }
    expect(pageFaults(declared, [{ index: true }, { path: 'mail/:id' }])).toEqual([])
  })

  it('[WIRE-PAGE-1] names each page without a route, each route without a page, what is listed twice and what stands elsewhere', () => {
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

  it('[WIRE-PAGE-1] asks of a route that stands below two prefixes for one page', () => {
    const declared = { routePrefixes: ['/activity', '/agent'], pages: pages('/agent', '/activity/discount') }
    expect(pageFaults(declared, [{ index: true }, { path: 'discount' }])).toEqual([])
  })
})
