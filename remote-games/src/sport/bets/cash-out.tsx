import * as CODE from '@lantern/contract/code'
import { type Bet, betCashOut, cashOutRefusalSchema } from '@lantern/contract/records'
import { formatMoney, useMessages } from '@lantern/i18n'
import { call, isBusinessError, memberMessage, showToast, useRequestNo } from '@lantern/platform'
import { Button } from '@lantern/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { safeParse } from 'valibot'
import { moneyChanged } from '../../parts/launch/flow/launch.api.ts'
import styles from './bet-card.module.css'
import { sportBetsQuery } from './bets.api.ts'
import { betsMessages } from './bets.messages.ts'

/** The amount the member is asked to agree to. It stays while the prices move, so that it never changes under a tap. */
type Asked = { offer: string; was: string | null }

/** Cash-out of an open bet: the offer of now, agreed to in a second step. */
export function CashOut({ no, cashOut }: Pick<Bet, 'no' | 'cashOut'>) {
  const t = useMessages(betsMessages)
  const [asked, setAsked] = useState<Asked | null>(null)
  const queries = useQueryClient()
  const requestNo = useRequestNo({ no, asked })
  const work = useMutation({
    mutationFn: (offer: string) => call(betCashOut, { no, offer, requestNo }),
    onSuccess: ({ returned }) => {
      moneyChanged('cash-out')
      showToast({ text: t.cashedOut({ amount: formatMoney(returned) }), kind: 'success' })
    },
    onError: (error, agreed) => {
      const offer = offerOfRefusal(error)
      if (offer !== null) setAsked({ offer, was: agreed })
      // After a lost answer the question stays, so that the same request can be repeated.
      else if (isBusinessError(error)) setAsked(null)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: sportBetsQuery().queryKey }),
  })
  const ask = (next: Asked | null): void => {
    work.reset()
    setAsked(next)
  }
  const failed = work.isError && offerOfRefusal(work.error) === null && (
    <p className={styles.rule} role="alert">
      {memberMessage(work.error)}
    </p>
  )
  if (!asked) {
    if (cashOut === null) return failed || <p className={styles.rule}>{t.noCashOut}</p>
    return (
      <>
        <Button size="sm" onClick={() => ask({ offer: cashOut, was: null })}>
          {t.cashOut({ amount: formatMoney(cashOut) })}
        </Button>
        {failed}
      </>
    )
  }
  const amount = formatMoney(asked.offer)
  return (
    <div className={styles.ask}>
      {asked.was !== null && (
        <p className={styles.moved} role="alert">
          {t.offerMoved({ was: formatMoney(asked.was), now: amount })}
        </p>
      )}
      <p className={styles.rule}>{t.cashOutTerms}</p>
      <Button size="sm" kind="primary" busy={work.isPending} onClick={() => work.mutate(asked.offer)}>
        {t.cashOutNow({ amount })}
      </Button>
      <Button size="sm" disabled={work.isPending} onClick={() => ask(null)}>
        {t.keep}
      </Button>
      {failed}
    </div>
  )
}

/** The new amount when the one agreed to is too high by now. */
function offerOfRefusal(error: unknown): string | null {
  if (!isBusinessError(error, CODE.STATE_CHANGED)) return null
  const data = safeParse(cashOutRefusalSchema, error.data)
  return data.success && data.output.reason === 'offer' ? (data.output.offer ?? null) : null
}
