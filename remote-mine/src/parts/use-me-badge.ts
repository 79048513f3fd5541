import type { MemberInfo } from '@lantern/contract/user'
import { emit } from '@lantern/platform'
import { useEffect } from 'react'

/** Shows on the shell's Me tab how much waits for the member. @param member undefined until loaded */
export function useMeBadge(member: Pick<MemberInfo, 'unread' | 'claimable'> | undefined): void {
  const { unread, claimable } = member ?? {}
  useEffect(() => {
    if (unread !== undefined) emit('badge:me', { count: unread, claimable: claimable ?? 0 })
  }, [unread, claimable])
}
