/** Delivers facts in their order of arrival, in a flood in batches a few times a second, because each delivery renders the room again. */
import { createTimer } from '@lantern/platform'
import type { ChatFact } from './chat-facts.rules.ts'

/** Shortest time between two deliveries of facts about the room. */
const PAUSE_MS = 100
/** After a larger batch the pause is longer: nobody can read that fast, and each delivery renders all visible lines again. */
const FLOOD = 10
const FLOOD_PAUSE_MS = 250
/** Facts about the room, which many members cause. All others concern this client and are not delayed. */
const OF_MANY: ReadonlySet<ChatFact['kind']> = new Set(['line', 'entered', 'gift-given', 'scored'])

export type FactInbox = {
  take(fact: ChatFact): void
  /** Delivers the delayed facts. */
  flush(): void
}

export function createFactInbox(deliver: (facts: readonly ChatFact[]) => void): FactInbox {
  let waiting: ChatFact[] = []
  let isPausing = false
  const pause = createTimer(() => {
    isPausing = false
    flush()
  })
  function flush(): void {
    if (waiting.length === 0) return
    const facts = waiting
    waiting = []
    isPausing = true
    pause.start(facts.length > FLOOD ? FLOOD_PAUSE_MS : PAUSE_MS)
    deliver(facts)
  }
  return {
    take(fact) {
      waiting.push(fact)
      if (!isPausing || !OF_MANY.has(fact.kind)) flush()
    },
    flush,
  }
}
