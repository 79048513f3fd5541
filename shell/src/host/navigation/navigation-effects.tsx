import { noteEvent, report } from '@lantern/platform'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { routePattern } from './route-pattern.rules.ts'
import { pageAt } from './site-pages.ts'

const positions = new Map<string, number>()
/** Reading the position forces a layout, which a page that scrolls has no time for in each frame. Older Safari has no `scrollend`. */
const SCROLLED = 'onscrollend' in window ? 'scrollend' : 'scroll'
/** How long a page may take to reach its former height. */
const RESTORE_MS = 2_000

/** Restores the scroll position on back and forward, scrolls new pages to the top, and moves focus to the page for screen readers. */
export function NavigationEffects({ tellsViews }: { tellsViews: boolean }): null {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const isFirst = useRef(true)
  const previous = useRef(pathname)

  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])
  useEffect(() => {
    const path = routePattern(pathname, pageAt)
    noteEvent('route', path)
    if (tellsViews) report({ kind: 'view', path })
  }, [pathname, tellsViews])

  useLayoutEffect(() => {
    const remember = (): void => {
      positions.set(key, window.scrollY)
    }
    window.addEventListener(SCROLLED, remember, { passive: true })
    return () => window.removeEventListener(SCROLLED, remember)
  }, [key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each history entry, whatever its path
  useLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const isSamePage = previous.current === pathname
    previous.current = pathname
    if (type === 'POP') return settleScroll(positions.get(key) ?? 0)
    if (isSamePage) return
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [key])

  return null
}

/** Restores a scroll position on a page that may still be growing: repeats until reached or timed out. */
function settleScroll(top: number): () => void {
  const until = performance.now() + RESTORE_MS
  let frame = 0
  const attempt = (): void => {
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) > 2 && performance.now() < until) frame = requestAnimationFrame(attempt)
  }
  attempt()
  return () => cancelAnimationFrame(frame)
}
