import type { MemberInfo } from '@lantern/contract/user'
import type { WalletOverview } from '@lantern/contract/wallet'
import type { ReadQuery } from '@lantern/page'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { memberQuery, walletQuery } from '../parts/money.api.ts'
import { keepHub, keptHub } from './kept-hub.ts'

export type HubReads = {
  member: ReadQuery<MemberInfo>
  wallet: ReadQuery<WalletOverview>
  /** The figures are those of an earlier visit. */
  isKept: boolean
}

/** The member and the wallet: what this device kept of them until they are answered, and then kept for the next load. */
export function useHubReads(): HubReads {
  const [kept] = useState(keptHub)
  const member = useQuery(memberQuery())
  const wallet = useQuery(walletQuery())
  const at = Math.min(member.dataUpdatedAt, wallet.dataUpdatedAt)
  useEffect(() => {
    if (member.data && wallet.data) keepHub(at, member.data, wallet.data)
  }, [at, member.data, wallet.data])
  // Beside a new answer about the member, whose balance it contains, an old wallet says less than none.
  const keptWallet = wallet.error !== null && member.data !== undefined ? undefined : kept?.wallet
  return {
    member: orKept(member, kept?.member, kept?.at),
    wallet: orKept(wallet, keptWallet, kept?.at),
    isKept: kept !== null && (member.data === undefined || (wallet.data === undefined && keptWallet !== undefined)),
  }
}

function orKept<Data>(query: UseQueryResult<Data>, kept: Data | undefined, at = 0): ReadQuery<Data> {
  const { data, error, isPending, isFetching, dataUpdatedAt, refetch } = query
  const read = { error, isFetching, refetch }
  return data === undefined && kept !== undefined
    ? { ...read, data: kept, isPending: false, dataUpdatedAt: at }
    : { ...read, data, isPending, dataUpdatedAt }
}
