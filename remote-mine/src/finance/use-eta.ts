import { useMessages } from '@lantern/i18n'
import { etaParts } from './eta.rules.ts'
import { financeMessages } from './finance.messages.ts'

/** Formats a duration, e.g. 约 60 秒, about 3 min. */
export function useEta(): (seconds: number) => string {
  const t = useMessages(financeMessages)
  return (seconds) => {
    const { unit, n } = etaParts(seconds)
    return t[unit]({ n: String(n) })
  }
}
