/** A payment account as its member sees it. */
import type { PayAccount } from '@lantern/contract/accounts'
import type { PayAccountRow } from '../../database/tables/money/finance.schema.ts'
import { maskName } from '../../members/mask.rules.ts'

export function accountView(row: PayAccountRow): PayAccount {
  return {
    id: row.id,
    kind: row.kind,
    bank: row.bank,
    masked: row.masked,
    holder: maskName(row.holder),
    nickname: row.nickname,
    isDefault: row.is_default,
    state: row.state,
    reason: row.reason,
    usableAt: row.usable_at,
  }
}
