import { useMessages } from '@lantern/i18n'
import { useSession } from '@lantern/platform'
import { useEffect } from 'react'
import { Slot } from '../remotes/slot.tsx'
import { markInteractive } from '../remotes/use-interactive.ts'
import { useSite } from '../site/site.ts'
import { Categories } from './categories.tsx'
import { GuestStrip } from './guest-strip.tsx'
import { Hero } from './hero.tsx'
import { homeMessages } from './home.messages.ts'
import styles from './home-page.module.css'
import { MemberStripSkeleton } from './member-strip-skeleton.tsx'
import { Notices } from './notices.tsx'
import { OffersStrip } from './offers-strip.tsx'
import { SiteFooter } from './site-footer.tsx'

/** `/`: everything a visitor looks for first, each part failing on its own. */
export function HomePage() {
  const t = useMessages(homeMessages)
  const title = useSite()?.SiteBaseConfigVo.title
  const isMember = useSession().kind === 'member'
  useEffect(markInteractive, [])
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{title || t.home}</h1>
      <Hero />
      <Notices />
      {isMember ? (
        <div className={styles.memberStrip}>
          <Slot
            name="home.member"
            props={{}}
            fallback={<MemberStripSkeleton />}
            failed={<span className={styles.nothing} />}
          />
        </div>
      ) : (
        <GuestStrip />
      )}
      <Categories />
      <div className={styles.inset}>
        <Slot name="home.rails" props={{}} />
      </div>
      <OffersStrip />
      <SiteFooter />
    </div>
  )
}
