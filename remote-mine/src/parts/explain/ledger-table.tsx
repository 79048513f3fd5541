import type { ExplainPosting } from '@lantern/contract/explain'
import { formatDateTime, formatMoney, useMessages } from '@lantern/i18n'
import { explainMessages } from './explain.messages.ts'
import styles from './explain.module.css'
import { netByAccount } from './postings.rules.ts'
import { type LedgerWords, useLedgerWords } from './use-ledger-words.ts'

export type LedgerTableProps = {
  ledger: readonly Pick<ExplainPosting, 'entryNo' | 'biz' | 'account' | 'amount' | 'at'>[]
  /** @default those of the ledger */
  words?: LedgerWords
}

/** Each posting: what for, on which account, when, how much; below them what all of it did to each account. */
export function LedgerTable({ ledger, words: ownWords }: LedgerTableProps) {
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
        {ledger.map((posting) => (
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
      </tbody>
      <tfoot>
        {netByAccount(ledger).map(({ account, amount }) => (
          <tr key={account}>
            <th scope="row">{t.net({ account: words.account(account) })}</th>
            <td>{formatMoney(amount, { sign: true })}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  )
}
