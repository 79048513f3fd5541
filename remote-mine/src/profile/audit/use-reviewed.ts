import type { InfoAudit } from '@lantern/contract/info-audit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { auditQuery, auditsQuery } from '../parts/profile.api.ts'

/** A request as it stands now: an open one follows its reviews, and the list is read again when it has ended. */
export function useReviewed(listed: InfoAudit): InfoAudit {
  const client = useQueryClient()
  const { data: now } = useQuery(auditQuery(listed))
  const isOver = listed.state === 'open' && now.state !== 'open'
  useEffect(() => {
    if (isOver) void client.invalidateQueries({ queryKey: auditsQuery().queryKey })
  }, [isOver, client])
  return listed.state === 'open' ? now : listed
}
