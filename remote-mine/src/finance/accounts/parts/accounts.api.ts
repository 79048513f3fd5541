/** Queries and commands of the payout accounts. */
import type { InputOf } from '@lantern/contract'
import type { AccountKind } from '@lantern/contract/account-kinds'
import {
  accountAdd,
  accountDefault,
  accountList,
  accountOneTap,
  accountRemove,
  accountReplace,
  accountSms,
  accountVerify,
} from '@lantern/contract/accounts'
import { fundPasswordSet } from '@lantern/contract/security'
import { call } from '@lantern/platform'
import { queryOptions } from '@tanstack/react-query'
import { MONEY_KEY } from '../../../parts/money.api.ts'

/** @param kind null for all kinds */
export function accountsQuery(kind: AccountKind | null) {
  return queryOptions({
    queryKey: [MONEY_KEY, 'accounts', kind],
    queryFn: ({ signal }) => call(accountList, kind === null ? {} : { kind }, { signal }),
  })
}

/** Validates a value on the server while it is typed. Disabled for an empty value. */
export function verifyQuery(input: InputOf<typeof accountVerify>, isAsked: boolean) {
  return queryOptions({
    queryKey: ['mine-account-check', input],
    queryFn: ({ signal }) => call(accountVerify, input, { signal }),
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Idempotent by request number: after a lost response the member submits again and gets the first answer. */
export const addAccount = (input: InputOf<typeof accountAdd>) => call(accountAdd, input)
/** Reads the member's address from the simulated wallet app. */
export const readWallet = async (kind: 'EBPAY' | 'KOIPAY') => (await call(accountOneTap, { kind })).address
export const chooseAccount = (id: string) => call(accountDefault, { id })
export const removeAccount = (id: string, fundPwd: string) => call(accountRemove, { id, fundPwd })
/** The old card stays in use until the second review. Idempotent by request number. */
export const replaceCard = (input: InputOf<typeof accountReplace>) => call(accountReplace, input)
export const sendBindCode = () => call(accountSms, {})
export const setFundPassword = (pwd: string) => call(fundPasswordSet, { pwd })
