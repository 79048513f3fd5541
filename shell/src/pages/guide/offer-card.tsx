import { ROUTE } from '@lantern/contract'
import type { Offer } from '@lantern/contract/activity'
import { formatMoney, useLocale, useMessages } from '@lantern/i18n'
import { finishGuide } from '@lantern/platform'
import { AmountInput, Button, RadioGroup, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { askOffers } from './guide.api.ts'
import { guideMessages } from './guide.messages.ts'
import { offerTerms } from './guide.rules.ts'
import { GUIDE_FORM, type GuideCardProps } from './guide-card.ts'
import styles from './guide-page.module.css'

/** Offers for new members and their requirements. Nothing is joined here. */
export function OfferCard({ save }: GuideCardProps) {
  const t = useMessages(guideMessages)
  const offers = useQuery({ queryKey: ['guide', 'offers'], queryFn: askOffers })
  const list = offers.data?.list ?? []
  return (
    <form
      id={GUIDE_FORM}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        save(async () => undefined)
      }}
    >
      {offers.isPending ? <Skeleton /> : list.length === 0 ? <p>{t.noOffers}</p> : <Calculator offers={list} />}
      <Button size="sm" render={<Link to={ROUTE.offers} onClick={() => finishGuide()} />}>
        {t.seeOffers}
      </Button>
    </form>
  )
}

function Calculator({ offers }: { offers: readonly Offer[] }) {
  const t = useMessages(guideMessages)
  const locale = useLocale()
  const [id, setId] = useState(offers[0]?.id ?? '')
  const [deposit, setDeposit] = useState('100')
  const offer = offers.find((one) => one.id === id)
  if (!offer) return null
  const terms = offerTerms(offer, deposit)
  return (
    <>
      <RadioGroup
        label={t.offer}
        value={id}
        options={offers.map((one) => ({ value: one.id, label: locale === 'en' ? one.title.en : one.title.zh }))}
        onValueChange={setId}
      />
      {offer.percent !== '' && (
        <AmountInput label={t.deposit} currency="¥" value={deposit} onValueChange={setDeposit} />
      )}
      <dl className={styles.terms} aria-live="polite">
        <div>
          <dt>{t.bonus}</dt>
          <dd>{formatMoney(terms.bonus)}</dd>
        </div>
        <div>
          <dt>
            {t.turnover} <small>{t.multiple({ n: offer.multiple })}</small>
          </dt>
          <dd>{formatMoney(terms.turnover)}</dd>
        </div>
      </dl>
    </>
  )
}
