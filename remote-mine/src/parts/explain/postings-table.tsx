import type { ExplainPosting } from '@lantern/contract/explain'
import { formatDateTime, formatMoney, useMessages } from '@lantern/i18n'
import { explainMessages } from './explain.messages.ts'
import styles from './explain.module.css'
import { type LedgerWords, useLedgerWords } from './use-ledger-words.ts'

export type TablePosting = Pick<ExplainPosting, 'entryNo' | 'biz' | 'account' | 'amount' | 'at'>
/** A summary line; the amount is already formatted. */
type TableLine = { readonly label: string; readonly amount: string }

export type PostingsTableProps = {
  postings: readonly TablePosting[]
  /** @default the labels of useLedgerWords */
  words?: LedgerWords
  /** Sum of the postings that are not listed. */
  rest?: TableLine
  sums: readonly TableLine[]
}

/** Table of postings (purpose, account, time, amount) with their sums below. */
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
