import { formatMoney, useMessages } from '@lantern/i18n'
import { Amount, HiddenText } from '@lantern/ui'
import { useHideAmounts } from '../../parts/hide-amounts.atoms.ts'
import { partsMessages } from '../../parts/parts.messages.ts'
import type { Result } from '../parts/statement.api.ts'
import { statementMessages } from '../parts/statement.messages.ts'
import styles from '../parts/statement.module.css'

export type ResultTableProps = {
  result: Result
  word: (key: string) => string
  title: string
  /** Opens the bets of a group, or of all without a key. */
  onOpen: (key: string | undefined, label: string) => void
}

/** The figures of the chart; each net amount opens the bets that it adds up. */
export function ResultTable({ result, word, title, onOpen }: ResultTableProps) {
  const t = useMessages(statementMessages)
  const row = (figures: Result['totals'], key: string | undefined) => {
    const label = key === undefined ? t.sum : word(key)
    return (
      <tr key={key ?? ''}>
        <th scope="row">
          {label}
          <Parts figures={figures} />
        </th>
        <td>
          <Net value={figures.net} label={label} onOpen={() => onOpen(key, label)} />
        </td>
      </tr>
    )
  }
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

function Parts({ figures }: { figures: Result['totals'] }) {
  const t = useMessages(statementMessages)
  const [isHidden] = useHideAmounts()
  const money = (amount: string): string => (isHidden ? '••••' : formatMoney(amount))
  return (
    <span className={styles.weak}>
      {t.parts({ n: String(figures.bets), stake: money(figures.stake), back: money(figures.return) })}
    </span>
  )
}

function Net({ value, label, onOpen }: { value: string; label: string; onOpen: () => void }) {
  const t = useMessages(statementMessages)
  const p = useMessages(partsMessages)
  const [isHidden] = useHideAmounts()
  return (
    <button type="button" className={styles.net} aria-haspopup="dialog" onClick={onOpen}>
      <Amount value={value} sign tone="auto" hidden={isHidden} hiddenLabel={p.hidden} />
      <HiddenText>{t.open({ label })}</HiddenText>
    </button>
  )
}
