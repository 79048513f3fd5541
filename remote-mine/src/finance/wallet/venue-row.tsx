import type { TransferAnswer } from '@lantern/contract/transfer'
import type { VenueWallet, WalletOverview } from '@lantern/contract/wallet'
import { formatMoney, formatTime, useMessages } from '@lantern/i18n'
import { refusalOf, SubmitNote, useSubmit } from '@lantern/page'
import { compareMoney, memberMessage, showToast, useRequestNo } from '@lantern/platform'
import { Button, IconButton, IconRefresh, VenueMark } from '@lantern/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ExplainedAmount } from '../../parts/explain/explained-amount.tsx'
import { findTransfer, walletQuery } from '../../parts/money.api.ts'
import { recallVenue, refreshVenue } from './parts/wallet.api.ts'
import { walletMessages } from './parts/wallet.messages.ts'
import styles from './parts/wallet.module.css'

/** One venue wallet: its balance, if known, and a button to recall it. */
export function VenueRow({ venue, wallet }: { venue: VenueWallet; wallet: WalletOverview }) {
  const t = useMessages(walletMessages)
  const client = useQueryClient()
  const { enName, name, balance, state } = venue
  const isKnown = (state === 1 || state === 2) && balance !== null
  const canRecall = state === 1 && balance !== null && compareMoney(balance, '0') > 0

  const refresh = useMutation({
    mutationFn: () => refreshVenue(wallet, enName),
    onSuccess: (fresh) => client.setQueryData(walletQuery().queryKey, fresh),
    onError: (error) => showToast({ text: memberMessage(error), kind: 'error' }),
  })
  const recall = useSubmit<TransferAnswer>({
    reason: 'recall',
    onDone: (answer) =>
      showToast(
        answer.state === 1
          ? { text: t.resultMoved({ amount: formatMoney(answer.amount) }), kind: 'success' }
          : { text: answer.state === 2 ? t.reasonVenue : t.reasonChecking, kind: 'error' },
      ),
    onRefused: (error) => {
      const refusal = refusalOf(error)
      if (refusal) showToast({ text: refusal.sentence, kind: 'error' })
    },
  })
  const requestNo = useRequestNo({ enName, balance, round: recall.round })
  const onRecall = () => {
    if (balance === null) return
    recall.submit({ send: () => recallVenue(enName, balance, requestNo), find: () => findTransfer(requestNo) })
  }
  return (
    <li className={styles.venue}>
      <VenueMark code={enName} className={styles.mark} />
      <div className={styles.venueTexts}>
        <span className={styles.venueName}>{name}</span>
        <span className={styles.venueDetail}>
          {isKnown ? (
            <ExplainedAmount figure={`venue.${enName}`} label={name} value={balance} size="sm" />
          ) : (
            <>
              <span>{t.unknownAmount}</span> {t.unknown}
            </>
          )}
          {state === 2 && ` · ${t.maintenanceAt({ time: formatTime(venue.at) })}`}
        </span>
      </div>
      <div className={styles.venueTools}>
        <IconButton
          label={t.refreshOf({ name })}
          icon={<IconRefresh />}
          busy={refresh.isPending}
          onClick={() => refresh.mutate()}
        />
        {canRecall && (
          <Button size="sm" busy={recall.isBusy} aria-label={t.recallOneOf({ name })} onClick={onRecall}>
            {t.recallOne}
          </Button>
        )}
      </div>
      <SubmitNote submit={recall} />
    </li>
  )
}
