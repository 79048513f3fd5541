/** Summary of an offer: title, key facts and the member's state. The whole card opens the terms. */
import type { Offer } from '@lantern/contract/activity'
import { entryOf } from '@lantern/contract/open-enum'
import { formatDay, formatMoney, useLocale, useMessages } from '@lantern/i18n'
import { Badge, Card, Cover, type Motif, StatRow, type Tone } from '@lantern/ui'
import { offerStateMessages } from '../parts/offer-state.messages.ts'
import { discountMessages } from './discount.messages.ts'
import type { OfferCategory } from './offer.rules.ts'
import styles from './offer-card.module.css'
import { OfferProgress } from './offer-progress.tsx'

const MOTIF: Readonly<Record<OfferCategory, Motif>> = {
  newcomer: 'sport',
  sport: 'sport',
  realbet: 'live',
  gaming: 'esports',
  egame: 'slots',
  chess: 'cards',
  lottery: 'lottery',
  vip: 'cards',
  other: 'fishing',
}

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
  const { state: states } = useMessages(offerStateMessages)
  const named = useLocale() === 'en' ? 'en' : 'zh'
  return (
    <Card
      padding="none"
      className={styles.card}
      data-lead={isLead || undefined}
      render={<button type="button" onClick={onOpen} />}
    >
      <span className={styles.face}>
        <Cover
          className={styles.art}
          src={offer.image}
          seed={offer.id}
          motif={entryOf(MOTIF, offer.category) ?? MOTIF.other}
          shape="wide"
        />
        <span className={styles.words}>
          <span className={styles.title}>{offer.title[named]}</span>
          {offer.my === null ? (
            <Badge>{t.loginFirst}</Badge>
          ) : (
            <Badge tone={STATE_TONE[offer.my.state] ?? 'neutral'}>
              {entryOf(states, offer.my.state) ?? offer.my.state}
            </Badge>
          )}
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
    </Card>
  )
}

/** Key facts of an offer: bonus, turnover and end. */
export function OfferFacts({ offer }: { offer: Offer }) {
  const t = useMessages(discountMessages)
  return (
    <StatRow
      stats={[
        { label: t.bonus, value: `¥${formatMoney(offer.maxBonus)}` },
        { label: t.turnover, value: offer.multiple > 0 ? t.times({ n: offer.multiple }) : t.noTurnover },
        { label: t.until, value: formatDay(offer.endAt) },
      ]}
    />
  )
}
