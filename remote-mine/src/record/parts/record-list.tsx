import { formatDay, useLocale, useMessages } from '@lantern/i18n'
import { type ReadQuery, StaleNote, useSkeleton } from '@lantern/page'
import { isSessionError, memberMessage } from '@lantern/platform'
import { Button, Empty, ErrorPanel, InfiniteList, Skeleton } from '@lantern/ui'
import { type ReactNode, useCallback, useMemo } from 'react'
import { partsMessages } from '../../parts/parts.messages.ts'
import { type DayItem, groupByDay } from '../../parts/site-days.rules.ts'
import { recordMessages } from './record.messages.ts'
import styles from './record.module.css'

export type RecordListProps<Row> = {
  /** The read behind the rows, for the time of rows that are old while the device is offline. */
  read: ReadQuery<unknown>
  rows: readonly Row[] | undefined
  /** Of the row alone: read once for each. */
  atOf: (row: Row) => number
  /** Of the row alone. */
  keyOf: (row: Row) => string
  /** Rows are rendered again whenever it is another function. */
  renderRow: (row: Row) => ReactNode
  error: unknown
  isPending: boolean
  isFetchingMore: boolean
  hasMore: boolean
  onMore: () => void
  onRetry: () => void
  /** What the rows are, for an empty list. */
  emptyDetail?: string
  /** Offered when the list is empty. */
  onWiden: (() => void) | null
}

/** A virtual list grouped by day. If a page fails to load, the pages before it stay visible. */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const { read, rows, atOf, keyOf, renderRow, error, isPending, isFetchingMore, hasMore, onMore, onRetry } = props
  const { emptyDetail, onWiden } = props
  const t = useMessages(recordMessages)
  const p = useMessages(partsMessages)
  const phase = useSkeleton(isPending)
  // A list of thousands would otherwise make an item for each at every render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: atOf and keyOf depend on nothing but the row
  const items = useMemo(() => rows && groupByDay(rows, atOf, keyOf), [rows])
  const renderItem = useCallback(
    (item: DayItem<Row>) =>
      item.kind === 'day' ? <DayTitle at={item.at} /> : <div className={styles.row}>{renderRow(item.row)}</div>,
    [renderRow],
  )
  if (items === undefined) {
    if (error && !isPending && !isSessionError(error)) {
      return <ErrorPanel title={p.loadFailed} message={memberMessage(error)} retryLabel={p.retry} onRetry={onRetry} />
    }
    return phase === 'show' ? <Skeleton shape="row" count={8} label={p.loading} /> : null
  }
  return (
    <>
      {error === null && <StaleNote reads={[read]} />}
      <InfiniteList
        label={t.list}
        items={items}
        keyOf={keyOfItem}
        renderItem={renderItem}
        labels={{ loading: p.loading, end: t.end, failed: t.failed, retry: p.retry }}
        hasMore={hasMore}
        loading={isFetchingMore}
        failed={error !== null}
        onMore={onMore}
        empty={
          <Empty
            title={t.empty}
            detail={emptyDetail}
            action={onWiden && <Button onClick={onWiden}>{t.widen}</Button>}
          />
        }
      />
    </>
  )
}

function keyOfItem({ key }: { key: string }): string {
  return key
}

function DayTitle({ at }: { at: number }) {
  // The day is written in the language of the page.
  useLocale()
  return <h2 className={styles.day}>{formatDay(at)}</h2>
}
