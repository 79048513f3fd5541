/** Hands facts on in the order of their arrival. In a flood of messages a few times a second and several together: each time the room is drawn again. */
import { createTimer } from '@lantern/platform'
import type { ChatFact } from './chat-facts.rules.ts'

/** Shortest time between two deliveries of what many say. */
const PAUSE_MS = 100
/** After more than these together nobody reads along, and each delivery draws all lines in view anew. */
const FLOOD = 10
const FLOOD_PAUSE_MS = 250
/** What many people say and do. Everything else concerns this client, and is not held back. */
const OF_MANY: ReadonlySet<ChatFact['kind']> = new Set(['line', 'entered', 'gift-given', 'scored'])

export type FactInbox = {
  take(fact: ChatFact): void
  /** Delivers what is held back. */
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
