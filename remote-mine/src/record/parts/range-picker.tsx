import { siteDate } from '@lantern/contract/site-time'
import { useMessages } from '@lantern/i18n'
import { now } from '@lantern/platform'
import { Segmented, TextField } from '@lantern/ui'
import { PRESETS, type Preset } from '../../parts/site-days.rules.ts'
import { recordMessages } from './record.messages.ts'
import styles from './record.module.css'
import { dayLimits, instantsOf, MAX_DAYS, type RecordRange } from './record-range.rules.ts'

export type RangePickerProps = { range: RecordRange; onChange: (range: RecordRange) => void }

/** Selects a preset or custom dates; custom dates start with the period shown before. */
export function RangePicker({ range, onChange }: RangePickerProps) {
  const t = useMessages(recordMessages)
  const words: Readonly<Record<Preset, string>> = { today: t.today, yesterday: t.yesterday, '7d': t.d7, '30d': t.d30 }
  const { first, last } = dayLimits(now())
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
          <TextField
            type="date"
            label={t.from}
            value={range.from}
            min={first}
            max={last}
            onValueChange={(from) => from && onChange({ ...range, from })}
          />
          <TextField
            type="date"
            label={t.to}
            value={range.to}
            min={first}
            max={last}
            hint={t.ownDaysHint({ n: String(MAX_DAYS) })}
            onValueChange={(to) => to && onChange({ ...range, to })}
          />
        </div>
      )}
    </>
  )
}
