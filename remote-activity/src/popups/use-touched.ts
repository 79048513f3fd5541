/** Whether the member has done anything on this page yet. */
import { useEffect, useState } from 'react'

/** Scrolling counts where the page itself scrolls (that event alone bubbles up to the window), not a carousel that turns by its clock. */
const SIGNS = { pointerdown: { capture: true }, keydown: { capture: true }, scroll: { capture: false } } as const

/** False until the first touch, key or scroll: nothing promotional greets a page that is still being read. */
export function useTouched(): boolean {
  const [isTouched, setIsTouched] = useState(false)
  useEffect(() => {
    if (isTouched) return
    const touched = (): void => setIsTouched(true)
    for (const [sign, phase] of Object.entries(SIGNS))
      window.addEventListener(sign, touched, { once: true, passive: true, ...phase })
    return () => {
      for (const [sign, phase] of Object.entries(SIGNS)) window.removeEventListener(sign, touched, phase)
    }
  }, [isTouched])
  return isTouched
}
