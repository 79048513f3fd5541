/** Whether the member has done anything on this page yet. */
import { useEffect, useState } from 'react'

const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const

/** False until the first touch, key or scroll: nothing promotional greets a page that is still being read. */
export function useTouched(): boolean {
  const [isTouched, setIsTouched] = useState(false)
  useEffect(() => {
    if (isTouched) return
    const touched = (): void => setIsTouched(true)
    for (const sign of SIGNS) window.addEventListener(sign, touched, { once: true, passive: true, capture: true })
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, touched, { capture: true })
    }
  }, [isTouched])
  return isTouched
}
