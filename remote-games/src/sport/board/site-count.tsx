import { formatCount, useMessages } from '@lantern/i18n'
import { useCounts } from '../../parts/counts/use-counts.ts'
import { boardMessages } from './board.messages.ts'

/** Number of matches of all venues by the platform counts (spec 1.4), grey once older than five minutes. */
export function SiteCount() {
  const t = useMessages(boardMessages)
  const { counts, isStale } = useCounts()
  const value = counts?.TY
  if (!value) return null
  return (
    <p data-stale={isStale(value) || undefined}>
      {t.siteCount({ count: formatCount(value.count), live: formatCount(value.live) })}
    </p>
  )
}
