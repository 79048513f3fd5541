import { ROUTE } from '@lantern/contract'
import { DAY_MS } from '@lantern/contract/site-time'
import { formatDateTime, useLanguage, useMessages } from '@lantern/i18n'
import { now } from '@lantern/platform'
import { Link } from 'react-router-dom'
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
    label: day === 0 ? t.next : dayLabel(now() + day * DAY_MS, language),
  }))
  return (
    <fieldset className={styles.strip} aria-label={t.days}>
      <Link to={`${RESULTS}${view.sport === DEFAULT_VIEW.sport ? '' : `?sport=${view.sport}`}`} className={styles.day}>
        {t.results}
      </Link>
      <button
        type="button"
        className={styles.day}
        aria-pressed={view.live}
        onClick={() => onView({ ...view, live: true, day: 0 })}
      >
        <span className={styles.dot} aria-hidden="true" />
        {t.live} <span className={styles.count}>{live}</span>
      </button>
      {dates.map(({ day, count, label }) => (
        <button
          key={day}
          type="button"
          className={styles.day}
          aria-pressed={!view.live && view.day === day}
          onClick={() => onView({ ...view, live: false, day })}
        >
          {label} <span className={styles.count}>{count}</span>
        </button>
      ))}
    </fieldset>
  )
}

/** Month, day and weekday in the site's zone. */
function dayLabel(at: number, language: string): string {
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'Asia/Shanghai' }).format(at)
  return `${formatDateTime(at).slice(0, 5)} ${weekday}`
}
