import { useMessages } from '@lantern/i18n'
import { matchMessages } from '../../match.messages.ts'
import { periodMessages } from './period.messages.ts'
import type { PeriodColumn } from './period-columns.rules.ts'

/** @returns the head of a column of a score table, as a number or one word, and in full */
export function usePeriodHeads(): (column: PeriodColumn) => { short: string; full: string } {
  const t = useMessages(periodMessages)
  const m = useMessages(matchMessages)
  return ({ word, n }) => {
    if (word === 'half') return { short: n === 1 ? t.first : t.second, full: m.half({ n }) }
    return { short: String(n), full: word === 'inning' ? t.inning({ n }) : m[word]({ n }) }
  }
}
