import { heroAdsAt, type StationAd } from '@lantern/contract/site'
import { useMessages } from '@lantern/i18n'
import { now } from '@lantern/platform'
import { Carousel, Cover } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { jumpOf, motifOf } from '../../parts/jump.ts'
import styles from './hero.module.css'
import { useAds } from './parts/home.api.ts'
import { homeMessages } from './parts/home.messages.ts'
import { RetryChip } from './parts/retry-chip.tsx'

const MAX_SLIDES = 6
const SLIDE_MS = 6_000

/** The site's banners, 16:7. Images are generated, seeded by the banner's id, unless the site provides one. */
export function Hero() {
  const t = useMessages(homeMessages)
  const ads = useAds()
  const slides = heroAdsAt(ads.data?.list ?? [], now()).slice(0, MAX_SLIDES)
  if (ads.isPending) {
    return (
      <div className={styles.room} aria-hidden="true">
        <div className={styles.bone} />
      </div>
    )
  }
  if (ads.isError && !ads.data) return <RetryChip onRetry={() => void ads.refetch()} />
  if (slides.length === 0) return null
  return (
    <div className={styles.room}>
      <Carousel
        label={t.heroLabel}
        autoplayMs={SLIDE_MS}
        inset
        labels={{
          previous: t.previous,
          next: t.next,
          play: t.play,
          pause: t.pause,
          slide: (index, count) => t.slide({ n: String(index + 1), of: String(count) }),
        }}
      >
        {slides.map((ad, index) => (
          <Slide key={ad.id} ad={ad} isFirst={index === 0} />
        ))}
      </Carousel>
    </div>
  )
}

function Slide({ ad, isFirst }: { ad: StationAd; isFirst: boolean }) {
  const t = useMessages(homeMessages)
  const to = jumpOf(ad.jump)
  const body = (
    <>
      <Cover
        className={styles.art}
        src={ad.image}
        shape="wide"
        motif={motifOf(ad.jump)}
        seed={ad.id}
        isFirst={isFirst}
      />
      {isFirst && <span className={styles.fall} aria-hidden="true" />}
      <span className={styles.words}>
        <span className={styles.title}>{ad.title || ad.alt}</span>
        {ad.text && <span className={styles.text}>{ad.text}</span>}
      </span>
      {to && <span className={styles.go}>{t.goThere}</span>}
    </>
  )
  return to ? (
    <Link to={to} className={styles.slide} data-first={isFirst || undefined}>
      {body}
    </Link>
  ) : (
    <div className={styles.slide} data-first={isFirst || undefined}>
      {body}
    </div>
  )
}
