import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { IconChart, IconCoins, IconHistory, IconOffers, IconPercent, IconReceipt, IconService } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { hubMessages } from './hub.messages.ts'
import styles from './hub.module.css'

/** Links to the member pages of this version. */
export function Entries({ pendingBet }: { pendingBet: number }) {
  const t = useMessages(hubMessages)
  const entries = [
    {
      to: ROUTE.betRecord,
      icon: <IconReceipt />,
      title: t.bets,
      detail: pendingBet > 0 ? t.betsOpen({ n: String(pendingBet) }) : t.betsNone,
    },
    { to: ROUTE.transRecord, icon: <IconHistory />, title: t.trans, detail: t.transDetail },
    { to: ROUTE.audit, icon: <IconChart />, title: t.audit, detail: t.auditDetail },
    { to: ROUTE.rebate, icon: <IconPercent />, title: t.rebate, detail: t.rebateDetail },
    { to: ROUTE.balance, icon: <IconCoins />, title: t.balance, detail: t.balanceDetail },
    { to: ROUTE.offers, icon: <IconOffers />, title: t.offers, detail: t.offersDetail },
    { to: ROUTE.customer, icon: <IconService />, title: t.support, detail: t.supportDetail },
  ]
  return (
    <nav className={styles.entries} aria-label={t.more}>
      {entries.map(({ to, icon, title, detail }) => (
        <Link key={to} to={to} className={styles.entry}>
          <span className={styles.entryIcon}>{icon}</span>
          <span className={styles.entryTitle}>{title}</span>
          <span className={styles.entryDetail}>{detail}</span>
        </Link>
      ))}
    </nav>
  )
}
