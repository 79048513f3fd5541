import { ROUTE } from '@lantern/contract'
import type { TabKey } from '@lantern/contract/remote-page'
import { useMessages } from '@lantern/i18n'
import { HiddenText, IconHome, IconMe, IconOffers, IconService, IconSport } from '@lantern/ui'
import { Link, useLocation } from 'react-router-dom'
import { isHidden, useOpenPage } from '../navigation/site-pages.ts'
import { useWaiting, type Waiting } from '../site/use-waiting.ts'
import { frameMessages } from './frame.messages.ts'
import { tabOf } from './tab.rules.ts'
import styles from './tab-bar.module.css'

const TABS: readonly { key: TabKey; to: string; Icon: typeof IconHome }[] = [
  { key: 'home', to: ROUTE.home, Icon: IconHome },
  { key: 'sport', to: ROUTE.sport, Icon: IconSport },
  { key: 'offers', to: ROUTE.offers, Icon: IconOffers },
  { key: 'service', to: ROUTE.customer, Icon: IconService },
  { key: 'me', to: ROUTE.mine, Icon: IconMe },
]

/** The five roots (G9), without one that this visitor does not see. Tapping the current one scrolls to the top. */
export function TabBar() {
  const t = useMessages(frameMessages)
  const { pathname } = useLocation()
  const current = tabOf(pathname, useOpenPage(pathname))
  const waiting = useWaiting()
  return (
    <nav className={styles.bar} aria-label={t.tabs}>
      {TABS.filter(({ to }) => !isHidden(to)).map(({ key, to, Icon }) => {
        const isCurrent = key === current
        const badge = key === 'me' ? countText(waiting.unread + waiting.claimable) : null
        return (
          <Link
            key={key}
            to={to}
            className={styles.tab}
            aria-current={isCurrent ? 'page' : undefined}
            onClick={() => {
              if (pathname === to) window.scrollTo({ top: 0, behavior: 'smooth' })
            }}
          >
            <span className={styles.icon}>
              <Icon data-filled={isCurrent || undefined} />
              {badge && (
                <span className={styles.badge} aria-hidden="true">
                  {badge}
                </span>
              )}
            </span>
            <span className={styles.text}>{t[key]}</span>
            {badge && <HiddenText>{partsOf(waiting, t)}</HiddenText>}
          </Link>
        )
      })}
    </nav>
  )
}

/** null = nothing waits. */
function countText(count: number): string | null {
  return count === 0 ? null : count > 99 ? '99+' : String(count)
}

/** Each part of the badge in words. */
function partsOf({ unread, claimable }: Waiting, t: (typeof frameMessages)['zh-CN']): string {
  const [mails, rewards] = [countText(unread), countText(claimable)]
  return [mails && t.unread({ n: mails }), rewards && t.claimable({ n: rewards })].filter(Boolean).join('')
}
