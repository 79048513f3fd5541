import { pagesOf } from './standalone-pages.rules.ts'

describe('pagesOf', () => {
  it('[TEST-8] lists what can be opened without a parameter', () => {
    const routes = [{ index: true }, { path: 'wallet' }, { path: 'order/:id' }, { path: 'wallet' }, { path: '*' }]
    expect(pagesOf({ prefix: '/mine', routes })).toEqual(['/mine', '/mine/wallet'])
  })

  it('[TEST-8] lists nothing of a remote without routes', () => {
    expect(pagesOf({})).toEqual([])
  })
})
