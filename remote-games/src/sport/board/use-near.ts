import { type RefCallback, useCallback, useState } from 'react'

/** Distance from the screen at which rows are kept current, so that none is seen as it was. */
const AHEAD = '50%'

const listeners = new WeakMap<Element, (isNear: boolean) => void>()
let observer: IntersectionObserver | null = null

/** Whether an element is on the screen or near it; false until the browser has said so. */
export function useNear(): { readonly isNear: boolean; readonly ref: RefCallback<Element> } {
  const [isNear, setNear] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (!element) return
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
