/** Polls until a closed site or feature is open again. */
import { useLocale } from '@lantern/i18n'
import { createTimer, useInterval } from '@lantern/platform'
import { useEffect, useEffectEvent } from 'react'

export type PollOptions = {
  readonly everyMs: number
  /** A member who asked to be notified waits in another tab: a hidden page polls too. */
  readonly whileHidden: boolean
}

/** Calls `ask` at once, on a change of language (the server's texts depend on it), every `everyMs`, when the window regains focus and when the network is back. */
export function usePoll(ask: () => Promise<unknown>, { everyMs, whileHidden }: PollOptions): void {
  const locale = useLocale()
  const askNow = useEffectEvent(() => void ask())
  useInterval(() => void ask(), whileHidden ? null : everyMs)
  useEffect(() => {
    if (!whileHidden) return
    const timer = createTimer(() => {
      askNow()
      timer.start(everyMs)
    })
    timer.start(everyMs)
    return timer.stop
  }, [whileHidden, everyMs])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the request depends on the language
  useEffect(() => askNow(), [locale])
  useEffect(() => {
    const looked = (): void => askNow()
    window.addEventListener('focus', looked)
    window.addEventListener('online', looked)
    return () => {
      window.removeEventListener('focus', looked)
      window.removeEventListener('online', looked)
    }
  }, [])
}
