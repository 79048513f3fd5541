import { formatMoney, useMessages } from '@lantern/i18n'
import { Amount, HiddenText } from '@lantern/ui'
import type { ReactNode } from 'react'
import { useHideAmounts } from '../../parts/hide-amounts.atoms.ts'
import { partsMessages } from '../../parts/parts.messages.ts'
import { resultsMessages } from '../../parts/results/results.messages.ts'
import styles from '../../parts/results/results.module.css'
import type { Result } from '../parts/statement.api.ts'
import { statementMessages } from '../parts/statement.messages.ts'

export type ResultTableProps = {
  result: Result
  word: (key: string) => string
  title: string
  /** Opens the bets of a group, or of all without a key. */
  onOpen: (key: string | undefined, label: string) => void
}

/** The figures of the chart; each stake, return and net result opens the bets that it adds up. */
export function ResultTable({ result, word, title, onOpen }: ResultTableProps) {
  const t = useMessages(statementMessages)
  const row = (figures: Result['totals'], key: string | undefined) => (
    <ResultRow
      key={key ?? ''}
      figures={figures}
      label={key === undefined ? t.sum : word(key)}
      onOpen={(label) => onOpen(key, label)}
    />
  )
  return (
    <table className={styles.table} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{t.net}</th>
        </tr>
      </thead>
      <tbody>{result.list.map(({ key, ...figures }) => row(figures as Result['totals'], key))}</tbody>
      <tfoot>{row(result.totals, undefined)}</tfoot>
    </table>
  )
}

type ResultRowProps = { figures: Result['totals']; label: string; onOpen: (label: string) => void }

function ResultRow({ figures, label, onOpen }: ResultRowProps) {
  const t = useMessages(statementMessages)
  const p = useMessages(partsMessages)
  const [isHidden] = useHideAmounts()
  const money = (amount: string): string => (isHidden ? HIDDEN : formatMoney(amount))
  const bets = { label, onOpen: () => onOpen(label) }
  return (
    <tr>
      <th scope="row">
        <span className={styles.group}>
          {label}
          <span className={styles.weak}>{t.count({ n: String(figures.bets) })}</span>
        </span>
        <span className={styles.parts}>
          <BetsButton {...bets}>{t.staked({ amount: money(figures.stake) })}</BetsButton>
          <BetsButton {...bets}>{t.returned({ amount: money(figures.return) })}</BetsButton>
        </span>
      </th>
      <td>
        <BetsButton {...bets}>
          <Amount value={figures.net} sign tone="auto" hidden={isHidden} hiddenLabel={p.hidden} />
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
