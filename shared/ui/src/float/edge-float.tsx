import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import { coversContent } from './covers-content.ts'
import styles from './edge-float.module.css'
import { type FloatSpot, useFloatDrag } from './use-float-drag.ts'

/** How long the page must be still before the float looks again, ms. */
const SETTLE_MS = 200
const LOWEST: FloatSpot = { side: 'end', level: 0 }

export type EdgeFloatProps = {
  /** The edge behind which it slides, and how high it is: `--float-lift` for its place. @default at the end, lowest */
  spot?: FloatSpot
  /** It was moved by the pointer. Omitted: it cannot be. Who sets it also offers buttons to move it (WCAG 2.5.7). */
  onMove?: (spot: FloatSpot) => void
  /** Fixes the float to its place. */
  className?: string
  children: ReactNode
}

/**
 * A floating button at the edge of the page. While the page scrolls, or while the button would cover text or a control, it slides behind the edge:
 * only a handle as wide as the gutter stays. Focus from the keyboard and an open menu bring it back.
 */
export function EdgeFloat({ spot = LOWEST, onMove, className, children }: EdgeFloatProps) {
  const box = useRef<HTMLDivElement>(null)
  const isTucked = useTucked(box)
  const drag = useFloatDrag(box, spot, onMove)
  return (
    <div ref={box} className={classNames(styles.float, className)} data-side={spot.side} data-level={spot.level}>
      <div
        className={styles.body}
        data-side={spot.side}
        data-tucked={isTucked}
        data-movable={onMove !== undefined}
        onPointerDown={drag}
      >
        {children}
      </div>
    </div>
  )
}

function useTucked(box: RefObject<HTMLElement | null>): boolean {
  const [isTucked, setTucked] = useState(true)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => setTucked(box.current !== null && coversContent(box.current)), SETTLE_MS)
    }
    const onScroll = (): void => {
      setTucked(true)
      look()
    }
    // Scroll events of inner regions do not bubble.
    document.addEventListener('scroll', onScroll, { capture: true, passive: true })
    window.addEventListener('resize', look)
    const changes = new MutationObserver(look)
    changes.observe(document.body, { childList: true, characterData: true, subtree: true })
    // Another place covers other things.
    if (box.current) changes.observe(box.current, { attributeFilter: ['data-side', 'data-level'] })
    // Larger text, a picture that arrived, a part that unfolded.
    const sizes = new ResizeObserver(look)
    sizes.observe(document.body)
    look()
    return () => {
      clearTimeout(timer)
      document.removeEventListener('scroll', onScroll, { capture: true })
      window.removeEventListener('resize', look)
      changes.disconnect()
      sizes.disconnect()
    }
  }, [box])
  return isTucked
}
