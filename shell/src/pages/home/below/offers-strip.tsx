import { ROUTE } from '@lantern/contract'
import { useLocale, useMessages } from '@lantern/i18n'
import { now } from '@lantern/platform'
import { Cover, Section } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { RetryChip } from '../parts/retry-chip.tsx'
import { belowMessages } from './home-below.messages.ts'
import { useOffers } from './offers.api.ts'
import styles from './offers-strip.module.css'

const SHOWN = 3

/** A few offers, each with its turnover requirement. */
export function OffersStrip() {
  const t = useMessages(belowMessages)
  const locale = useLocale()
  const offers = useOffers()
  const list = (offers.data?.list ?? [])
    .filter((offer) => offer.startAt <= now() && now() < offer.endAt)
    .slice(0, SHOWN)
  if (offers.isError && !offers.data) return <RetryChip onRetry={() => void offers.refetch()} />
  if (list.length === 0) return null
  return (
    <Section
      className={styles.section}
      title={t.offers}
      action={
        <Link to={ROUTE.offers} className={styles.all}>
          {t.all}
        </Link>
      }
    >
      <ul className={styles.list}>
        {list.map((offer) => (
          <li key={offer.id}>
            <Link to={ROUTE.offers} className={styles.offer}>
              <Cover className={styles.art} src={offer.image} shape="square" motif="lottery" seed={offer.id} />
              <span className={styles.words}>
                <span className={styles.title}>{locale === 'en' ? offer.title.en : offer.title.zh}</span>
                <span className={styles.terms}>{t.turnover({ n: String(offer.multiple) })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
