/** Requests of the invitation. */
import type { InputOf } from '@lantern/contract'
import { inviteClaim, inviteFriends, inviteInfo } from '@lantern/contract/invitation'
import { call } from '@lantern/platform'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

export const INVITE_KEY = ['activity', 'invite']

/** @param who of the session: members get their code too */
export function inviteQuery(who: string) {
  return queryOptions({
    queryKey: [...INVITE_KEY, 'info', who],
    queryFn: ({ signal }) => call(inviteInfo, {}, { signal }),
  })
}

export function friendsQuery() {
  return infiniteQueryOptions({
    queryKey: [...INVITE_KEY, 'friends'],
    queryFn: ({ signal, pageParam }) => call(inviteFriends, { pageNum: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore }, pages) => (hasMore ? pages.length + 1 : undefined),
  })
}

export const claimReward = (claim: InputOf<typeof inviteClaim>) => call(inviteClaim, claim)
