import { emit } from '@lantern/platform'
import { useEffect } from 'react'

/** Tells the shell's Me tab how much is unread, whenever that is known. */
export function useMeBadge(unread: number | undefined): void {
  useEffect(() => {
    if (unread !== undefined) emit('badge:me', { count: unread })
  }, [unread])
}
