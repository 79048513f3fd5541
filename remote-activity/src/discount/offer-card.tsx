/** Summary of an offer: title, key facts and the member's state. The whole card opens the terms. */
import type { Offer } from '@lantern/contract/activity'
import { entryOf } from '@lantern/contract/open-enum'
import { formatDay, formatMoney, useLocale, useMessages } from '@lantern/i18n'
import { Badge, Card, IconNext, StatRow, type Tone } from '@lantern/ui'
import { offerStateMessages } from '../parts/offer-state.messages.ts'
import { discountMessages } from './discount.messages.ts'
import { actionOf } from './offer.rules.ts'
import { OfferArt } from './offer-art.tsx'
import styles from './offer-card.module.css'
import { OfferProgress } from './offer-progress.tsx'

const STATE_TONE: Readonly<Partial<Record<NonNullable<Offer['my']>['state'], Tone>>> = {
  open: 'accent',
  running: 'info',
  applied: 'warning',
  review: 'warning',
  appeal: 'warning',
  granted: 'positive',
  rejected: 'negative',
}

type OfferCardProps = {
  offer: Offer
  /** The first of the list: its picture is larger. @default false */
  isLead?: boolean
  onOpen: () => void
}

export function OfferCard({ offer, isLead = false, onOpen }: OfferCardProps) {
  const t = useMessages(discountMessages)
  const named = useLocale() === 'en' ? 'en' : 'zh'
  const canJoin = actionOf(offer) === 'join'
  return (
    <Card
      padding="none"
      className={styles.card}
      data-lead={isLead || undefined}
      render={<button type="button" onClick={onOpen} />}
    >
      <span className={styles.face}>
        <OfferArt offer={offer} />
        <span className={styles.words}>
          <span className={styles.title}>{offer.title[named]}</span>
          {/* The button below says that it can be joined; the list, that a visitor logs in. */}
          {offer.my !== null && !canJoin && <OfferState offer={offer} />}
        </span>
      </span>
      <span className={styles.body}>
        <span className={styles.summary}>{offer.summary[named]}</span>
        {offer.my?.state === 'ineligible' && offer.my.reason !== '' && (
          <span className={styles.reason}>{offer.my.reason}</span>
        )}
        <OfferProgress offer={offer} />
        <OfferFacts offer={offer} />
      </span>
      <span className={styles.action} data-kind={canJoin ? 'join' : 'see'}>
        {canJoin ? t.seeAndJoin : offer.my?.state === 'running' ? t.seeProgress : t.details}
        <IconNext aria-hidden="true" />
      </span>
    </Card>
  )
}

/** The member's state of an offer, over its picture. */
export function OfferState({ offer: { my } }: { offer: Offer }) {
  const t = useMessages(discountMessages)
  const { state: states } = useMessages(offerStateMessages)
  return (
    <Badge className={styles.state} tone={(my && STATE_TONE[my.state]) ?? 'neutral'}>
      {my === null ? t.loginFirst : (entryOf(states, my.state) ?? my.state)}
    </Badge>
  )
}

/** Key facts of an offer: bonus, turnover and end. */
export function OfferFacts({ offer }: { offer: Offer }) {
  const t = useMessages(discountMessages)
  return (
    <span className={styles.facts}>
      <StatRow
        stats={[
          { label: t.bonus, value: `¥${formatMoney(offer.maxBonus)}` },
          { label: t.turnover, value: offer.multiple > 0 ? t.times({ n: offer.multiple }) : t.noTurnover },
          { label: t.until, value: formatDay(offer.endAt) },
        ]}
      />
    </span>
  )
}
