import { DAY_MS } from '@lantern/contract/site-time'
import { RESULT_DAYS } from '@lantern/contract/sport'
import { formatDateTime, useMessages } from '@lantern/i18n'
import { now } from '@lantern/platform'
import { useEffect, useRef } from 'react'
import { resultsMessages } from './results.messages.ts'
import styles from './results-page.module.css'

export type ResultDaysProps = { day: number; onDay: (day: number) => void }

/** Today and the site days before it. */
export function ResultDays({ day, onDay }: ResultDaysProps) {
  const t = useMessages(resultsMessages)
  const strip = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const chosen = strip.current?.querySelector(`[data-day="${day}"]`)
    chosen?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [day])
  const labels = [t.today, t.yesterday]
  const today = now()
  return (
    <fieldset ref={strip} className={styles.days} aria-label={t.days}>
      {Array.from({ length: RESULT_DAYS }, (_, before) => ({
        before,
        label: labels[before] ?? formatDateTime(today - before * DAY_MS).slice(0, 5),
      })).map(({ before, label }) => (
        <button
          key={label}
          type="button"
          className={styles.day}
          data-day={before}
          aria-pressed={before === day}
          onClick={() => onDay(before)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
