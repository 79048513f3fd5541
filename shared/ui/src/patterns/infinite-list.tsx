import { useVirtualizer, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { memo, type ReactNode, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import { Spinner } from '../base/spinner.tsx'
import { Button } from '../buttons/button.tsx'
import { ErrorPanel } from '../feedback/error-panel.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { IconRetry } from '../icons/icons.ts'
import styles from './infinite-list.module.css'

/** The next page is requested when this many rows are left. */
const AHEAD = 6
/** Rows beyond the screen on each side: fewer where their place is known before they are measured. */
const EQUAL_OVERSCAN = 3

type InfiniteListLabels = { loading: string; end: string; failed: string; retry: string }

export type InfiniteListProps<Item> = {
  /** Accessible name of the list. */
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  renderItem: (item: Item, index: number) => ReactNode
  labels: InfiniteListLabels
  /** Estimated height of a row, px; rows are measured. @default 64 */
  estimateSize?: number
  /** All rows have one height: the first is measured for all, so that a row that scrolls in costs no layout. For a list in the page. @default false */
  equalRows?: boolean
  hasMore?: boolean
  loading?: boolean
  failed?: boolean
  /** Requests the next page: near the end, and on retry. */
  onMore?: () => void
  /** Empty state; an `Empty`. */
  empty?: ReactNode
  /** The scroll container: the page, or the list in a box of given height. @default 'page' */
  scroll?: 'page' | 'self'
  className?: string
}

/** A virtualized list of any length, with empty, loading, error and end states. */
export function InfiniteList<Item>(props: InfiniteListProps<Item>) {
  const { items, loading = false, failed = false, onMore, empty, labels, scroll = 'page' } = props
  if (items.length === 0) {
    if (loading) return <Skeleton shape="row" count={6} label={labels.loading} />
    if (failed) return <ErrorPanel title={labels.failed} retryLabel={labels.retry} onRetry={onMore} />
    return empty ?? null
  }
  return scroll === 'page' ? <PageList {...props} /> : <BoxList {...props} />
}

function PageList<Item>(props: InfiniteListProps<Item>) {
  const { items, keyOf, estimateSize = 64, equalRows = false } = props
  const list = useRef<HTMLDivElement>(null)
  const [rowSize, setRowSize] = useState<number | null>(null)
  const size = equalRows ? (rowSize ?? estimateSize) : estimateSize
  const getItemKey = useItemKey(items, keyOf)
  const [margin, setMargin] = useState(0)
  useLayoutEffect(() => {
    const measure = () => list.current && setMargin(list.current.getBoundingClientRect().top + window.scrollY)
    measure()
    // What stands above the list may grow or shrink, and with it the height of the page.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => size,
    getItemKey,
    overscan: equalRows ? EQUAL_OVERSCAN : 6,
    scrollMargin: margin,
    // The rows beyond the screen leave time: a render within the scroll event would delay the frame.
    useFlushSync: false,
  })
  // The virtualizer keeps the sizes that it has computed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the virtualizer is the same for as long as the list is
  useLayoutEffect(() => virtualizer.measure(), [size])
  const sizer = useSizer(setRowSize)
  return (
    <div ref={list} className={classNames(styles.list, props.className)}>
      <Rows
        {...props}
        virtualizer={virtualizer}
        margin={margin}
        measureRow={equalRows ? sizer : virtualizer.measureElement}
      />
    </div>
  )
}

/** The same function while the rows are the same: with another one, the virtualizer places every row again, at each scroll. */
function useItemKey<Item>(items: readonly Item[], keyOf: (item: Item) => string): (index: number) => string {
  return useCallback((index: number) => keyOf(items[index] as Item), [items, keyOf])
}

/** Measures one of the mounted rows, and another once that has scrolled away. */
function useSizer(onSize: (size: number) => void): (row: HTMLElement | null) => void {
  const own = useRef<HTMLElement | null>(null)
  const [observer] = useState(() =>
    typeof ResizeObserver === 'undefined'
      ? null
      : new ResizeObserver((entries) => {
          const height = entries.at(-1)?.borderBoxSize[0]?.blockSize
          if (height !== undefined && height > 0) onSize(height)
        }),
  )
  useEffect(() => () => observer?.disconnect(), [observer])
  return useCallback(
    (row) => {
      if (row === null || (own.current?.isConnected ?? false)) return
      if (own.current) observer?.unobserve(own.current)
      own.current = row
      observer?.observe(row)
    },
    [observer],
  )
}

function BoxList<Item>(props: InfiniteListProps<Item>) {
  const { items, keyOf, estimateSize = 64 } = props
  const box = useRef<HTMLElement>(null)
  const getItemKey = useItemKey(items, keyOf)
  const virtualizer = useVirtualizer({
    count: items.length,
    estimateSize: () => estimateSize,
    getItemKey,
    getScrollElement: () => box.current,
    overscan: 6,
    useFlushSync: false,
  })
  return (
    <section
      ref={box}
      className={classNames(styles.list, styles.box, props.className)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      aria-label={props.label}
    >
      <Rows {...props} virtualizer={virtualizer} margin={0} measureRow={virtualizer.measureElement} />
    </section>
  )
}

/** The common part of both virtualizers. */
type RowWindow = {
  getVirtualItems: () => VirtualItem[]
  getTotalSize: () => number
}

type RenderItem = (item: unknown, index: number) => ReactNode

/** The content of a row, which stays as it is while the list scrolls past it. */
const Item = memo(function Item({ item, index, render }: { item: unknown; index: number; render: RenderItem }) {
  return render(item, index)
})

type RowsProps<Item> = InfiniteListProps<Item> & {
  virtualizer: RowWindow
  margin: number
  measureRow: (row: HTMLElement | null) => void
}

function Rows<Item>(props: RowsProps<Item>) {
  const {
    label,
    items,
    renderItem,
    labels,
    hasMore = false,
    loading = false,
    failed = false,
    onMore,
    virtualizer,
    margin,
    measureRow,
  } = props
  const rows = virtualizer.getVirtualItems()
  const last = rows.at(-1)?.index ?? 0
  const isNearEnd = last >= items.length - AHEAD
  const more = useEffectEvent(() => onMore?.())
  useEffect(() => {
    if (isNearEnd && hasMore && !loading && !failed) more()
  }, [isNearEnd, hasMore, loading, failed])
  return (
    <>
      <ul className={styles.rows} aria-label={label} style={{ height: virtualizer.getTotalSize() }}>
        {rows.map((row) => {
          const item = items[row.index]
          if (item === undefined) return null
          return (
            <li
              key={row.key}
              ref={measureRow}
              data-index={row.index}
              className={styles.row}
              aria-setsize={hasMore ? -1 : items.length}
              aria-posinset={row.index + 1}
              style={{ transform: `translateY(${row.start - margin}px)` }}
            >
              <Item item={item} index={row.index} render={renderItem as RenderItem} />
            </li>
          )
        })}
      </ul>
      <div className={styles.foot} role="status">
        {loading && <Spinner label={labels.loading} />}
        {!loading && failed && (
          <>
            <span>{labels.failed}</span>
            <Button kind="quiet" size="sm" icon={<IconRetry />} onClick={onMore}>
              {labels.retry}
            </Button>
          </>
        )}
        {!loading && !failed && !hasMore && <span>{labels.end}</span>}
      </div>
    </>
  )
}
