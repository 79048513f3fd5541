import { emit } from '@lantern/platform'
import { useEffect } from 'react'

/** Shows the number of unread items on the shell's Me tab. @param unread undefined until loaded */
export function useMeBadge(unread: number | undefined): void {
  useEffect(() => {
    if (unread !== undefined) emit('badge:me', { count: unread })
  }, [unread])
}
