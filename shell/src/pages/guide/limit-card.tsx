import { LIMIT_PERIODS, type Limit } from '@lantern/contract/safer'
import { formatDateTime, useMessages } from '@lantern/i18n'
import { showToast } from '@lantern/platform'
import { AmountInput, Checkbox } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useFirstError } from '../../parts/auth/use-first-error.ts'
import { askLimits, saveLimit } from './guide.api.ts'
import { guideMessages } from './guide.messages.ts'
import { hasLimit, type LimitFields, limitMistakes, wholeAmount } from './guide.rules.ts'
import { GUIDE_FORM, type GuideCardProps } from './guide-card.ts'
import styles from './guide-page.module.css'

/** Limits as free input; setting none needs its own checkbox (screens.md 3, registerGuide). */
export function LimitCard(card: GuideCardProps) {
  const limits = useQuery({ queryKey: ['guide', 'limits'], queryFn: askLimits })
  if (limits.isPending) return null
  const known = limits.data?.limits ?? []
  return <LimitForm key={known.length} known={known} {...card} />
}

function LimitForm({ known, save, skip }: GuideCardProps & { known: readonly Limit[] }) {
  const t = useMessages(guideMessages)
  const amountOf = (period: Limit['period']): string =>
    known.find((limit) => limit.kind === 'deposit' && limit.period === period)?.amount ?? ''
  const [fields, setFields] = useState<LimitFields>(() => ({
    day: amountOf('day'),
    week: amountOf('week'),
    month: amountOf('month'),
  }))
  const [none, setNone] = useState(false)
  const [tried, setTried] = useState(false)
  const { form, focusFirst } = useFirstError()
  const mistakes = limitMistakes(fields)
  const isMissing = !hasLimit(fields) && !none
  const words = { day: t.limitDay, week: t.limitWeek, month: t.limitMonth }

  const store = async (): Promise<void> => {
    for (const period of LIMIT_PERIODS) {
      const amount = wholeAmount(fields[period])
      if (amount === '' || amount === amountOf(period)) continue
      const { pendingAt } = await saveLimit({ kind: 'deposit', period, amount })
      if (pendingAt !== null) showToast({ text: t.limitPending({ t: formatDateTime(pendingAt) }) })
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (isMissing || Object.keys(mistakes).length > 0) focusFirst()
    else if (hasLimit(fields)) save(store)
    else skip()
  }

  return (
    <form ref={form} id={GUIDE_FORM} className={styles.form} onSubmit={submit} noValidate>
      {LIMIT_PERIODS.map((period) => (
        <AmountInput
          key={period}
          label={words[period]}
          currency="¥"
          placeholder=""
          value={fields[period]}
          onValueChange={(amount) => {
            setFields({ ...fields, [period]: amount })
            if (amount !== '') setNone(false)
          }}
          error={tried && mistakes[period] ? (mistakes[period] === 'below' ? t.limitBelow : t.limitOrder) : undefined}
        />
      ))}
      <Checkbox
        label={t.noLimit}
        checked={none}
        disabled={hasLimit(fields)}
        onCheckedChange={setNone}
        error={tried && isMissing ? t.limitOrTick : undefined}
      />
    </form>
  )
}
