import { createElement, lazy } from 'react'
import { pagesOf } from './pages-of.ts'

const page = () => lazy(async () => ({ default: () => null }))
const lost = () => lazy(() => Promise.reject(new Error('Loading chunk 7 failed.')))

describe('pagesOf', () => {
  it('[OPS-GATE-8] finds the lazy pages of routes, nested ones included, and the slots, each once', () => {
    const one = createElement(page())
    const routes = [
      { element: one },
      { element: createElement('main'), children: [{ element: createElement(page()) }] },
      {},
    ]
    expect(pagesOf('routes', { routes })).toHaveLength(2)
    expect(pagesOf('slots', { slots: { 'home.dock': page(), 'home.rails': () => null } })).toHaveLength(1)
  })

  it('[OPS-GATE-8] loads their code, and reports failures', async () => {
    const [good] = pagesOf('slots', { slots: { dock: page() } })
    await expect(good?.load()).resolves.toBeDefined()
    const [bad] = pagesOf('slots', { slots: { dock: lost() } })
    await expect(bad?.load()).rejects.toThrow('Loading chunk 7 failed.')
  })

  it('[OPS-GATE-8] refuses an exposed module that exports something else', () => {
    expect(() => pagesOf('routes', { pages: [] })).toThrow('no list `routes`')
    expect(() => pagesOf('slots', {})).toThrow('no table `slots`')
  })
})
