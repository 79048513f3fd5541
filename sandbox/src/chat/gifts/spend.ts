/** What members may spend in the chat of a day. */
import { CHAT_DAY_CAP } from '@lantern/contract/chat-gifts'
import * as CODE from '@lantern/contract/code'
import { DAY_MS, siteDayStart } from '@lantern/contract/site-time'
import type { Executor } from '../../database/database.ts'
import { fromFen, toFen } from '../../ledger/money.rules.ts'
import { SandboxError } from '../../refusal/sandbox-error.ts'
import { spentToday } from './gifts.repository.ts'

/** Fen that the member may still spend today. The caller holds the member's row. */
export async function spendLeft(db: Executor, memberId: string, now: number): Promise<number> {
  return Math.max(0, toFen(CHAT_DAY_CAP) - (await spentToday(db, memberId, now)))
}

/** @throws SandboxError 711003 with what is left, above the day's cap */
export async function requireWithinCap(db: Executor, memberId: string, amount: number, now: number): Promise<void> {
  const left = await spendLeft(db, memberId, now)
  if (amount <= left) return
  const data = { left: fromFen(left), resetAt: siteDayStart(now) + DAY_MS }
  const text = {
    zh: `超出聊天室每日限额，今日还可用 ${data.left}`,
    en: `Above the day's limit in chat: ${data.left} left`,
  }
  throw new SandboxError(CODE.ABOVE_MAXIMUM, text, data)
}
