import { formatDateTime, useMessages } from '@lantern/i18n'
import { QueryView } from '@lantern/page'
import { Card, ListRow, Section, Skeleton } from '@lantern/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { MoreButton } from '../../parts/lists/more-button.tsx'
import { vipHistoryQuery } from '../../parts/vip/vip.api.ts'
import { vipDetailsMessages } from './vip-details.messages.ts'
import styles from './vip-details.module.css'

/** The member's levels, newest first, each change with its reason. */
export function VipHistory() {
  const t = useMessages(vipDetailsMessages)
  const history = useInfiniteQuery(vipHistoryQuery())
  return (
    <Section title={t.history}>
      <QueryView query={history} skeleton={<Skeleton shape="row" count={3} label={t.loading} />}>
        {({ pages }) => {
          const rows = pages.flatMap(({ list }) => list)
          if (rows.length === 0) return <p className={styles.none}>{t.noHistory}</p>
          return (
            <>
              <Card padding="none">
                {rows.map(({ from, to, at }) => {
                  const isUp = to > from
                  const levels = { from: String(from), to: String(to) }
                  return (
                    <ListRow
                      key={at}
                      title={isUp ? t.promoted(levels) : t.demoted(levels)}
                      detail={isUp ? t.whyPromotion : t.whyDemotion}
                      note={formatDateTime(at)}
                    />
                  )
                })}
              </Card>
              <MoreButton query={history}>{t.more}</MoreButton>
            </>
          )
        }}
      </QueryView>
    </Section>
  )
}
