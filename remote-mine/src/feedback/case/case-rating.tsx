import type { FeedbackCase } from '@lantern/contract/feedback'
import { useMessages } from '@lantern/i18n'
import { Button, RadioGroup, Section } from '@lantern/ui'
import { useState } from 'react'
import { closeCase } from '../parts/feedback.api.ts'
import { feedbackMessages } from '../parts/feedback.messages.ts'
import styles from '../parts/feedback.module.css'
import { useCaseAction } from '../parts/use-case-action.ts'

const RATES = [5, 4, 3, 2, 1] as const
type Rate = (typeof RATES)[number]

/** One to five stars, with which the member closes the case. */
export function CaseRating({ shown }: { shown: FeedbackCase }) {
  const t = useMessages(feedbackMessages)
  const action = useCaseAction()
  const [rate, setRate] = useState<Rate | null>(null)
  if (shown.rating !== null) return <p className={styles.rated}>{t.rated({ n: String(shown.rating) })}</p>
  return (
    <Section title={t.rate}>
      <RadioGroup
        label={t.rateTitle}
        value={rate === null ? null : String(rate)}
        options={RATES.map((n) => ({ value: String(n), label: t.stars({ n: String(n) }) }))}
        onValueChange={(value) => setRate(RATES.find((n) => String(n) === value) ?? null)}
      />
      <Button
        block
        disabled={rate === null}
        busy={action.isPending}
        onClick={() => rate !== null && action.mutate({ work: () => closeCase(shown.id, rate), done: t.closed })}
      >
        {t.close}
      </Button>
    </Section>
  )
}
