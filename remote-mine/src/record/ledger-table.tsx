import type { DataOf } from '@lantern/contract'
import type { betDetail } from '@lantern/contract/records'
import { formatDateTime, formatMoney, useMessages } from '@lantern/i18n'
import { accountKind } from './bet.rules.ts'
import { recordMessages } from './record.messages.ts'
import styles from './record.module.css'

/** Each posting: what for, on which account, when, how much. */
export function LedgerTable({ ledger }: { ledger: DataOf<typeof betDetail>['ledger'] }) {
  const t = useMessages(recordMessages)
  const biz: Readonly<Record<string, string>> = {
    BET_STAKE: t.BET_STAKE,
    BET_SETTLE: t.BET_SETTLE,
    BET_VOID: t.BET_VOID,
    BET_CASHOUT: t.BET_CASHOUT,
    BET_RESETTLE: t.BET_RESETTLE,
  }
  const accounts = { main: t.toMain, venue: t.toVenue, open: t.toOpen, house: t.toHouse }
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
              {biz[posting.biz] ?? posting.biz} · {accounts[accountKind(posting.account)]}
            </th>
            <td>{formatDateTime(posting.at)}</td>
            <td>{formatMoney(posting.amount, { sign: true })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
