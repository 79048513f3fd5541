import { emit } from '@lantern/platform'
import { useEffect } from 'react'

/**
 * Shows on the shell's Me tab how much waits for the member.
 * @param unread mails, undefined until loaded
 * @param claimable rewards; undefined = as many as before
 */
export function useMeBadge(unread: number | undefined, claimable?: number): void {
  useEffect(() => {
    if (unread !== undefined) emit('badge:me', { count: unread, ...(claimable === undefined ? {} : { claimable }) })
  }, [unread, claimable])
}
