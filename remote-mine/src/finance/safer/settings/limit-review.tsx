import { REVIEW_MONTHS } from '@lantern/contract/safer-settings'
import { siteDate } from '@lantern/contract/site-time'
import { useMessages } from '@lantern/i18n'
import { RadioGroup } from '@lantern/ui'
import choices from '../../../parts/choices.module.css'
import { saveReview } from './settings.api.ts'
import { settingsMessages } from './settings.messages.ts'
import styles from './settings.module.css'
import { useSaveSetting } from './use-save-setting.ts'

const NONE = 'none'

/** How often a mail asks the member to look at the own limits, and when the next one comes. */
export function LimitReview({ review }: { review: { months: number; at: number } | null }) {
  const t = useMessages(settingsMessages)
  const save = useSaveSetting()
  return (
    <>
      <RadioGroup
        className={choices.wide}
        label={t.review}
        hideLabel
        disabled={save.isPending}
        value={review === null ? NONE : String(review.months)}
        options={[
          { value: NONE, label: t.noReview },
          ...REVIEW_MONTHS.map((n) => ({ value: String(n), label: t.everyMonths({ n }) })),
        ]}
        onValueChange={(value) => {
          const months = REVIEW_MONTHS.find((n) => String(n) === value) ?? null
          save.mutate(() => saveReview(months))
        }}
      />
      {review && (
        <p role="status" className={styles.next}>
          {t.nextReview({ t: siteDate(review.at) })}
        </p>
      )}
    </>
  )
}
