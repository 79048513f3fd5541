import { type RefCallback, useCallback, useState } from 'react'

/** Distance from the screen within which rows are kept current, so that no stale row is seen. */
const AHEAD = '50%'
/** Event of elements with `content-visibility: auto`, whose position the browser tracks in any case. */
const EVENT = 'contentvisibilityautostatechange'

const listeners = new WeakMap<Element, (isNear: boolean) => void>()
let observer: IntersectionObserver | null = null

/** Whether an element with `content-visibility: auto` is on the screen or near it; false until the browser reports it. */
export function useNear(): { readonly isNear: boolean; readonly ref: RefCallback<Element> } {
  const [isNear, setNear] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (!element) return
    if (`on${EVENT}` in element) {
      const onChange = (event: Event) => setNear(!(event as ContentVisibilityAutoStateChangeEvent).skipped)
      element.addEventListener(EVENT, onChange)
      return () => element.removeEventListener(EVENT, onChange)
    }
    observer ??= new IntersectionObserver(tell, { rootMargin: AHEAD })
    listeners.set(element, setNear)
    observer.observe(element)
    return () => observer?.unobserve(element)
  }, [])
  return { isNear, ref }
}

function tell(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting)
}
