import type { MyPeakPrize } from '@lantern/contract/peak-bet'
import { formatMoney, useMessages } from '@lantern/i18n'
import { emit, memberMessage, newRequestNo, useOnline } from '@lantern/platform'
import { Amount, Badge, Button, Card, ListRow, Section } from '@lantern/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { claimPrize, PEAK_KEY } from './peak.api.ts'
import { peakMessages } from './peak.messages.ts'
import styles from './peak.module.css'
import { useOddsText } from './use-odds-text.ts'

/** Prizes of closed weeks; renders nothing for a member without any. */
export function MyPrizes({ prizes }: { prizes: readonly MyPeakPrize[] }) {
  const t = useMessages(peakMessages)
  if (prizes.length === 0) return null
  return (
    <Section title={t.myPrizes}>
      <Card padding="none">
        <ul className={styles.list}>
          {prizes.map((prize) => (
            <li key={prize.season}>
              <PrizeRow prize={prize} />
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}

function PrizeRow({ prize: { season, rank, odds, amount, state } }: { prize: MyPeakPrize }) {
  const t = useMessages(peakMessages)
  const isOnline = useOnline()
  const oddsText = useOddsText()
  const claim = useClaim(season)
  const isClaimed = state === 'claimed' || claim.isSuccess
  return (
    <>
      <ListRow
        title={t.prizeOf({ season, rank })}
        detail={t.withOdds({ odds: oddsText(odds) })}
        value={<Amount value={amount} currency="¥" />}
        note={<Badge tone={isClaimed ? 'positive' : 'accent'}>{isClaimed ? t.claimed : t.claimable}</Badge>}
      />
      <div className={styles.claim}>
        {!isClaimed && (
          <Button kind="primary" block busy={claim.isPending} disabled={!isOnline} onClick={claim.claim}>
            {t.claim({ amount: formatMoney(amount), season })}
          </Button>
        )}
        <p role="status" className={styles.lead}>
          {claim.isSuccess && t.claimDone({ amount: formatMoney(claim.data.amount) })}
          {!isClaimed && !isOnline && t.offline}
        </p>
        {claim.isError && (
          <p role="alert" className={styles.lead}>
            {memberMessage(claim.error)}
          </p>
        )}
      </div>
    </>
  )
}

/** Claims once: a repeated tap or retry has the same request number. */
function useClaim(season: string) {
  const queries = useQueryClient()
  const requestNo = useRef('')
  const claim = useMutation({
    mutationFn: () => {
      if (requestNo.current === '') requestNo.current = newRequestNo()
      return claimPrize({ season, requestNo: requestNo.current })
    },
    onSuccess: () => emit('money:changed', { reason: 'peak-bet' }),
    onSettled: () => queries.invalidateQueries({ queryKey: PEAK_KEY }),
  })
  return {
    ...claim,
    claim: (): void => {
      if (!claim.isPending && !claim.isSuccess) claim.mutate()
    },
  }
}
