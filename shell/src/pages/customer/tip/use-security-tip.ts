import { useEffect } from 'react'
import { isTipReadToday, showSecurityTip } from './security-tip.ts'

/** Shows the tip once a day on entering customer service (G2). It closes on leaving and shows again on the next entry if unread. */
export function useSecurityTip(): void {
  useEffect(() => {
    if (!isTipReadToday()) return showSecurityTip()
  }, [])
}
