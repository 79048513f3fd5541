/** `/activity/discount`: offers with their terms, and the member's claims. */
import type { Offer } from '@lantern/contract/activity'
import { SECOND_MS } from '@lantern/contract/site-time'
import { useMessages } from '@lantern/i18n'
import { lazyPage } from '@lantern/page/lazy-page'
import { memberMessage, useSession } from '@lantern/platform'
import { Button, Chip, Empty, ErrorPanel, Section, Skeleton, Tabs } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { fetchOffers } from './discount.api.ts'
import { discountMessages } from './discount.messages.ts'
import styles from './discount-page.module.css'
import { ALL, byConcern, categoriesIn, categoryOf } from './offer.rules.ts'
import { OfferCard } from './offer-card.tsx'
import { OfferSheet } from './offer-sheet.tsx'
import { useRunningOffers } from './use-running-offers.ts'

/** Lazy, because most visits do not open it. */
const Claims = lazyPage(() => import('./claims/claims.tsx'), 'Claims')
const NO_OFFERS: Offer[] = []
/** A newly published offer appears on an open page within five seconds. */
const REFRESH_MS = 4 * SECOND_MS

export function DiscountPage() {
  const t = useMessages(discountMessages)
  const session = useSession()
  const [view, setView] = useState<'offers' | 'claims'>('offers')
  if (session.kind === 'anonymous') return <Offers />
  const tabs = [
    { id: 'offers' as const, label: t.all },
    { id: 'claims' as const, label: t.mine },
  ]
  return (
    <Tabs label={t.title} tabs={tabs} value={view} onValueChange={setView} fill>
      {view === 'offers' ? (
        <Offers />
      ) : (
        <Suspense fallback={<Skeleton className={styles.page} shape="row" count={4} label={t.loading} />}>
          <Claims onBrowse={() => setView('offers')} />
        </Suspense>
      )}
    </Tabs>
  )
}

function Offers() {
  const t = useMessages(discountMessages)
  const session = useSession()
  const [query, setQuery] = useSearchParams()
  const offers = useQuery({
    queryKey: ['activity', 'offers', session.kind],
    queryFn: ({ signal }) => fetchOffers(signal),
    refetchInterval: REFRESH_MS,
  })
  const running = useRunningOffers(offers.data?.list ?? NO_OFFERS)
  const category = categoryOf(query.get('category'))
  const openId = query.get('id')
  const change = (name: string, value: string | null): void =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === null) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )

  if (offers.isPending) return <Skeleton className={styles.page} shape="card" count={4} label={t.loading} />
  if (offers.isError)
    return (
      <ErrorPanel
        title={t.failed}
        message={memberMessage(offers.error)}
        retryLabel={t.retry}
        retrying={offers.isFetching}
        onRetry={() => void offers.refetch()}
      />
    )
  const shown = byConcern(running.filter((offer) => category === ALL || offer.category === category))
  const openOffer = running.find((offer) => offer.id === openId)
  return (
    <Section
      className={styles.page}
      level={1}
      title={t.title}
      lead={session.kind === 'anonymous' ? t.visitorLead : t.lead}
    >
      {openId !== null && !openOffer && (
        <p role="status" className={styles.over}>
          {t.over}
        </p>
      )}
      <fieldset className={styles.filter} aria-label={t.categories} data-fade-end>
        {[ALL, ...categoriesIn(running)].map((name) => (
          <Chip key={name} selected={name === category} onClick={() => change('category', name === ALL ? null : name)}>
            {t.category[name as keyof typeof t.category]}
          </Chip>
        ))}
      </fieldset>
      {shown.length === 0 && (
        <Empty
          art="offers"
          title={t.empty}
          action={<Button onClick={() => change('category', null)}>{t.clear}</Button>}
        />
      )}
      <ul className={styles.list}>
        {shown.map((offer: Offer, at) => (
          <li key={offer.id}>
            <OfferCard offer={offer} isLead={at === 0} onOpen={() => change('id', offer.id)} />
          </li>
        ))}
      </ul>
      <OfferSheet offer={openOffer ?? null} onClose={() => change('id', null)} />
    </Section>
  )
}
