import { useEffect } from 'react'
import { isTipRead, showSecurityTip } from './security-tip.ts'

/** Shows the tip until it was read once on this device; its page says the same in the text. It closes on leaving and shows again if unread. */
export function useSecurityTip(): void {
  useEffect(() => {
    if (!isTipRead()) return showSecurityTip()
  }, [])
}
