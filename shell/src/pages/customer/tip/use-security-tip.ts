import { useEffect, useRef } from 'react'
import { isTipRead, showSecurityTip } from './security-tip.ts'

/** Shows the tip until it was read once on this device. It closes on leaving and shows again if unread. */
export function useSecurityTip(): void {
  useEffect(() => {
    if (!isTipRead()) return showSecurityTip()
  }, [])
}

/** @returns runs an action, on a device on which the tip was not read yet only after it was. */
export function useAfterSecurityTip(): (act: () => void) => void {
  const close = useRef<() => void>(undefined)
  useEffect(() => () => close.current?.(), [])
  return (act) => {
    if (isTipRead()) act()
    else close.current = showSecurityTip(act)
  }
}
