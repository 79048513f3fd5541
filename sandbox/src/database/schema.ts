/** Every table of the sandbox, typed once. A domain adds its own in `<domain>/<domain>.schema.ts` and its SQL in `migrations/`. */
import type { ActivityTables } from '../activity/activity.schema.ts'
import type { BookTables } from '../book/book.schema.ts'
import type { ChatTables } from '../chat/chat.schema.ts'
import type { ContentTables } from '../content/content.schema.ts'
import type { DemoTables } from '../demo/demo.schema.ts'
import type { FinanceTables } from '../finance/finance.schema.ts'
import type { HelpTables } from '../help/help.schema.ts'
import type { LedgerTables } from '../ledger/ledger.schema.ts'
import type { AccountTables } from '../members/account.schema.ts'
import type { MemberTables } from '../members/members.schema.ts'
import type { RebateTables } from '../rebate/rebate.schema.ts'
import type { SaferTables } from '../safer/safer.schema.ts'
import type { ServiceTables } from '../service/service.schema.ts'
import type { SignInTables } from '../sign-in/sign-in.schema.ts'

/** Key and value of small state that must outlive the process: clock, response keys, site switches. */
type SandboxStateTable = { key: string; value: string }

/** Answers of writes by `requestNo` (screens.md 0.1). */
type RequestStoreTable = {
  member_id: string
  request_no: string
  body_hash: string
  answer: string | null
  at: number
}

export type Schema = { sandbox_state: SandboxStateTable; request_store: RequestStoreTable } & LedgerTables &
  MemberTables &
  SignInTables &
  AccountTables &
  SaferTables &
  FinanceTables &
  ContentTables &
  BookTables &
  ChatTables &
  DemoTables &
  ActivityTables &
  HelpTables &
  RebateTables &
  ServiceTables
