/** Polls the edge every few seconds for a change of the active skin or of the releases. The only poll of the page. */
import { PULSE_PATH, pulseSchema } from '@lantern/contract/active-skin'
import { createTimer } from '@lantern/platform'
import type { InferOutput } from 'valibot'
import { safeParse } from 'valibot'
import { savesData } from './saves-data.ts'

export type Pulse = InferOutput<typeof pulseSchema>

/** Together with the edge's own interval of a second, a change of skin reaches the page within five. */
export const BEAT_MS = 3_000
/** Interval with data saving on, and the upper limit of the backoff while the edge does not answer. */
const SLOW_BEAT_MS = 30_000

const listeners = new Set<(pulse: Pulse) => void>()
let stop: (() => void) | null = null

/** Registers a listener for each beat. The first listener starts the poll, removing the last one stops it. @returns its undo */
export function onPulse(listener: (pulse: Pulse) => void): () => void {
  listeners.add(listener)
  stop ??= beat()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stop?.()
    stop = null
  }
}

function beat(): () => void {
  const everyMs = savesData() ? SLOW_BEAT_MS : BEAT_MS
  let pauseMs = everyMs
  let askedAt = performance.now()
  let isStopped = false
  const timer = createTimer(() => void turn())

  async function turn(): Promise<void> {
    // A hidden or offline page asks for nothing; it catches up when it is visible and online again.
    if (!document.hidden && navigator.onLine) {
      askedAt = performance.now()
      const pulse = await fetchPulse()
      pauseMs = pulse === null ? Math.min(pauseMs * 2, SLOW_BEAT_MS) : everyMs
      if (pulse !== null && !isStopped) for (const listener of [...listeners]) listener(pulse)
    }
    if (!isStopped) timer.start(pauseMs)
  }

  function seen(): void {
    if (document.hidden || performance.now() - askedAt < everyMs) return
    timer.stop()
    void turn()
  }

  document.addEventListener('visibilitychange', seen)
  window.addEventListener('online', seen)
  timer.start(everyMs)
  return () => {
    isStopped = true
    timer.stop()
    document.removeEventListener('visibilitychange', seen)
    window.removeEventListener('online', seen)
  }
}

async function fetchPulse(): Promise<Pulse | null> {
  try {
    const answer = await globalThis.fetch(PULSE_PATH, { cache: 'no-store' })
    const parsed = safeParse(pulseSchema, answer.ok ? await answer.json() : null)
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
