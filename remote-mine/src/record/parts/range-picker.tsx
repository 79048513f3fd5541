import { siteDate } from '@lantern/contract/site-time'
import { useMessages } from '@lantern/i18n'
import { now } from '@lantern/platform'
import { DateField, Segmented } from '@lantern/ui'
import { partsMessages } from '../../parts/parts.messages.ts'
import { PRESETS, type Preset } from '../../parts/site-days.rules.ts'
import { recordMessages } from './record.messages.ts'
import styles from './record.module.css'
import { dayLimits, instantsOf, MAX_DAYS, type RecordRange } from './record-range.rules.ts'

export type RangePickerProps = { range: RecordRange; onChange: (range: RecordRange) => void }

/** Selects a preset or custom dates; custom dates start with the period shown before. */
export function RangePicker({ range, onChange }: RangePickerProps) {
  const t = useMessages(recordMessages)
  const p = useMessages(partsMessages)
  const words: Readonly<Record<Preset, string>> = { today: t.today, yesterday: t.yesterday, '7d': t.d7, '30d': t.d30 }
  const { first, last } = dayLimits(now())
  const isWithin = (day: string) => day >= first && day <= last
  const choose = (value: Preset | 'own') => {
    if (value !== 'own') return onChange({ kind: 'preset', preset: value })
    const { from, to } = instantsOf(range, now())
    onChange({ kind: 'own', from: siteDate(from), to: siteDate(to) })
  }
  return (
    <>
      <Segmented<Preset | 'own'>
        label={t.range}
        value={range.kind === 'own' ? 'own' : range.preset}
        options={[
          ...PRESETS.map((value) => ({ value, label: words[value] })),
          { value: 'own' as const, label: t.ownDays },
        ]}
        onValueChange={choose}
      />
      {range.kind === 'own' && (
        <div className={styles.ownDays}>
          <DateField
            label={t.from}
            placeholder={p.dateForm}
            value={range.from}
            onValueChange={(from) => isWithin(from) && onChange({ ...range, from })}
          />
          <DateField
            label={t.to}
            placeholder={p.dateForm}
            value={range.to}
            hint={t.ownDaysHint({ n: String(MAX_DAYS) })}
            onValueChange={(to) => isWithin(to) && onChange({ ...range, to })}
          />
        </div>
      )}
    </>
  )
}
