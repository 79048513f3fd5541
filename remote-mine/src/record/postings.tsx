import { formatDateTime, formatMoney, useMessages } from '@lantern/i18n'
import { Section, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useLedgerWords } from '../parts/explain/use-ledger-words.ts'
import { Loaded } from '../parts/loaded.tsx'
import { postingsQuery } from './record.api.ts'
import { recordMessages } from './record.messages.ts'
import styles from './record.module.css'

/** What one order, transfer or claim did to the member's accounts, line by line. Nothing while nothing was posted. */
export function Postings({ bizNo }: { bizNo: string }) {
  const t = useMessages(recordMessages)
  const words = useLedgerWords()
  const query = useQuery(postingsQuery(bizNo))
  if (bizNo === '' || query.data?.list.length === 0) return null
  return (
    <Section title={t.ledger} level={3} lead={t.ledgerNote}>
      <Loaded query={query} skeleton={<Skeleton shape="row" count={2} />}>
        {({ list }) => (
          <table className={styles.ledger}>
            <thead>
              <tr>
                <th scope="col">{t.ledger}</th>
                <th scope="col">{t.time}</th>
                <th scope="col">{t.amount}</th>
              </tr>
            </thead>
            <tbody>
              {list.map((posting) => (
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
        )}
      </Loaded>
    </Section>
  )
}
