import { formatMoney, useMessages } from '@lantern/i18n'
import { Amount, HiddenText } from '@lantern/ui'
import type { ReactNode } from 'react'
import { useHideAmounts } from '../../parts/hide-amounts.atoms.ts'
import { partsMessages } from '../../parts/parts.messages.ts'
import { resultsMessages } from '../../parts/results/results.messages.ts'
import styles from '../../parts/results/results.module.css'
import type { Result } from '../parts/statement.api.ts'
import { statementMessages } from '../parts/statement.messages.ts'
import { barsOf } from '../parts/statement.rules.ts'
import { ResultBar } from './result-bar.tsx'

export type ResultTableProps = {
  result: Result
  word: (key: string) => string
  title: string
  /** Opens the bets of a group, or of all without a key. */
  onOpen: (key: string | undefined, label: string) => void
}

/** Groups with a bar each; a stake, a return and a net result open the bets that they add up. */
export function ResultTable({ result, word, title, onOpen }: ResultTableProps) {
  const t = useMessages(statementMessages)
  const [isHidden] = useHideAmounts()
  // The newest month first, as in the records.
  const groups = result.by === 'month' ? result.list.toReversed() : result.list
  // Lengths reveal amounts too.
  const bars = isHidden ? [] : barsOf(groups.map(({ net }) => net))
  return (
    <table className={styles.table} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{t.net}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ key, ...figures }, index) => (
          <ResultRow
            key={key}
            figures={figures}
            bar={bars[index] ?? 0}
            label={word(key)}
            onOpen={(label) => onOpen(key, label)}
          />
        ))}
      </tbody>
      <tfoot>
        <ResultRow figures={result.totals} label={t.sum} onOpen={(label) => onOpen(undefined, label)} />
      </tfoot>
    </table>
  )
}

type ResultRowProps = { figures: Result['totals']; bar?: number; label: string; onOpen: (label: string) => void }

function ResultRow({ figures, bar, label, onOpen }: ResultRowProps) {
  const t = useMessages(statementMessages)
  const p = useMessages(partsMessages)
  const [isHidden] = useHideAmounts()
  const money = (amount: string): string => `¥${isHidden ? HIDDEN : formatMoney(amount)}`
  const bets = { label, onOpen: () => onOpen(label) }
  return (
    <tr>
      <th scope="row">
        <span className={styles.group}>
          {label}
          <span className={styles.weak}>{t.count({ n: String(figures.bets) })}</span>
        </span>
        {bar !== undefined && <ResultBar length={bar} />}
        <span className={styles.parts}>
          <BetsButton {...bets}>{t.staked({ amount: money(figures.stake) })}</BetsButton>
          <BetsButton {...bets}>{t.returned({ amount: money(figures.return) })}</BetsButton>
        </span>
      </th>
      <td>
        <BetsButton {...bets}>
          <Amount value={figures.net} currency="¥" sign tone="auto" hidden={isHidden} hiddenLabel={p.hidden} />
        </BetsButton>
      </td>
    </tr>
  )
}

function BetsButton({ label, onOpen, children }: { label: string; onOpen: () => void; children: ReactNode }) {
  const t = useMessages(resultsMessages)
  return (
    <button type="button" className={styles.net} aria-haspopup="dialog" onClick={onOpen}>
      {children}
      <HiddenText>{t.open({ label })}</HiddenText>
    </button>
  )
}

const HIDDEN = '••••'
