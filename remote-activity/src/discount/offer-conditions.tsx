import type { OfferCondition } from '@lantern/contract/activity'
import { useLocale, useMessages } from '@lantern/i18n'
import { HiddenText, IconCheck, IconMinus } from '@lantern/ui'
import { discountMessages } from './discount.messages.ts'
import styles from './offer-conditions.module.css'

/** Requirements of an offer, each with whether the member meets it. Renders nothing for an offer without requirements. */
export function OfferConditions({ conditions }: { conditions: readonly OfferCondition[] }) {
  const t = useMessages(discountMessages)
  const named = useLocale() === 'en' ? 'en' : 'zh'
  if (conditions.length === 0) return null
  return (
    <section className={styles.conditions}>
      <h3 className={styles.heading}>{t.conditions}</h3>
      <ul className={styles.list}>
        {conditions.map(({ id, text, isMet }) => (
          <li key={id} className={styles.condition} data-met={isMet ?? undefined}>
            {isMet === true ? <IconCheck /> : <IconMinus />}
            <span>
              {text[named]}
              {isMet !== null && <HiddenText>{isMet ? t.met : t.unmet}</HiddenText>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
