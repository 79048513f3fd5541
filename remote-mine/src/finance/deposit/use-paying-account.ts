/** Selects the account that a deposit is paid from: the chosen one, the last used one, or the default if an account is required. */
import type { AccountKind } from '@lantern/contract/account-kinds'
import { ACCOUNT_STATE, type PayAccount } from '@lantern/contract/accounts'
import type { DepositMethodInfo } from '@lantern/contract/deposit'
import { readStored, writeStored } from '@lantern/platform'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { record, string } from 'valibot'
import { accountsQuery } from '../accounts/parts/accounts.api.ts'

/** Payment by QR code, from any account. */
export const SCAN = 'scan'
const rememberedSchema = record(string(), string())

export type PayingAccount = {
  accounts: readonly PayAccount[]
  /** The accounts are still loading. */
  isPending: boolean
  /** Resolves the member's selection to an account id or SCAN. */
  choose: (asked: string | undefined) => string
  /** Stores the choice as the next default. */
  remember: (chosen: string) => void
}

export function usePayingAccount(method: DepositMethodInfo): PayingAccount {
  const kind = (method.accountKind ?? null) as AccountKind | null
  const { data, isPending } = useQuery({ ...accountsQuery(kind), enabled: kind !== null })
  const [last] = useState(() => readStored('payFrom', rememberedSchema) ?? {})
  const accounts = kind === null ? [] : (data?.list ?? [])
  const usable = accounts.filter(({ state }) => state === ACCOUNT_STATE.normal)
  const first = usable.find(({ isDefault }) => isDefault) ?? usable[0]
  const otherwise = method.needAccount ? (first?.id ?? SCAN) : SCAN
  return {
    accounts,
    isPending: kind !== null && isPending,
    choose(asked) {
      const wanted = asked ?? last[method.method]
      if (wanted === SCAN && !method.needAccount) return SCAN
      return wanted !== undefined && usable.some(({ id }) => id === wanted) ? wanted : otherwise
    },
    remember(chosen) {
      if (kind !== null) writeStored('payFrom', { ...last, [method.method]: chosen })
    },
  }
}
