import type { RemotePage } from '@lantern/contract/remote-page'
import { act, renderHook } from '@testing-library/react'
import { showsFloating } from '../host/floating/floating.rules.ts'
import { tabOf } from '../host/frame/tab.rules.ts'
import { needsSession } from '../host/navigation/redirect.rules.ts'
import { routePattern } from '../host/navigation/route-pattern.rules.ts'
import {
  frameAt,
  isHidden,
  linkablePages,
  pageAt,
  parentOf,
  type RemoteWithPages,
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
const title = { zh: '商店', en: 'Shop' }
const takeAs = (viewer: RemoteWithPages['viewer'], ...pages: RemotePage[]): void =>
  takePages([{ name: 'shop', extras: { routePrefixes: ['/shop'], pages, title }, ...(viewer && { viewer }) }])
const take = (...pages: RemotePage[]): void => takeAs(undefined, ...pages)
const tab = (path: string) => tabOf(path, pageAt(path))
const floats = (path: string) => showsFloating(path, pageAt(path))

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
    expect(linkablePages(true).map(({ path }) => path)).toEqual(['/shop', '/shop/view'])
    expect([titleOf('shop')?.en, titleOf('mine')]).toEqual(['Shop', null])
    expect([parentOf('/shop/orders/7'), parentOf('/shop'), parentOf('/help/ck')]).toEqual(['/shop', '/', '/'])
  })

  it('[SHELL-FRAME-10] have floating buttons where the tab bar is only', () => {
    take(page('/shop', { frame: 'tab' }), page('/shop/orders'))
    expect(['/', '/shop', '/no-such-page'].map(floats)).toEqual([true, true, true])
    expect(['/shop/orders', '/sponsor/0', '/offline', '/search', '/help/ck', '/download'].map(floats)).toEqual(
      Array.from({ length: 6 }, () => false),
    )
  })

  it('[SHELL-PAGE-2] cannot unprotect a path that the specification protects', () => {
    take(page('/shop/mine', { protected: false }), page('/shop/sport/ob', { protected: false }))
    expect(needsSession('/shop/mine', pageAt)).toBe(true)
    expect(needsSession('/shop/sport/ob?url=https%3A%2F%2Fvenue', pageAt)).toBe(true)
    expect(needsSession('/shop/sport/ob', pageAt)).toBe(false)
  })

  it('[SHELL-PAGE-6] exist for visitors who see them only: routes, links, suggestions, reports', () => {
    const pages = [
      page('/shop'),
      page('/shop/points', { audience: { flag: 'points' } }),
      page('/shop/orders/:id', { audience: { cohort: 10 } }),
    ]
    takeAs(undefined, ...pages)
    expect(['/shop', '/shop/points', '/shop/orders/7'].map(frameAt)).toEqual(['page', null, null])
    expect(['/shop', '/shop/points', '/shop/orders/7', '/shop/none'].map(isHidden)).toEqual([false, true, true, false])
    expect([jumpOf('/shop/points'), linkablePages(true).map(({ path }) => path)]).toEqual([null, ['/shop']])
    expect([parentOf('/shop/points/x'), routePattern('/shop/points', pageAt)]).toEqual(['/shop', '/…'])
    takeAs({ flags: ['points'], bucket: 0.05 }, ...pages)
    expect(['/shop/points', '/shop/orders/7'].map(frameAt)).toEqual(['page', 'page'])
    expect(linkablePages(false).map(({ path }) => path)).toEqual(['/shop', '/shop/points'])
  })

  it('[SHELL-PAGE-6] do not give way to a pattern that contains a hidden page', () => {
    takeAs(undefined, page('/shop/:part'), page('/shop/points', { audience: { flag: 'points' } }))
    expect([frameAt('/shop/offers'), frameAt('/shop/points')]).toEqual(['page', null])
  })

  it('[SHELL-PAGE-7] for members ask a visitor to log in, and are offered to members only', () => {
    take(page('/shop/club', { audience: 'members' }))
    expect([frameAt('/shop/club'), needsSession('/shop/club', pageAt)]).toEqual(['page', true])
    expect([linkablePages(false).length, linkablePages(true).length]).toEqual([0, 1])
  })

  it('[SHELL-PAGE-2] stay protected by the specification, whatever their audience', () => {
    take(page('/shop/mine', { audience: 'everyone' }))
    expect(needsSession('/shop/mine', pageAt)).toBe(true)
  })

  it('[SHELL-PAGE-8] follow a flag at the next navigation, and stay while they are open', () => {
    const points = page('/shop/points', { audience: { flag: 'points' } })
    takeAs({ flags: ['points'], bucket: undefined }, points)
    const { result, rerender } = renderHook(({ path }) => useOpenPage(path)?.path, {
      initialProps: { path: '/shop/points' },
    })
    act(() => takeAs(undefined, points))
    expect(result.current).toBe('/shop/points')
    rerender({ path: '/' })
    rerender({ path: '/shop/points' })
    expect(result.current).toBeUndefined()
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
