import { useEffect } from 'react'
import { isTipReadToday, showSecurityTip } from './security-tip.ts'

/** The tip once a day on entering customer service (G2). */
export function useSecurityTip(): void {
  useEffect(() => {
    if (!isTipReadToday()) showSecurityTip()
  }, [])
}
