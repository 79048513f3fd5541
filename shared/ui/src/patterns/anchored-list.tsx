import { defaultRangeExtractor, measureElement, useVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  type KeyboardEventHandler,
  type ReactNode,
  type Ref,
  type UIEvent,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './anchored-list.module.css'

/** Distance from the end that counts as being at the end, px. */
const NEAR_END_PX = 80
/** Rows from either end of the items at which more are requested. */
const AHEAD = 4
const OVERSCAN = 8
/** At the end there is nothing below, and rows above are scrolled to only after the first scroll back. */
const OVERSCAN_AT_END = 2
/** A scroll this long after an input of the reader is theirs. Longer ones continue what has already left the end. */
const INPUT_MS = 500
const BACK_KEYS: readonly string[] = ['ArrowUp', 'PageUp', 'Home', ' ']

export type AnchoredListHandle = {
  /** Scrolls to the last row; following rows are followed again. */
  toEnd(): void
  /** Brings a row to the middle. @returns false when there is no such row */
  toKey(key: string): boolean
}

export type AnchoredListProps<Item> = {
  /** Accessible name of the scrolling region. */
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  renderItem: (item: Item, index: number) => ReactNode
  /** Estimated height of a row, px; rows are measured. @default 56 */
  estimateSize?: number
  /** Most rows of a kind have one height, the lowest: a new one is taken for as high, so that nothing moves when it is measured. */
  kindOf?: (item: Item) => string
  /** The first rows came into view: more may be prepended; what is visible stays where it is. */
  onStart?: () => void
  /** The last rows came into view: more may be appended. */
  onEnd?: () => void
  /** The reader arrived at the end, or left it. */
  onAtEnd?: (isAtEnd: boolean) => void
  /** Keys pressed on the region or within a row. */
  onKeyDown?: KeyboardEventHandler<HTMLDivElement>
  handle?: Ref<AnchoredListHandle>
  className?: string
}

/**
 * A virtualized list that is read from its end, such as a conversation: it starts at the end, stays there while rows are added or its box
 * is resized, and otherwise holds what is visible still while rows are added at either end. Its region has the role `log` and announces nothing,
 * because scrolling adds rows too: announce new ones beside it.
 */
export function AnchoredList<Item>(props: AnchoredListProps<Item>) {
  const { label, items, keyOf, kindOf, renderItem, estimateSize = 56, handle, className } = props
  const box = useRef<HTMLDivElement>(null)
  const rows = useRef<HTMLDivElement>(null)
  /** Of the lowest row of each kind. */
  const heights = useRef(new Map<string, number>())
  const isFollowing = useRef(true)
  const last = useRef({ top: 0, height: 0, inputAt: Number.NEGATIVE_INFINITY })
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: items.length,
    estimateSize: (index) => heights.current.get(kindOf?.(items[index] as Item) ?? '') ?? estimateSize,
    measureElement(row, entry, instance) {
      const height = measureElement(row, entry, instance)
      const item = items[instance.indexFromElement(row)]
      if (kindOf && item !== undefined && height > 0)
        heights.current.set(kindOf(item), Math.min(height, heights.current.get(kindOf(item)) ?? height))
      return height
    },
    getItemKey: (index) => keyOf(items[index] as Item),
    getScrollElement: () => box.current,
    overscan: OVERSCAN,
    rangeExtractor: (range) =>
      defaultRangeExtractor(isFollowing.current ? { ...range, overscan: OVERSCAN_AT_END } : range),
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: NEAR_END_PX,
  })
  const request = (): void => {
    const { range } = virtualizer
    if (range === null || items.length === 0) return
    if (range.startIndex <= AHEAD) props.onStart?.()
    if (range.endIndex >= items.length - 1 - AHEAD) props.onEnd?.()
  }
  const follow = (isAtEnd: boolean): void => {
    if (isAtEnd === isFollowing.current) return
    isFollowing.current = isAtEnd
    props.onAtEnd?.(isAtEnd)
  }
  const onInput = ({ timeStamp }: { timeStamp: number }): void => {
    last.current.inputAt = timeStamp
  }
  const onScroll = ({ currentTarget, timeStamp }: UIEvent<HTMLElement>): void => {
    const { scrollTop: top, scrollHeight, clientHeight } = currentTarget
    const height = scrollHeight - clientHeight
    const isNear = height - top <= NEAR_END_PX
    const isBack = top < last.current.top
    // Rows that are added or measured move the list as well, in either direction. With the same height only somebody who reads does.
    const isOfReader = height === last.current.height || timeStamp - last.current.inputAt < INPUT_MS
    last.current = { ...last.current, top, height }
    follow(isNear || (isFollowing.current && !(isBack && isOfReader)))
    if (isFollowing.current && !isNear) scrollToEndOf(currentTarget)
    request()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (BACK_KEYS.includes(event.key)) onInput(event)
    props.onKeyDown?.(event)
  }
  const isEmpty = items.length === 0
  useLayoutEffect(() => {
    if (!isEmpty) virtualizer.scrollToEnd()
  }, [isEmpty, virtualizer])
  // The box shrinks when a keyboard opens or something appears beside it; the rows grow when they are measured. The virtualizer alone
  // can stay where the end was when rows are prepended while it still waits for its own scroll.
  useEffect(() => {
    if (box.current === null || rows.current === null) return
    const observer = new ResizeObserver(() => {
      if (isFollowing.current) scrollToEndOf(box.current)
    })
    observer.observe(box.current)
    observer.observe(rows.current)
    return () => observer.disconnect()
  }, [])
  const changed = useEffectEvent(() => {
    if (isFollowing.current) virtualizer.scrollToEnd()
    // A list that does not fill its box never scrolls.
    request()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when rows are added or removed
  useEffect(() => changed(), [items])
  // A jump to the start, as by Home, is one scroll, and the virtualizer learns of it after `onScroll`.
  const seen = useEffectEvent(request)
  const { range } = virtualizer
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when other rows are in view
  useEffect(() => seen(), [range?.startIndex, range?.endIndex])
  const followed = useEffectEvent(follow)
  useImperativeHandle(
    handle,
    () => ({
      toEnd() {
        followed(true)
        virtualizer.scrollToEnd()
      },
      toKey(key) {
        const index = items.findIndex((item) => keyOf(item) === key)
        if (index < 0) return false
        followed(false)
        virtualizer.scrollToIndex(index, { align: 'center' })
        return true
      },
    }),
    [virtualizer, items, keyOf],
  )
  return (
    <div
      ref={box}
      className={classNames(styles.list, className)}
      role="log"
      aria-live="off"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      onScroll={onScroll}
      onWheel={onInput}
      onTouchMove={onInput}
      // The scroll bar; a touch on a row is none.
      onPointerDown={(event) => event.target === event.currentTarget && onInput(event)}
      onKeyDown={onKeyDown}
    >
      <div ref={rows} className={styles.rows} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((row) => {
          const item = items[row.index]
          if (item === undefined) return null
          return (
            <div
              key={row.key}
              ref={virtualizer.measureElement}
              data-index={row.index}
              className={styles.row}
              style={{ transform: `translateY(${row.start}px)` }}
            >
              {renderItem(item, row.index)}
            </div>
          )
        })}
      </div>
    </div>
  )
}

function scrollToEndOf(box: HTMLElement | null): void {
  box?.scrollTo({ top: box.scrollHeight })
}
