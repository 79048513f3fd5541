/** Types of all tables. A domain adds `<domain>.schema.ts` in `tables/` and its SQL in `migrations/`. */

import type { AccountTables } from './tables/members/account.schema.ts'
import type { IdentityTables } from './tables/members/identity.schema.ts'
import type { MemberTables } from './tables/members/members.schema.ts'
import type { PrivacyTables } from './tables/members/privacy.schema.ts'
import type { ProfileTables } from './tables/members/profile.schema.ts'
import type { PushTables } from './tables/members/push.schema.ts'
import type { SaferTables } from './tables/members/safer.schema.ts'
import type { SignInTables } from './tables/members/sign-in.schema.ts'
import type { VipTables } from './tables/members/vip.schema.ts'
import type { CoinTables } from './tables/money/coins.schema.ts'
import type { FinanceTables } from './tables/money/finance.schema.ts'
import type { LedgerTables } from './tables/money/ledger.schema.ts'
import type { RebateTables } from './tables/money/rebate.schema.ts'
import type { ActivityTables } from './tables/site/activity.schema.ts'
import type { AgentTables } from './tables/site/agent.schema.ts'
import type { BookTables } from './tables/site/book.schema.ts'
import type { ChatTables } from './tables/site/chat.schema.ts'
import type { ContentTables } from './tables/site/content.schema.ts'
import type { DemoTables } from './tables/site/demo.schema.ts'
import type { FeedbackTables } from './tables/site/feedback.schema.ts'
import type { GiftTables } from './tables/site/gifts.schema.ts'
import type { HelpTables } from './tables/site/help.schema.ts'
import type { MallTables } from './tables/site/mall.schema.ts'
import type { RoundTables } from './tables/site/rounds.schema.ts'
import type { ServiceTables } from './tables/site/service.schema.ts'

/** Key-value state that survives restarts: clock, response keys, site switches. */
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
  PushTables &
  MemberTables &
  SignInTables &
  AccountTables &
  PrivacyTables &
  IdentityTables &
  ProfileTables &
  SaferTables &
  VipTables &
  CoinTables &
  FinanceTables &
  ContentTables &
  BookTables &
  ChatTables &
  GiftTables &
  DemoTables &
  ActivityTables &
  AgentTables &
  FeedbackTables &
  HelpTables &
  MallTables &
  RoundTables &
  RebateTables &
  ServiceTables
