import type { ExplainPosting } from '@lantern/contract/explain'
import { formatDateTime, formatMoney, useMessages } from '@lantern/i18n'
import type { LedgerWords } from '../parts/explain/use-ledger-words.ts'
import { recordMessages } from './record.messages.ts'
import styles from './record.module.css'

export type LedgerTableProps = {
  ledger: readonly Pick<ExplainPosting, 'entryNo' | 'biz' | 'account' | 'amount' | 'at'>[]
  words: LedgerWords
}

/** Each posting: what for, on which account, when, how much. */
export function LedgerTable({ ledger, words }: LedgerTableProps) {
  const t = useMessages(recordMessages)
  return (
    <table className={styles.ledger}>
      <thead>
        <tr>
          <th scope="col">{t.ledger}</th>
          <th scope="col">{t.time}</th>
          <th scope="col">{t.amount}</th>
        </tr>
      </thead>
      <tbody>
        {ledger.map((posting) => (
          <tr key={`${posting.entryNo}-${posting.account}`}>
            <th scope="row">
              {words.biz(posting.biz)} · {words.account(posting.account)}
            </th>
            <td>{formatDateTime(posting.at)}</td>
            <td>{formatMoney(posting.amount, { sign: true })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
