/** Calls of the payout accounts. */
import type { InputOf } from '@lantern/contract'
import type { AccountKind } from '@lantern/contract/account-kinds'
import {
  accountAdd,
  accountDefault,
  accountList,
  accountOneTap,
  accountRemove,
  accountSms,
  accountVerify,
} from '@lantern/contract/accounts'
import { fundPasswordSet } from '@lantern/contract/security'
import { call } from '@lantern/platform'
import { queryOptions } from '@tanstack/react-query'
import { MONEY_KEY } from '../../../parts/money.api.ts'

/** @param kind null = all kinds */
export function accountsQuery(kind: AccountKind | null) {
  return queryOptions({
    queryKey: [MONEY_KEY, 'accounts', kind],
    queryFn: ({ signal }) => call(accountList, kind === null ? {} : { kind }, { signal }),
  })
}

/** What the server says of a value while it is typed. Nothing is asked for an empty one. */
export function verifyQuery(input: InputOf<typeof accountVerify>, isAsked: boolean) {
  return queryOptions({
    queryKey: ['mine-account-check', input],
    queryFn: ({ signal }) => call(accountVerify, input, { signal }),
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The same request number again is answered as the first time: a lost answer is asked for by the same button. */
export const addAccount = (input: InputOf<typeof accountAdd>) => call(accountAdd, input)
/** The wallet's app, simulated, hands over the member's address. */
export const readWallet = async (kind: 'EBPAY' | 'KOIPAY') => (await call(accountOneTap, { kind })).address
export const chooseAccount = (id: string) => call(accountDefault, { id })
export const removeAccount = (id: string, fundPwd: string) => call(accountRemove, { id, fundPwd })
export const sendBindCode = () => call(accountSms, {})
export const setFundPassword = (pwd: string) => call(fundPasswordSet, { pwd })
