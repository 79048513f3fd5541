/** The member's dividends and joined offers, newest first. */

import { SECOND_MS } from '@lantern/contract/site-time'
import { useMessages } from '@lantern/i18n'
import { memberMessage } from '@lantern/platform'
import { Button, Card, Empty, ErrorPanel, Section, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { ClaimRow } from './claim-row.tsx'
import { type Claim, fetchClaims } from './claims.api.ts'
import { claimsMessages } from './claims.messages.ts'
import styles from './claims.module.css'
import { MyDividends } from './my-dividends.tsx'

/** Refresh interval while a claim is under review. */
const REFRESH_MS = 4 * SECOND_MS
const UNDECIDED: readonly string[] = ['applied', 'review', 'appeal']
const isUndecided = ({ state }: Claim): boolean => UNDECIDED.includes(state)

export function Claims({ onBrowse }: { onBrowse: () => void }) {
  const t = useMessages(claimsMessages)
  const claims = useQuery({
    queryKey: ['activity', 'claims'],
    queryFn: ({ signal }) => fetchClaims(signal),
    refetchInterval: ({ state }) => (state.data?.list.some(isUndecided) ? REFRESH_MS : false),
  })
  if (claims.isPending) return <Skeleton className={styles.page} shape="row" count={4} label={t.loading} />
  if (claims.isError)
    return (
      <ErrorPanel
        title={t.failed}
        message={memberMessage(claims.error)}
        retryLabel={t.retry}
        onRetry={() => void claims.refetch()}
      />
    )
  return (
    <Section className={styles.page} level={1} title={t.claims}>
      <MyDividends />
      {claims.data.list.length === 0 && (
        <Empty art="records" title={t.emptyClaims} action={<Button onClick={onBrowse}>{t.browse}</Button>} />
      )}
      <ul className={styles.list}>
        {claims.data.list.map((claim) => (
          <Card key={claim.id} padding="none" render={<li />}>
            <ClaimRow claim={claim} />
          </Card>
        ))}
      </ul>
    </Section>
  )
}
