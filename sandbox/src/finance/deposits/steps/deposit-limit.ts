/** Checks the member's own deposit limits. */
import * as CODE from '@lantern/contract/code'
import { siteTimeText } from '../../../clock/site-time.rules.ts'
import type { Executor } from '../../../database/database.ts'
import { fromFen } from '../../../ledger/money.rules.ts'
import { SandboxError } from '../../../refusal/sandbox-error.ts'
import { bindingLimit } from '../../../safer/limit.rules.ts'
import { depositLimits } from '../../../safer/limits.repository.ts'

/** @throws SandboxError 712001 with the remainder, its period, and when it resets */
export async function requireDepositRoom(db: Executor, memberId: string, amount: number, now: number): Promise<void> {
  const { left, resetAt, period } = bindingLimit(await depositLimits(db, memberId, now))
  if (amount <= left) return
  const at = siteTimeText(resetAt)
  throw new SandboxError(
    CODE.DEPOSIT_LIMIT,
    { zh: `已达存款限额，${at} 恢复`, en: `Deposit limit reached, free again at ${at}` },
    { left: fromFen(left), resetAt, period },
  )
}
