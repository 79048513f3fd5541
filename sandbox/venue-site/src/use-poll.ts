/** Polls while the page is visible; keeps the last answer if a request fails. */
import { useCallback, useEffect, useRef, useState } from 'react'

export type Polled<T> = {
  data: T | null
  /** When `data` arrived, page time in ms. */
  at: number
  error: unknown
  refresh: () => void
}

/**
 * @param everyMs pause between an answer and the next request
 * @param about key of the request: another value requests at once
 */
export function usePoll<T>(ask: () => Promise<T>, everyMs: number, about = ''): Polled<T> {
  const [state, setState] = useState<{ data: T | null; at: number; error: unknown }>({ data: null, at: 0, error: null })
  const [round, setRound] = useState(0)
  const latest = useRef(ask)
  latest.current = ask

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round restarts the loop
  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const turn = async (): Promise<void> => {
      if (!document.hidden) {
        try {
          const data = await latest.current()
          if (!isOver) setState({ data, at: performance.now(), error: null })
        } catch (error) {
          if (!isOver) setState((before) => ({ ...before, error }))
        }
      }
      if (!isOver) timer = setTimeout(() => void turn(), everyMs)
    }
    void turn()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [everyMs, round, about])

  const refresh = useCallback(() => setRound((before) => before + 1), [])
  return { ...state, refresh }
}

/** Page time, updated every second, for running clocks. */
export function useSecond(): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
