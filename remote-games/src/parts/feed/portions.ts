/** Hands over changes a few at a time, so that many at once do not hold up the page. */
import { createTimer } from '@lantern/platform'

/** Size of a portion: the rows that a slow phone renders in one frame. */
const PORTION = 6
/** A long queue is handed over within this many portions. */
const MOST_PORTIONS = 10
const FRAME_MS = 16

export type Portions<Item> = {
  /** Adds items; if the queue is idle, the first are handed over at once, the rest in the following frames. Order is kept. */
  add(items: readonly Item[]): void
  /** Hands over all waiting items. */
  flush(): void
}

export function createPortions<Item>(handOver: (items: readonly Item[]) => void): Portions<Item> {
  let waiting: Item[] = []
  const next = createTimer(give)

  function give(): void {
    const count = Math.max(PORTION, Math.ceil(waiting.length / MOST_PORTIONS))
    const portion = waiting.slice(0, count)
    waiting = waiting.slice(count)
    if (waiting.length > 0) next.start(FRAME_MS)
    handOver(portion)
  }

  return {
    add(items) {
      const isIdle = waiting.length === 0
      waiting = [...waiting, ...items]
      if (isIdle && waiting.length > 0) give()
    },
    flush() {
      next.stop()
      const rest = waiting
      waiting = []
      if (rest.length > 0) handOver(rest)
    },
  }
}
