/** Terms of an offer, a calculator and the button to join. */

import { ROUTE } from '@lantern/contract'
import type { Offer } from '@lantern/contract/activity'
import { entryOf } from '@lantern/contract/open-enum'
import { formatMoney, useLocale, useMessages } from '@lantern/i18n'
import {
  compareMoney,
  emit,
  isSessionError,
  memberMessage,
  showToast,
  useOnline,
  useRequestNo,
} from '@lantern/platform'
import { Button, MoneyButton, Sheet, Skeleton } from '@lantern/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router-dom'
import { fetchOffer, joinOffer } from './discount.api.ts'
import { discountMessages } from './discount.messages.ts'
import { actionOf, progressOf } from './offer.rules.ts'
import { OfferCalculator } from './offer-calculator.tsx'
import { OfferFacts } from './offer-card.tsx'
import styles from './offer-sheet.module.css'

type OfferSheetProps = { offer: Offer | null; onClose: () => void }

export function OfferSheet({ offer, onClose }: OfferSheetProps) {
  const t = useMessages(discountMessages)
  const named = useLocale() === 'en' ? 'en' : 'zh'
  return (
    <Sheet
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
  const progress = progressOf(offer)
  return (
    <div className={styles.terms}>
      <p className={styles.summary}>{offer.summary[named]}</p>
      <OfferFacts offer={offer} />
      {progress !== null && (
        <label className={styles.progress}>
          <span>{t.progress}</span>
          <progress value={progress} max={1} />
          <span
            className={styles.figure}
          >{`${formatMoney(offer.my?.progress ?? '0.00')} / ${formatMoney(offer.my?.need ?? '0.00')}`}</span>
        </label>
      )}
      {offer.percent !== '' && <OfferCalculator offer={offer} />}
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
      {compareMoney(offer.maxBonus, '0.00') > 0 && <p className={styles.apart}>{t.bonusApart}</p>}
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
    onSuccess: ({ amount }) => {
      showToast({ text: t.joined, kind: 'success' })
      if (amount !== undefined) emit('money:changed', { reason: 'offer' })
    },
    // Refetch in either case: the offer may have ended in the meantime.
    onSettled: () => queries.invalidateQueries({ queryKey: ['activity'] }),
  })
  if (join.data) {
    const { amount } = join.data
    return (
      <div className={styles.done} role="status">
        <strong>{t.joined}</strong>
        <p>{amount === undefined ? t.joinedReview : t.joinedDetail({ amount: formatMoney(amount) })}</p>
        <Button block render={<Link to={ROUTE.wallet} />}>
          {t.seeWallet}
        </Button>
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
      return (
        offer.my && (
          <p className={styles.state}>{offer.my.reason || (entryOf(t.state, offer.my.state) ?? offer.my.state)}</p>
        )
      )
  }
}
