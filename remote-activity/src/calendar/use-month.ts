/** The requested month; while it cannot be read, the last one that was read, with the error. */
import type { ReadQuery } from '@lantern/page'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Month, monthQuery } from './calendar.api.ts'

/** @param who of the session: another member sees none of it */
export function useMonth(
  ym: string,
  today: string,
  who: string,
): { read: ReadQuery<Month>; shownYm: string; isBusy: boolean } {
  const month = useQuery(monthQuery(ym, today, who))
  const [last, setLast] = useState<{ who: string; data: Month; at: number } | null>(null)
  const { data, isPlaceholderData, dataUpdatedAt: at } = month
  useEffect(() => {
    if (data && !isPlaceholderData) setLast({ who, data, at })
  }, [data, isPlaceholderData, who, at])
  const kept = data === undefined && month.error !== null && last?.who === who ? last : null
  return {
    read: kept ? { ...month, data: kept.data, dataUpdatedAt: kept.at } : month,
    shownYm: kept?.data.ym ?? ym,
    isBusy: isPlaceholderData || (kept !== null && month.isFetching),
  }
}
