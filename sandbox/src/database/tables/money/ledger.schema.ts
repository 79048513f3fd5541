/** Tables of the double-entry ledger (screens.md 11.1). Amounts in minor units: CNY and DEMO fen, COIN 1. Times in epoch milliseconds. */
import type { Generated } from 'kysely'

/** DEMO is play credit: not money, never exchanged. */
export type Currency = 'CNY' | 'COIN' | 'DEMO'

type LedgerAccountTable = {
  id: Generated<number>
  /** `member:<memberId>` or `house`. */
  owner: string
  kind: string
  currency: string
  balance: Generated<number>
  version: Generated<number>
}

type LedgerEntryTable = {
  id: Generated<number>
  no: string
  at: number
  biz_type: string
  biz_no: string
  step: string
  request_no: string | null
  memo: string
}

type LedgerPostingTable = {
  id: Generated<number>
  entry_id: number
  account_id: number
  amount: number
  balance_after: number
}

export type LedgerTables = {
  ledger_accounts: LedgerAccountTable
  ledger_entries: LedgerEntryTable
  ledger_postings: LedgerPostingTable
}
