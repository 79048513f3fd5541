import { DAY_MS } from '@lantern/contract/site-time'
import { RESULT_DAYS } from '@lantern/contract/sport'
import { useLanguage, useMessages } from '@lantern/i18n'
import { now } from '@lantern/platform'
import { Chip } from '@lantern/ui'
import { ChipRow } from '../../parts/chip-row.tsx'
import { resultsMessages } from './results.messages.ts'
import styles from './results-page.module.css'

export type ResultDaysProps = { day: number; onDay: (day: number) => void }

/** Today and the site days before it. */
export function ResultDays({ day, onDay }: ResultDaysProps) {
  const t = useMessages(resultsMessages)
  const labels = [t.today, t.yesterday]
  const today = now()
  const dates = new Intl.DateTimeFormat(useLanguage(), { month: 'short', day: 'numeric', timeZone: 'Asia/Shanghai' })
  return (
    <ChipRow label={t.days} chosen={day} className={styles.chips}>
      {Array.from({ length: RESULT_DAYS }, (_, before) => ({
        before,
        label: labels[before] ?? dates.format(today - before * DAY_MS),
      })).map(({ before, label }) => (
        <Chip key={label} selected={before === day} onClick={() => onDay(before)}>
          {label}
        </Chip>
      ))}
    </ChipRow>
  )
}
