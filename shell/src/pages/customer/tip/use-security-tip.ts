import { useEffect, useState } from 'react'
import { isTipRead, showSecurityTip } from './security-tip.ts'

/**
 * Shows the tip until it was read once on this device. It closes on leaving and shows again if unread.
 *
 * @returns whether it was read before, so that its page says the same in the text
 */
export function useSecurityTip(): boolean {
  const [wasRead] = useState(isTipRead)
  useEffect(() => {
    if (!isTipRead()) return showSecurityTip()
  }, [])
  return wasRead
}
