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
    // Called for the first time with the layout of the next frame; asking for the height here would force one of its own.
    const observer = new ResizeObserver(() => {
      observeAll()
      setScrollable(current.scrollHeight > current.clientHeight)
    })
    function observeAll() {
      if (!current) return
      // Observing an element twice would report it again, without end.
      for (const element of [current, ...current.children]) {
        if (!observed.has(element)) observer.observe(element)
        observed.add(element)
      }
    }
    observeAll()
    return () => observer.disconnect()
  }, [])
  const reached = { role: 'region', tabIndex: 0, 'aria-labelledby': labelledBy }
  return (
    <div ref={body} className={className} {...(isScrollable && reached)}>
      {children}
    </div>
  )
}
