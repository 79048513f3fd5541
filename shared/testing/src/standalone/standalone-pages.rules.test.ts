import { pagesOf } from './standalone-pages.rules.ts'

describe('pagesOf', () => {
  it('[TEST-8] lists the pages without parameters', () => {
    const routes = [{ index: true }, { path: 'wallet' }, { path: 'order/:id' }, { path: 'wallet' }, { path: '*' }]
    expect(pagesOf({ prefix: '/mine', routes })).toEqual(['/mine', '/mine/wallet'])
  })

  it('[TEST-8] lists nothing for a remote without routes', () => {
    expect(pagesOf({})).toEqual([])
  })
})
