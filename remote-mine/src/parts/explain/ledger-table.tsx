import { formatMoney, useMessages } from '@lantern/i18n'
import { explainMessages } from './explain.messages.ts'
import { netByAccount } from './postings.rules.ts'
import { PostingsTable, type TablePosting } from './postings-table.tsx'
import { type LedgerWords, useLedgerWords } from './use-ledger-words.ts'

export type LedgerTableProps = {
  ledger: readonly TablePosting[]
  /** @default the labels of useLedgerWords */
  words?: LedgerWords
}

/** The postings of one business transaction and their net effect per account. */
export function LedgerTable({ ledger, words: ownWords }: LedgerTableProps) {
  const t = useMessages(explainMessages)
  const ledgerWords = useLedgerWords()
  const words = ownWords ?? ledgerWords
  const sums = netByAccount(ledger).map(({ account, amount }) => ({
    label: t.net({ account: words.account(account) }),
    amount: formatMoney(amount, { sign: true }),
  }))
  return <PostingsTable postings={ledger} words={words} sums={sums} />
}
