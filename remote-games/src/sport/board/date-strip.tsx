import { ROUTE } from '@lantern/contract'
import { DAY_MS, siteDate } from '@lantern/contract/site-time'
import { useLanguage, useMessages } from '@lantern/i18n'
import { now } from '@lantern/platform'
import { Chip } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { ChipRow } from '../../parts/chip-row.tsx'
import { boardMessages } from './board.messages.ts'
import { type BoardView, DEFAULT_VIEW } from './board-view.rules.ts'
import styles from './date-strip.module.css'

const RESULTS = `${ROUTE.sport}/results`

export type DateStripProps = {
  view: BoardView
  /** Matches by day, from the next 24 hours. */
  days: readonly number[]
  live: number
  onView: (view: BoardView) => void
}

/** Results, live, the next 24 hours, then the days after today. */
export function DateStrip({ view, days, live, onView }: DateStripProps) {
  const t = useMessages(boardMessages)
  const language = useLanguage()
  const dates = days.map((count, day) => ({
    day,
    count,
    label: day === 0 ? t.next : t.day(dayOf(now() + day * DAY_MS, language)),
  }))
  return (
    <ChipRow label={t.days} chosen={view.live ? 'live' : view.day} className={styles.strip}>
      <Link to={`${RESULTS}${view.sport === DEFAULT_VIEW.sport ? '' : `?sport=${view.sport}`}`}>{t.results}</Link>
      <Chip
        icon={<span className={styles.dot} aria-hidden="true" />}
        selected={view.live}
        count={live}
        onClick={() => onView({ ...view, live: true, day: 0 })}
      >
        {t.live}
      </Chip>
      {dates.map(({ day, count, label }) => (
        <Chip
          key={day}
          selected={!view.live && view.day === day}
          count={count}
          onClick={() => onView({ ...view, live: false, day })}
        >
          {label}
        </Chip>
      ))}
    </ChipRow>
  )
}

/** Day of the month and weekday in the site's zone. */
function dayOf(at: number, language: string): { day: string; weekday: string } {
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'Asia/Shanghai' }).format(at)
  return { day: String(Number(siteDate(at).slice(-2))), weekday }
}
