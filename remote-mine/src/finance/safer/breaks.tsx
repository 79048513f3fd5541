import { EXCLUDE_MONTHS, type ExcludeMonths, TIMEOUT_DAYS, type TimeoutDays } from '@lantern/contract/safer'
import { useMessages } from '@lantern/i18n'
import { confirm } from '@lantern/platform'
import { Button, Checkbox, RadioGroup, Section } from '@lantern/ui'
import { useState } from 'react'
import choices from '../../parts/choices.module.css'
import { excludeMyself, takeTimeout } from './safer.api.ts'
import { saferMessages } from './safer.messages.ts'
import styles from './safer.module.css'
import { useBreak } from './use-break.ts'

const DAYS_OF_WEEK = 7
const MONTHS_OF_YEAR = 12

/** A time-out of a day to six weeks, and self-exclusion of six months to five years. */
export function Breaks() {
  const t = useMessages(saferMessages)
  const start = useBreak()
  const [days, setDays] = useState<TimeoutDays | null>(null)
  const [months, setMonths] = useState<ExcludeMonths | null>(null)
  const [isSure, setSure] = useState(false)
  const dayText = (n: number) =>
    n % DAYS_OF_WEEK === 0 ? t.weeks({ n: String(n / DAYS_OF_WEEK) }) : t.days({ n: String(n) })
  const monthText = (n: number) =>
    n % MONTHS_OF_YEAR === 0 ? t.years({ n: String(n / MONTHS_OF_YEAR) }) : t.months({ n: String(n) })
  const ask = async (title: string, length: string, work: () => Promise<{ until: number }>) => {
    const message = t.breakText({ t: length })
    if (await confirm({ id: 'break', title, message, confirm: title, cancel: t.cancel })) start.mutate(work)
  }
  return (
    <>
      <Section title={t.break} lead={t.breakLead}>
        <RadioGroup
          className={choices.tiles}
          label={t.break}
          hideLabel
          value={days === null ? '' : String(days)}
          options={TIMEOUT_DAYS.map((n) => ({ value: String(n), label: dayText(n) }))}
          onValueChange={(value) => setDays(TIMEOUT_DAYS.find((n) => String(n) === value) ?? null)}
        />
        <Button
          block
          disabled={days === null}
          busy={start.isPending}
          onClick={() => days !== null && void ask(t.startBreak, dayText(days), () => takeTimeout(days))}
        >
          {t.startBreak}
        </Button>
      </Section>
      <Section title={t.exclude} lead={t.excludeLead}>
        <RadioGroup
          className={choices.tiles}
          label={t.exclude}
          hideLabel
          value={months === null ? '' : String(months)}
          options={EXCLUDE_MONTHS.map((n) => ({ value: String(n), label: monthText(n) }))}
          onValueChange={(value) => setMonths(EXCLUDE_MONTHS.find((n) => String(n) === value) ?? null)}
        />
        <div className={styles.ack}>
          <Checkbox label={t.excludeAck} checked={isSure} onCheckedChange={setSure} />
        </div>
        <Button
          block
          disabled={months === null || !isSure}
          busy={start.isPending}
          onClick={() => months !== null && void ask(t.startExclude, monthText(months), () => excludeMyself(months))}
        >
          {t.startExclude}
        </Button>
      </Section>
    </>
  )
}
