import type { RemotePage } from '@lantern/contract/remote-page'
import { act, renderHook } from '@testing-library/react'
import { showsFloating } from '../host/floating/floating.rules.ts'
import { tabOf } from '../host/frame/tab.rules.ts'
import { needsSession } from '../host/navigation/redirect.rules.ts'
import { routePattern } from '../host/navigation/route-pattern.rules.ts'
import {
  frameAt,
  linkablePages,
  pageAt,
  parentOf,
  takePages,
  titleOf,
  useOpenPage,
} from '../host/navigation/site-pages.ts'
import { jumpOf } from '../parts/jump.ts'

const page = (path: string, rest: Partial<RemotePage> = {}): RemotePage => ({
  path,
  frame: 'page',
  protected: false,
  title: { zh: '页', en: 'Page' },
  ...rest,
})
const tab = (path: string) => tabOf(path, pageAt(path))
const floats = (path: string) => showsFloating(path, pageAt(path))
const take = (...pages: RemotePage[]): void =>
  takePages([{ name: 'shop', extras: { routePrefixes: ['/shop'], pages, title: { zh: '商店', en: 'Shop' } } }])

describe('pages of a remote', () => {
  it('[SHELL-PAGE-1] are those listed by its build: frame, guard, tab, links, reports', () => {
    take(
      page('/shop', { frame: 'tab', tab: 'offers' }),
      page('/shop/orders/:id', { protected: true, quiet: true }),
      page('/shop/view', { frame: 'bare' }),
    )
    expect([frameAt('/shop'), frameAt('/shop/orders/7'), frameAt('/shop/orders'), frameAt('/help/ck')]).toEqual([
      'tab',
      'page',
      null,
      'page',
    ])
    expect([needsSession('/shop', pageAt), needsSession('/shop/orders/7?from=mail', pageAt)]).toEqual([false, true])
    expect([tab('/shop'), tab('/shop/view'), tab('/help/ck')]).toEqual(['offers', null, 'service'])
    expect([jumpOf('/shop/orders/7#top'), jumpOf('/shop/none')]).toEqual(['/shop/orders/7#top', null])
    expect(routePattern('/shop/orders/DE89370400440532013000', pageAt)).toBe('/shop/orders/:id')
    expect([floats('/shop'), floats('/shop/orders/7'), floats('/shop/view')]).toEqual([true, false, false])
    expect(linkablePages().map(({ path }) => path)).toEqual(['/shop', '/shop/view'])
    expect([titleOf('shop')?.en, titleOf('mine')]).toEqual(['Shop', null])
    expect([parentOf('/shop/orders/7'), parentOf('/shop'), parentOf('/help/ck')]).toEqual(['/shop', '/', '/'])
  })

  it('[SHELL-PAGE-2] cannot unprotect a path that the specification protects', () => {
    take(page('/shop/mine', { protected: false }), page('/shop/sport/ob', { protected: false }))
    expect(needsSession('/shop/mine', pageAt)).toBe(true)
    expect(needsSession('/shop/sport/ob?url=https%3A%2F%2Fvenue', pageAt)).toBe(true)
    expect(needsSession('/shop/sport/ob', pageAt)).toBe(false)
  })

  it('[SHELL-PAGE-4] stay mounted while open when a newer document no longer lists them', () => {
    take(page('/shop'), page('/shop/points'))
    const { result, rerender } = renderHook(({ path }) => useOpenPage(path)?.path, {
      initialProps: { path: '/shop/points' },
    })
    act(() => take(page('/shop')))
    expect(result.current).toBe('/shop/points')
    rerender({ path: '/shop' })
    rerender({ path: '/shop/points' })
    expect(result.current).toBeUndefined()
    act(() => take(page('/shop/points')))
    expect(result.current).toBe('/shop/points')
  })
})
