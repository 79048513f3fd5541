import { type ReactNode, useEffect, useRef, useState } from 'react'

export type OverlayBodyProps = {
  className: string | undefined
  /** Id of the overlay's title. */
  labelledBy: string
  children: ReactNode
}

/** The part of an overlay that scrolls. While its content is higher than its place, the keyboard reaches it: it may contain nothing else to focus. */
export function OverlayBody({ className, labelledBy, children }: OverlayBodyProps) {
  const body = useRef<HTMLDivElement>(null)
  const [isScrollable, setScrollable] = useState(false)
  useEffect(() => {
    const { current } = body
    if (!current) return
    const observed = new WeakSet<Element>()
    const observer = new ResizeObserver(measure)
    function measure() {
      if (!current) return
      // Observing an element twice would report it again, without end.
      for (const element of [current, ...current.children]) {
        if (!observed.has(element)) observer.observe(element)
        observed.add(element)
      }
      setScrollable(current.scrollHeight > current.clientHeight)
    }
    measure()
    return () => observer.disconnect()
  }, [])
  const reached = { role: 'region', tabIndex: 0, 'aria-labelledby': labelledBy }
  return (
    <div ref={body} className={className} {...(isScrollable && reached)}>
      {children}
    </div>
  )
}
