import { ROUTE } from '@lantern/contract'
import { ACTIVITY_ROUTE } from '@lantern/contract/activity-route'
import { helpPath } from '@lantern/contract/routes'
import { useMessages } from '@lantern/i18n'
import {
  HiddenText,
  IconBank,
  IconChart,
  IconChat,
  IconCoins,
  IconCrown,
  IconHelp,
  IconHistory,
  IconLock,
  IconMail,
  IconMembers,
  IconOffers,
  IconPause,
  IconPercent,
  IconReceipt,
  IconSettings,
  IconStar,
} from '@lantern/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { hubMessages } from './hub.messages.ts'
import styles from './hub.module.css'

type Entry = {
  to: string
  icon: ReactNode
  title: string
  count?: number
  /** Reads the count out. */
  countText?: string
}

export type EntriesProps = { pendingBet: number; unread: number; claimable: number }

/** Links to the member's pages in groups of four, so that none is alone in its row: records, money, member, safety and help. */
export function Entries({ pendingBet, unread, claimable }: EntriesProps) {
  const t = useMessages(hubMessages)
  const records: Entry[] = [
    {
      to: ROUTE.betRecord,
      icon: <IconReceipt />,
      title: t.bets,
      count: pendingBet,
      countText: t.betsOpen({ n: String(pendingBet) }),
    },
    { to: ROUTE.transRecord, icon: <IconHistory />, title: t.trans },
    {
      // With something to claim, to what the badge counts.
      to: claimable > 0 ? `${ROUTE.welfareRecord}?range=30d&state=claimable` : ROUTE.welfareRecord,
      icon: <IconStar />,
      title: t.welfare,
      count: claimable,
      countText: t.claimable({ n: String(claimable) }),
    },
    { to: ROUTE.giftRecord, icon: <IconOffers />, title: t.gifts },
  ]
  const money: Entry[] = [
    { to: ROUTE.wallet, icon: <IconBank />, title: t.accounts },
    { to: ROUTE.rebate, icon: <IconPercent />, title: t.rebate },
    { to: ROUTE.audit, icon: <IconChart />, title: t.audit },
    { to: ROUTE.mall, icon: <IconCoins />, title: t.mall },
  ]
  const member: Entry[] = [
    { to: ROUTE.vip, icon: <IconCrown />, title: t.vipEntry },
    { to: ACTIVITY_ROUTE.friendInvitation, icon: <IconMembers />, title: t.invite },
    { to: ROUTE.mail, icon: <IconMail />, title: t.mail, count: unread, countText: t.unread({ n: String(unread) }) },
    { to: ROUTE.userInfo, icon: <IconSettings />, title: t.settings },
  ]
  const safety: Entry[] = [
    { to: ROUTE.security, icon: <IconLock />, title: t.security },
    { to: ROUTE.safer, icon: <IconPause />, title: t.safer },
    { to: ROUTE.feedback, icon: <IconChat />, title: t.feedback },
    { to: helpPath('kh'), icon: <IconHelp />, title: t.help },
  ]
  return (
    <nav className={styles.groups} aria-label={t.more}>
      <Group title={t.records} entries={records} />
      <Group title={t.money} entries={money} />
      <Group title={t.member} entries={member} />
      <Group title={t.safety} entries={safety} />
    </nav>
  )
}

function Group({ title, entries }: { title: string; entries: readonly Entry[] }) {
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.groupTitle}>{title}</h2>
      <div className={styles.entries}>
        {entries.map(({ to, icon, title, count = 0, countText }) => (
          <Link key={to} to={to} className={styles.entry}>
            <span className={styles.entryIcon}>
              {icon}
              {count > 0 && (
                <span className={styles.entryCount} aria-hidden="true">
                  {count > MOST_COUNTED ? `${MOST_COUNTED}+` : count}
                </span>
              )}
            </span>
            <span className={styles.entryTitle}>{title}</span>
            {count > 0 && <HiddenText>{countText}</HiddenText>}
          </Link>
        ))}
      </div>
    </section>
  )
}

/** Above it the badge shows a plus. */
const MOST_COUNTED = 99
