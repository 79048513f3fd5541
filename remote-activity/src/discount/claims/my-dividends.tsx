/** The member's dividends in every state; claimable ones can be received here (spec 7: dividend/manual/lead). */
import type { DataOf } from '@lantern/contract'
import type { dividendManualLead } from '@lantern/contract/activity'
import { entryOf } from '@lantern/contract/open-enum'
import { formatDateTime, formatMoney, useLocale, useMessages } from '@lantern/i18n'
import { emit, memberMessage, useOnline } from '@lantern/platform'
import { Amount, Badge, Button, ErrorPanel, ListRow, Section } from '@lantern/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { fetchDividendLead, receiveDividend } from '../../parts/dividend.api.ts'
import { claimsMessages } from './claims.messages.ts'
import styles from './claims.module.css'

type Lead = DataOf<typeof dividendManualLead>['list'][number]
/** Wire states: 1 claimable, 2 in review, 3 claimed, 4 expired. */
const CLAIMABLE = 1
const TONE = { 1: 'accent', 2: 'warning', 3: 'positive', 4: 'neutral' } as const
const LEAD = ['activity', 'dividend-lead']

/** Renders nothing for a member without dividends. */
export function MyDividends() {
  const t = useMessages(claimsMessages)
  const lead = useQuery({ queryKey: LEAD, queryFn: ({ signal }) => fetchDividendLead(signal) })
  if (lead.isError)
    return (
      <ErrorPanel
        title={t.dividendsFailed}
        message={memberMessage(lead.error)}
        retryLabel={t.retry}
        retrying={lead.isFetching}
        onRetry={() => void lead.refetch()}
      />
    )
  if (!lead.data || lead.data.list.length === 0) return null
  return (
    <Section title={t.dividends}>
      <ul className={styles.list}>
        {lead.data.list.map((dividend) => (
          <li key={dividend.id}>
            <DividendRow dividend={dividend} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Receiving is idempotent: the server repeats its first response. */
function DividendRow({ dividend }: { dividend: Lead }) {
  const t = useMessages(claimsMessages)
  const named = useLocale() === 'en' ? 'en' : 'zh'
  const queries = useQueryClient()
  const isOnline = useOnline()
  const receive = useMutation({
    mutationFn: () => receiveDividend(dividend.id),
    onSuccess: () => emit('money:changed', { reason: 'dividend' }),
    // Also after a failure, because the state may have changed; the pop-up must not offer the dividend again.
    onSettled: () =>
      Promise.all([LEAD, ['activity', 'dividends']].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  })
  const take = (): void => {
    if (!receive.isPending && !receive.isSuccess) receive.mutate()
  }
  return (
    <>
      <ListRow
        title={dividend.name[named]}
        detail={dividend.state === CLAIMABLE ? t.dividendUntil({ at: formatDateTime(dividend.expireAt) }) : undefined}
        value={<Amount value={dividend.amount} currency="¥" />}
        note={
          <Badge tone={entryOf(TONE, dividend.state) ?? 'neutral'}>
            {entryOf(t.dividendState, dividend.state) ?? dividend.state}
          </Badge>
        }
      />
      {dividend.state === CLAIMABLE && (
        <Button kind="primary" block busy={receive.isPending} disabled={!isOnline || receive.isSuccess} onClick={take}>
          {t.receive({ name: dividend.name[named] })}
        </Button>
      )}
      <p role="status" className={styles.said}>
        {receive.isSuccess && t.received({ amount: formatMoney(receive.data.amount) })}
        {!isOnline && dividend.state === CLAIMABLE && t.receiveOffline}
      </p>
      {receive.isError && (
        <p role="alert" className={styles.said}>
          {memberMessage(receive.error)}
        </p>
      )}
    </>
  )
}
