/** Checks the member's own deposit limits. */
import * as CODE from '@lantern/contract/code'
import { siteTimeText } from '../../../clock/site-time.rules.ts'
import type { Executor } from '../../../database/database.ts'
import { fromFen } from '../../../ledger/money.rules.ts'
import { SandboxError } from '../../../refusal/sandbox-error.ts'
import { bindingLimit } from '../../../safer/guard/limit.rules.ts'
import { limitUses } from '../../../safer/guard/own-limits.ts'

/** @throws SandboxError 712001 with the remainder, its period, and when it resets */
export async function requireDepositRoom(db: Executor, memberId: string, amount: number, now: number): Promise<void> {
  const { left, resetAt, period } = bindingLimit(await limitUses(db, memberId, 'deposit', now))
  if (amount <= left) return
  const at = siteTimeText(resetAt)
  throw new SandboxError(
    CODE.DEPOSIT_LIMIT,
    { zh: `已达存款限额，${at} 恢复`, en: `Deposit limit reached, free again at ${at}` },
    { left: fromFen(left), resetAt, period },
  )
}
