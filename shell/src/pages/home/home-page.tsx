import type { HomeBlock as BlockName } from '@lantern/contract/home-blocks'
import { useMessages } from '@lantern/i18n'
import { useSession } from '@lantern/platform'
import { type ReactNode, useDeferredValue, useEffect } from 'react'
import { useNavigationType } from 'react-router-dom'
import { markInteractive } from '../../host/boot/use-interactive.ts'
import { Slot } from '../../host/mount/slot.tsx'
import { useSite } from '../../host/site/site.ts'
import { GuestStrip } from './guest-strip.tsx'
import { Hero } from './hero.tsx'
import styles from './home-page.module.css'
import {
  LazyPart,
  loadFeedWatch,
  loadMyVenues,
  loadOffers,
  loadSiteFooter,
  loadSplash,
  loadSponsorStrip,
} from './home-parts.tsx'
import { MemberStripSkeleton } from './member-strip-skeleton.tsx'
import { Notices } from './notices.tsx'
import { homeMessages } from './parts/home.messages.ts'
import { HomeBlock } from './parts/home-block.tsx'
import { useHomeOrder } from './use-home-order.ts'
import { Categories } from './venues/categories.tsx'
import { useVenueList } from './venues/venue-lists.ts'

/** `/`: the home page, in the order of the feed; each part fails independently. */
export function HomePage() {
  const t = useMessages(homeMessages)
  const title = useSite()?.SiteBaseConfigVo.title
  const order = useHomeOrder()
  // A tap shows the first screen, then the rest. A load and a way back need the whole height.
  const isWhole = useDeferredValue(true, useNavigationType() === 'POP')
  useEffect(markInteractive, [])
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{title || t.home}</h1>
      {order.slice(0, isWhole ? order.length : FIRST_SCREEN).map((block) => (
        <HomeBlock key={block} name={block}>
          {BLOCKS[block]}
        </HomeBlock>
      ))}
      {isWhole && (
        <HomeBlock name="footer">
          <LazyPart load={loadSiteFooter} />
          <LazyPart load={loadSplash} />
          <LazyPart load={loadFeedWatch} />
        </HomeBlock>
      )}
    </div>
  )
}

/** Blocks that fill the screen of a phone. */
const FIRST_SCREEN = 4

const BLOCKS: Readonly<Record<BlockName, ReactNode>> = {
  hero: <Hero />,
  notices: <Notices />,
  member: <MemberArea />,
  categories: <Categories />,
  rails: <Rails />,
  offers: <LazyPart load={loadOffers} />,
  sponsor: <LazyPart load={loadSponsorStrip} />,
}

/** Each part keeps its room until it is there, so that the offers below do not move. */
function Rails() {
  const hasVenues = [...useVenueList('favouriteVenues'), ...useVenueList('recentVenues')].length > 0
  return (
    <>
      {hasVenues && (
        <div className={styles.ownVenues}>
          <LazyPart load={loadMyVenues} />
        </div>
      )}
      <div className={styles.inset}>
        <Slot name="home.rails" props={{}} fallback={<div className={styles.railsBone} aria-hidden="true" />} />
        <Slot name="home.more" props={{}} />
      </div>
    </>
  )
}

function MemberArea() {
  const isMember = useSession().kind === 'member'
  if (!isMember) return <GuestStrip />
  return (
    <div className={styles.memberStrip}>
      <Slot
        name="home.member"
        props={{}}
        fallback={<MemberStripSkeleton />}
        failed={<span className={styles.nothing} />}
      />
    </div>
  )
}
