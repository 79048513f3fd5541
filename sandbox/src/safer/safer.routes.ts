/** Limits that members set themselves. */
import { limitSave, saferOverview } from '@lantern/contract/safer'
import { fromFen, toFen } from '../ledger/money.rules.ts'
import type { Wire } from '../wire/wire.ts'
import { depositLimits } from './limits.repository.ts'
import { saveLimit } from './save-limit.ts'

export function saferRoutes(wire: Wire): void {
  wire.memberRead(saferOverview, async (_input, { db, member, now }) => ({
    limits: (await depositLimits(db, member.id, now)).map(({ period, amount, used, resetAt, pending }) => ({
      kind: 'deposit' as const,
      period,
      amount: moneyOf(amount),
      used: fromFen(used),
      resetAt,
      pending: pending && { amount: moneyOf(pending.amount), at: pending.at },
    })),
  }))

  wire.memberWrite(limitSave, async ({ period, amount }, { trx, member, now }) => {
    const saved = await saveLimit(trx, member.id, period, amount === null ? null : toFen(amount), now)
    return { activeNow: moneyOf(saved.amount), pendingAt: saved.pending?.at ?? null }
  })
}

function moneyOf(fen: number | null): string | null {
  return fen === null ? null : fromFen(fen)
}
