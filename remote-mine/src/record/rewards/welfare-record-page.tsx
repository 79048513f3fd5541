import { dividendReceive } from '@lantern/contract/activity'
import { entryOf } from '@lantern/contract/open-enum'
import { WELFARE_STATES, type WelfareRow } from '@lantern/contract/other-records'
import { formatDateTime, formatDay, formatMoney, formatTime, useLocale, useMessages } from '@lantern/i18n'
import { call, emit, isSessionError, memberMessage, showToast } from '@lantern/platform'
import { Amount, Button, IconOffers, ListRow } from '@lantern/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useHideAmounts } from '../../parts/hide-amounts.atoms.ts'
import { StateText } from '../../parts/orders/state-text.tsx'
import { ExportButton } from '../parts/export-button.tsx'
import { welfareQuery } from '../parts/record.api.ts'
import { recordMessages } from '../parts/record.messages.ts'
import styles from '../parts/record.module.css'
import { RecordFilterSheet } from '../parts/record-filter-sheet.tsx'
import { RecordFrame } from '../parts/record-frame.tsx'
import { RecordList } from '../parts/record-list.tsx'
import { rangeKey } from '../parts/record-range.rules.ts'
import { TotalsLine } from '../parts/totals-card.tsx'
import { useRecord } from '../parts/use-record.ts'
import { RowSheet } from './row-sheet.tsx'
import { useChoiceFilter } from './use-choice-filter.ts'

const TONE = {
  claimable: 'accent',
  claimed: 'positive',
  review: 'info',
  expired: 'neutral',
  rejected: 'negative',
} as const

/** `/mine/record/welfare`: dividends and what offers granted; what can be claimed is claimed here. */
export function WelfareRecordPage() {
  const t = useMessages(recordMessages)
  const locale = useLocale()
  const [isHidden] = useHideAmounts()
  const words = {
    claimable: t.welfareClaimable,
    claimed: t.welfareClaimed,
    review: t.welfareReview,
    expired: t.welfareExpired,
    rejected: t.welfareRejected,
  }
  const { range, choice, onRange, filter, sheet } = useChoiceFilter(WELFARE_STATES, {
    name: 'state',
    title: t.state,
    words,
  })
  const [opened, setOpened] = useState<WelfareRow | null>(null)
  const query = welfareQuery(range, choice)
  const { totals, hasFailed, isEmpty, list } = useRecord(query, range, onRange)
  const stateOf = ({ state }: WelfareRow) => entryOf(words, state) ?? state
  const nameOf = ({ name }: WelfareRow) => (locale === 'en' ? name.en : name.zh)
  return (
    <RecordFrame
      kind="welfare"
      range={range}
      onRange={onRange}
      filter={filter}
      exporting={
        <ExportButton
          ask={query.ask}
          name={`${t.welfare}-${rangeKey(range)}`}
          disabled={isEmpty}
          head={[t.time, t.detail, t.amount, t.state, t.no]}
          cells={(row) => [formatDateTime(row.at), nameOf(row), row.amount, stateOf(row), row.id]}
        />
      }
      totals={
        <TotalsLine
          hasFailed={hasFailed}
          stats={
            totals && [
              {
                label: t.welfareClaimed,
                value: <Amount value={totals.claimed} currency="¥" size="sm" hidden={isHidden} />,
              },
              {
                label: t.welfareClaimable,
                value: <Amount value={totals.claimable} currency="¥" size="sm" hidden={isHidden} />,
              },
            ]
          }
        />
      }
    >
      <RecordList
        {...list}
        atOf={({ at }) => at}
        keyOf={({ id }) => id}
        renderRow={(row) => (
          <ListRow
            icon={<IconOffers />}
            iconTile
            title={nameOf(row)}
            detail={
              row.expireAt === null
                ? formatTime(row.at, true)
                : t.welfareUntil({ t: `${formatDay(row.expireAt)} ${formatTime(row.expireAt)}` })
            }
            value={
              <>
                <Amount value={row.amount} currency="¥" hidden={isHidden} />
                {row.state === 'claimable' && <span className={styles.claim}>{t.welfareClaim}</span>}
              </>
            }
            note={
              row.state === 'claimable' ? undefined : (
                <StateText tone={entryOf(TONE, row.state) ?? 'neutral'}>{stateOf(row)}</StateText>
              )
            }
            chevron={false}
            onClick={() => setOpened(row)}
          />
        )}
      />
      <RecordFilterSheet {...sheet} />
      <RowSheet
        row={
          opened && {
            id: opened.id,
            title: nameOf(opened),
            amount: opened.amount,
            bizNo: opened.bizNo,
            facts: [
              { label: t.state, value: stateOf(opened) },
              { label: t.time, value: formatDateTime(opened.at) },
              { label: t.no, value: opened.id },
            ],
          }
        }
        onClose={() => setOpened(null)}
        footer={opened?.state === 'claimable' ? <Claim row={opened} onClaimed={() => setOpened(null)} /> : undefined}
      />
    </RecordFrame>
  )
}

/** A dividend is claimed once however often it is asked: a lost answer is asked for by the same tap. */
function Claim({ row, onClaimed }: { row: WelfareRow; onClaimed: () => void }) {
  const t = useMessages(recordMessages)
  const claim = useMutation({
    mutationFn: () => call(dividendReceive, { id: row.id }),
    onSuccess: ({ amount }) => {
      showToast({ text: t.welfareGot({ n: formatMoney(amount) }), kind: 'success' })
      emit('money:changed', { reason: 'dividend' })
      onClaimed()
    },
    onError: (error) => {
      if (!isSessionError(error)) showToast({ text: memberMessage(error), kind: 'error' })
    },
  })
  return (
    <Button kind="primary" block busy={claim.isPending} onClick={() => claim.mutate()}>
      {t.welfareClaim}
    </Button>
  )
}
