import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import { coversContent } from './covers-content.ts'
import styles from './edge-float.module.css'

/** How long the page must be still before the float looks again, ms. */
const SETTLE_MS = 200

export type EdgeFloatProps = {
  /** The edge behind which it slides. @default 'end' */
  side?: 'start' | 'end'
  /** Fixes the float to its place. */
  className?: string
  children: ReactNode
}

/**
 * A floating button at the edge of the page. While the page scrolls, or while the button would cover text or a control, it slides behind the edge:
 * only a handle as wide as the gutter stays. Focus from the keyboard and an open menu bring it back.
 */
export function EdgeFloat({ side = 'end', className, children }: EdgeFloatProps) {
  const box = useRef<HTMLDivElement>(null)
  const isTucked = useTucked(box)
  return (
    <div ref={box} className={classNames(styles.float, className)}>
      <div className={styles.body} data-side={side} data-tucked={isTucked}>
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
