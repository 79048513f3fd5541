import type { ExplainPosting } from '@lantern/contract/explain'
import { formatDateTime, formatMoney, useMessages } from '@lantern/i18n'
import { explainMessages } from './explain.messages.ts'
import styles from './explain.module.css'
import { type LedgerWords, useLedgerWords } from './use-ledger-words.ts'

export type TablePosting = Pick<ExplainPosting, 'entryNo' | 'biz' | 'account' | 'amount' | 'at'>
/** A line that stands for others; amounts as they are shown. */
type TableLine = { readonly label: string; readonly amount: string }

export type PostingsTableProps = {
  postings: readonly TablePosting[]
  /** @default those of the ledger */
  words?: LedgerWords
  /** Postings that are not listed, as one line. */
  rest?: TableLine
  sums: readonly TableLine[]
}

/** Each posting: what for, on which account, when, how much; below them their sums. */
export function PostingsTable({ postings, words: ownWords, rest, sums }: PostingsTableProps) {
  const t = useMessages(explainMessages)
  const ledgerWords = useLedgerWords()
  const words = ownWords ?? ledgerWords
  return (
    <table className={styles.postings} aria-label={t.postings}>
      <thead>
        <tr>
          <th scope="col">{t.what}</th>
          <th scope="col">{t.amount}</th>
        </tr>
      </thead>
      <tbody>
        {postings.map((posting) => (
          <tr key={`${posting.entryNo}-${posting.account}`}>
            <th scope="row">
              {words.biz(posting.biz)}
              <span className={styles.weak}>
                {words.account(posting.account)} · {formatDateTime(posting.at)}
              </span>
            </th>
            <td>{formatMoney(posting.amount, { sign: true })}</td>
          </tr>
        ))}
        {rest && <Line line={rest} />}
      </tbody>
      <tfoot>
        {sums.map((line) => (
          <Line key={line.label} line={line} />
        ))}
      </tfoot>
    </table>
  )
}

function Line({ line: { label, amount } }: { line: TableLine }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{amount}</td>
    </tr>
  )
}
