/** When a verified name can be corrected: before a document confirms it and before an account is bound in it. */
import type { NameLock } from '@lantern/contract/profile'
import type { Executor } from '../../database/database.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import { accountsOf } from '../../finance/accounts/account.repository.ts'
import { casesOf } from '../../identity/identity.repository.ts'
import { levelOf } from '../../identity/identity.rules.ts'
import type { Sentence } from '../../refusal/sandbox-error.ts'

export const NAME_LOCKED: Readonly<Record<NameLock, Sentence>> = {
  identity: { zh: '请先完成实名认证', en: 'Verify your identity first' },
  document: { zh: '证件认证后不能更改姓名', en: 'A name that a document confirmed cannot be changed' },
  account: { zh: '已有收款账户使用此姓名，请先移除', en: 'A payout account is in this name. Remove it first.' },
}

/** @returns why the name cannot be changed; null = a change is reviewed */
export async function nameLockOf(db: Executor, { id, kyc }: Member): Promise<NameLock | null> {
  const level = levelOf(kyc, await casesOf(db, id))
  if (level === 0) return 'identity'
  if (level > 1) return 'document'
  return (await accountsOf(db, id)).length > 0 ? 'account' : null
}
