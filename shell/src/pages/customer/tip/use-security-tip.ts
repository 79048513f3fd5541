import { useEffect } from 'react'
import { isTipReadToday, showSecurityTip } from './security-tip.ts'

/** The tip once a day on entering customer service (G2). Who goes back instead of answering meets it the next time, not on another page. */
export function useSecurityTip(): void {
  useEffect(() => {
    if (!isTipReadToday()) return showSecurityTip()
  }, [])
}
