/** Tables of play credit (screens.md 3 `/demo`). Amounts in fen of DEMO, times in epoch ms. */
import type { Generated, Selectable } from 'kysely'
import type { BetsTable } from './book.schema.ts'

type DemoAccountsTable = {
  id: string
  token_hash: string
  created_at: number
  expire_at: number
  grants: Generated<number>
  reset_day: Generated<string>
  resets_used: Generated<number>
}
export type DemoAccount = Selectable<DemoAccountsTable>

type DemoEntriesTable = {
  token_hash: string
  account_id: string
  kind: 'code' | 'play'
  en_name: string
  parent_origin: string
  expire_at: number
}
export type DemoEntry = Selectable<DemoEntriesTable>

type DemoBetsTable = Omit<BetsTable, 'member_id'> & { account_id: string }
export type DemoBet = Selectable<DemoBetsTable>

export type DemoTables = {
  demo_accounts: DemoAccountsTable
  demo_entries: DemoEntriesTable
  demo_bets: DemoBetsTable
}
