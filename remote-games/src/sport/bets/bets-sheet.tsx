import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { memberMessage } from '@lantern/platform'
import { Empty, ErrorPanel, Segmented, Sheet, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { BetCard } from './bet-card.tsx'
import { sportBetsQuery } from './bets.api.ts'
import { betsMessages } from './bets.messages.ts'
import { type BetsTab, betsOfTab } from './bets.rules.ts'
import styles from './bets-sheet.module.css'

export type BetsSheetProps = { tab: BetsTab; onTab: (tab: BetsTab) => void; onClose: () => void }

/** The member's sport bets, open and settled, over the page they are on. */
export function BetsSheet({ tab, onTab, onClose }: BetsSheetProps) {
  const t = useMessages(betsMessages)
  const query = useQuery(sportBetsQuery())
  const [isOpen, setOpen] = useState(true)
  const shown = query.data && betsOfTab(query.data, tab)
  return (
    <Sheet
      beside
      open={isOpen}
      onOpenChange={(next) => !next && setOpen(false)}
      onClosed={onClose}
      title={t.myBets}
      closeLabel={t.close}
    >
      <div className={styles.body}>
        <Segmented
          label={t.show}
          value={tab}
          options={[
            { value: 'open', label: t.open },
            { value: 'settled', label: t.settled },
          ]}
          onValueChange={onTab}
        />
        {query.isPending && <Skeleton shape="card" count={3} label={t.loading} />}
        {query.isError && !query.data && (
          <ErrorPanel
            title={t.failed}
            message={memberMessage(query.error)}
            retryLabel={t.retry}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        {shown?.length === 0 && <Empty art="records" title={tab === 'open' ? t.noOpen : t.noSettled} />}
        {shown && shown.length > 0 && (
          <ul className={styles.list}>
            {shown.map((bet) => (
              <li key={bet.no}>
                <BetCard bet={bet} />
              </li>
            ))}
          </ul>
        )}
        <Link to={ROUTE.betRecord} className={styles.all}>
          {t.all}
        </Link>
      </div>
    </Sheet>
  )
}
