/** Terms of an offer, a calculator and the button to join. */

import { ROUTE } from '@lantern/contract'
import type { Offer } from '@lantern/contract/activity'
import { entryOf } from '@lantern/contract/open-enum'
import { formatMoney, useLocale, useMessages } from '@lantern/i18n'
import { emit, isSessionError, memberMessage, showToast, useOnline, useRequestNo } from '@lantern/platform'
import { Button, MoneyButton, Sheet, Skeleton } from '@lantern/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router-dom'
import { offerStateMessages } from '../parts/offer-state.messages.ts'
import { OfferCalculator } from './calculator/offer-calculator.tsx'
import { fetchOffer, joinOffer } from './discount.api.ts'
import { discountMessages } from './discount.messages.ts'
import { actionOf, isAhead, isPaid, wayTo } from './offer.rules.ts'
import { OfferArt } from './offer-art.tsx'
import { OfferFacts, OfferState } from './offer-card.tsx'
import { OfferConditions } from './offer-conditions.tsx'
import { OfferProgress } from './offer-progress.tsx'
import styles from './offer-sheet.module.css'

type OfferSheetProps = { offer: Offer | null; onClose: () => void }

export function OfferSheet({ offer, onClose }: OfferSheetProps) {
  const t = useMessages(discountMessages)
  const named = useLocale() === 'en' ? 'en' : 'zh'
  return (
    <Sheet
      beside
      open={offer !== null}
      onOpenChange={(open) => open || onClose()}
      title={offer?.title[named] ?? ''}
      closeLabel={t.close}
      footer={offer && <JoinOffer key={offer.id} offer={offer} />}
    >
      {offer && <OfferTerms offer={offer} />}
    </Sheet>
  )
}

function OfferTerms({ offer }: { offer: Offer }) {
  const t = useMessages(discountMessages)
  const named = useLocale() === 'en' ? 'en' : 'zh'
  const detail = useQuery({
    queryKey: ['activity', 'offer', offer.id],
    queryFn: ({ signal }) => fetchOffer(offer.id, signal),
  })
  return (
    <div className={styles.terms}>
      <div className={styles.face}>
        <OfferArt offer={offer} />
        <OfferState offer={offer} />
      </div>
      <p className={styles.summary}>{offer.summary[named]}</p>
      <OfferFacts offer={offer} />
      <OfferProgress offer={offer} />
      {detail.data?.plan && isAhead(offer) && <OfferCalculator offer={offer} plan={detail.data.plan} />}
      {detail.data && <OfferConditions conditions={detail.data.conditions} />}
      <h3 className={styles.heading}>{t.terms}</h3>
      {detail.isPending && <Skeleton count={5} label={t.loading} />}
      {detail.isError && <p role="alert">{memberMessage(detail.error)}</p>}
      <dl className={styles.table}>
        {detail.data?.terms.map((term) => (
          <div key={term.name.en}>
            <dt>{term.name[named]}</dt>
            <dd>{term.value[named]}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function JoinOffer({ offer }: { offer: Offer }) {
  const t = useMessages(discountMessages)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const requestNo = useRequestNo(offer.id)
  const isOnline = useOnline()
  const join = useMutation({
    mutationFn: () => joinOffer(offer.id, requestNo),
    onSuccess: ({ state }) => {
      showToast({ text: isPaid(state) ? t.joined : t.applied, kind: 'success' })
      if (isPaid(state)) emit('money:changed', { reason: 'offer' })
    },
    // Also after a failure: the offer may have ended in the meantime.
    onSettled: () => queries.invalidateQueries({ queryKey: ['activity'] }),
  })
  if (join.data) {
    const { amount, state } = join.data
    const paid = isPaid(state) && amount !== undefined ? amount : null
    return (
      <div className={styles.done} role="status">
        <strong>{paid === null ? t.applied : t.joined}</strong>
        <p>
          {paid === null
            ? t.joinedReview
            : (state === 'granted' ? t.joinedFree : t.joinedDetail)({ amount: formatMoney(paid) })}
        </p>
        {paid !== null && (
          <Button block render={<Link to={ROUTE.wallet} />}>
            {t.seeWallet}
          </Button>
        )}
      </div>
    )
  }
  switch (actionOf(offer)) {
    case 'login':
      return (
        <Button
          kind="primary"
          block
          onClick={() => navigate(`${ROUTE.login}?redirect=${encodeURIComponent(`${ROUTE.offers}?id=${offer.id}`)}`)}
        >
          {t.login}
        </Button>
      )
    case 'join':
      return (
        <>
          {join.isError && !isSessionError(join.error) && (
            <p className={styles.error} role="alert">
              {memberMessage(join.error)}
            </p>
          )}
          <MoneyButton
            kind="primary"
            size="lg"
            block
            busy={join.isPending}
            blockedBy={isOnline ? null : t.offline}
            onClick={() => join.mutate()}
          >
            {t.join}
          </MoneyButton>
        </>
      )
    case 'none':
      return offer.my && <Standing offer={offer} my={offer.my} />
  }
}

/** Why the member cannot join now, with a link that resolves it. */
function Standing({ offer, my }: { offer: Offer; my: NonNullable<Offer['my']> }) {
  const t = useMessages(discountMessages)
  const { state: states } = useMessages(offerStateMessages)
  const way = wayTo(offer)
  return (
    <>
      <p className={styles.state}>{my.reason || (entryOf(states, my.state) ?? my.state)}</p>
      {way !== null && (
        <Button block render={<Link to={way} />}>
          {entryOf(t.way, my.way ?? 'none')}
        </Button>
      )}
    </>
  )
}
