/** Detects the first interaction with the page. */
import { useEffect, useState } from 'react'

/** Without capture only page scrolling reaches the window, so that an automatic carousel does not count. */
const SIGNS = { pointerdown: { capture: true }, keydown: { capture: true }, scroll: { capture: false } } as const

/** False until the first touch, key press or scroll; promotional pop-ups wait for it. */
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
