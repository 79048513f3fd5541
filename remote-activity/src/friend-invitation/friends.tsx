import type { Friend } from '@lantern/contract/invitation'
import { entryOf } from '@lantern/contract/open-enum'
import { formatDateTime, formatMoney, useMessages } from '@lantern/i18n'
import { QueryView } from '@lantern/page'
import { emit, memberMessage, newRequestNo, useOnline } from '@lantern/platform'
import { Badge, Button, Card, Empty, ListRow, Section, Skeleton } from '@lantern/ui'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { claimReward, friendsQuery, INVITE_KEY } from './invitation.api.ts'
import { invitationMessages } from './invitation.messages.ts'
import styles from './invitation.module.css'

const TONE = { registered: 'neutral', deposited: 'accent', valid: 'positive', refused: 'warning' } as const

/** Friends with their stage; a valid one has a reward. */
export function Friends({ reward }: { reward: string }) {
  const t = useMessages(invitationMessages)
  const friends = useInfiniteQuery(friendsQuery())
  return (
    <Section title={t.friends} lead={t.friendsLead}>
      <QueryView query={friends} skeleton={<Skeleton shape="row" count={3} label={t.loading} />}>
        {({ pages }) => {
          const rows = pages.flatMap(({ list }) => list)
          if (rows.length === 0) return <Empty art="offers" title={t.noFriends} detail={t.noFriendsDetail} />
          return (
            <>
              <Card padding="none">
                <ul className={styles.list}>
                  {rows.map((friend) => (
                    <li key={friend.id}>
                      <FriendRow friend={friend} reward={reward} />
                    </li>
                  ))}
                </ul>
              </Card>
              {friends.hasNextPage && (
                <Button block busy={friends.isFetchingNextPage} onClick={() => void friends.fetchNextPage()}>
                  {t.more}
                </Button>
              )}
            </>
          )
        }}
      </QueryView>
    </Section>
  )
}

function FriendRow({ friend, reward }: { friend: Friend; reward: string }) {
  const t = useMessages(invitationMessages)
  const isOnline = useOnline()
  const claim = useClaim(friend.rewardId ?? '')
  const isClaimable = friend.rewardState === 'claimable'
  return (
    <>
      <ListRow
        title={friend.nickMasked}
        detail={formatDateTime(friend.at)}
        value={
          <Badge tone={entryOf(TONE, friend.stage) ?? 'neutral'}>
            {entryOf(t.stages, friend.stage) ?? friend.stage}
          </Badge>
        }
        note={friend.rewardState === 'claimed' || claim.isSuccess ? t.claimed : undefined}
      />
      {(isClaimable || claim.isSuccess) && (
        <div className={styles.claim}>
          {!claim.isSuccess && (
            <Button block busy={claim.isPending} disabled={!isOnline} onClick={claim.claim}>
              {t.claim({ amount: formatMoney(reward), nick: friend.nickMasked })}
            </Button>
          )}
          <p role="status" className={styles.said}>
            {claim.isSuccess && t.claimDone({ amount: formatMoney(claim.data.amount) })}
            {!isOnline && t.offline}
          </p>
          {claim.isError && (
            <p role="alert" className={styles.said}>
              {memberMessage(claim.error)}
            </p>
          )}
        </div>
      )}
    </>
  )
}

/** Claims once: a repeated tap or retry has the same request number. */
function useClaim(rewardId: string) {
  const queries = useQueryClient()
  const requestNo = useRef('')
  const claim = useMutation({
    mutationFn: () => {
      if (requestNo.current === '') requestNo.current = newRequestNo()
      return claimReward({ rewardId, requestNo: requestNo.current })
    },
    onSuccess: () => emit('money:changed', { reason: 'invitation' }),
    onSettled: () => queries.invalidateQueries({ queryKey: INVITE_KEY }),
  })
  return {
    ...claim,
    claim: (): void => {
      if (!claim.isPending && !claim.isSuccess) claim.mutate()
    },
  }
}
