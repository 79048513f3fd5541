/** The member's dividends and joined offers, newest first. */
import { formatDateTime, useLocale, useMessages } from '@lantern/i18n'
import { memberMessage } from '@lantern/platform'
import { Amount, Button, Empty, ErrorPanel, ListRow, Section, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { fetchClaims } from './discount.api.ts'
import { discountMessages } from './discount.messages.ts'
import styles from './discount-page.module.css'
import { MyDividends } from './my-dividends.tsx'

export function Claims({ onBrowse }: { onBrowse: () => void }) {
  const t = useMessages(discountMessages)
  const named = useLocale() === 'en' ? 'en' : 'zh'
  const claims = useQuery({ queryKey: ['activity', 'claims'], queryFn: ({ signal }) => fetchClaims(signal) })
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
        <Empty art="records" title={t.emptyClaims} action={<Button onClick={onBrowse}>{t.clear}</Button>} />
      )}
      <ul className={styles.list}>
        {claims.data.list.map((claim) => (
          <li key={claim.id}>
            <ListRow
              title={claim.name[named]}
              detail={t.state[claim.state as keyof typeof t.state] ?? claim.state}
              value={<Amount value={claim.amount} currency="¥" />}
              note={formatDateTime(claim.at)}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
