import type { Offer } from '@lantern/contract/activity'
import { formatMoney, useMessages } from '@lantern/i18n'
import { discountMessages } from './discount.messages.ts'
import { progressOf } from './offer.rules.ts'
import styles from './offer-progress.module.css'

/** Turnover done so far and the turnover required. Renders nothing for an offer without a requirement. */
export function OfferProgress({ offer }: { offer: Offer }) {
  const t = useMessages(discountMessages)
  const progress = progressOf(offer)
  if (progress === null) return null
  const figures = `¥${formatMoney(offer.my?.progress ?? '0.00')} / ¥${formatMoney(offer.my?.need ?? '0.00')}`
  return (
    <span className={styles.progress}>
      <span>{t.progress}</span>
      <span className={styles.figure}>{figures}</span>
      <progress value={progress} max={1} aria-label={t.progress} />
    </span>
  )
}
