import * as CODE from '@lantern/contract/code'
import { type Bet, betAutoCashOut, betCashOut, cashOutRefusalSchema } from '@lantern/contract/records'
import { formatMoney, useMessages } from '@lantern/i18n'
import { call, isBusinessError, memberMessage, showToast, useRequestNo } from '@lantern/platform'
import { Button, Segmented } from '@lantern/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { safeParse } from 'valibot'
import { moneyChanged } from '../../parts/launch/flow/launch.api.ts'
import styles from './bet-card.module.css'
import { sportBetsQuery } from './bets.api.ts'
import { betsMessages } from './bets.messages.ts'
import { type Asked, amountOf, type CashOutKind, isDivisible } from './cash-out.rules.ts'
import { CashOutAuto } from './cash-out-auto.tsx'
import { CashOutPart } from './cash-out-part.tsx'

export type CashOutProps = { bet: Pick<Bet, 'no' | 'stake' | 'cashOut' | 'autoCashOut'> }

/** Cash-out of an open bet: whole, a part, or automatically at a value. The member accepts the offer in a second step. */
export function CashOut({ bet }: CashOutProps) {
  const t = useMessages(betsMessages)
  const { no, stake, cashOut } = bet
  const [asked, setAsked] = useState<Asked | null>(null)
  const queries = useQueryClient()
  const amount = asked && amountOf(asked, stake)
  const part = asked?.kind === 'part' ? asked.part : undefined
  const requestNo = useRequestNo({ no, amount, part })
  const work = useMutation({
    mutationFn: (offer: string) => call(betCashOut, { no, offer, ...(part === undefined ? {} : { part }), requestNo }),
    onSuccess: ({ returned }) => {
      moneyChanged('cash-out')
      showToast({ text: t.cashedOut({ amount: formatMoney(returned) }), kind: 'success' })
      setAsked(null)
    },
    onError: (error, was) => {
      const now = offerOfRefusal(error)
      if (now !== null) setAsked((before) => before && { ...before, moved: { was, now } })
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
    return (
      <>
        {cashOut === null
          ? failed || <p className={styles.rule}>{t.noCashOut}</p>
          : failed || (
              <Button size="sm" onClick={() => ask({ kind: 'whole', offer: cashOut, part: '', moved: null })}>
                {t.cashOut({ amount: formatMoney(cashOut) })}
              </Button>
            )}
        <AutoIsSet bet={bet} />
      </>
    )
  }
  const offer = cashOut ?? asked.offer
  const kinds: readonly CashOutKind[] = isDivisible(stake) ? ['whole', 'part', 'auto'] : ['whole', 'auto']
  return (
    <div className={styles.ask}>
      <Segmented
        className={styles.kinds}
        label={t.howMuch}
        value={asked.kind}
        options={kinds.map((kind) => ({ value: kind, label: t[kind], disabled: work.isPending }))}
        onValueChange={(kind) => ask({ kind, offer, part: '', moved: null })}
      />
      {asked.kind === 'auto' ? (
        <CashOutAuto no={no} offer={offer} at={bet.autoCashOut} onDone={() => ask(null)} />
      ) : (
        <>
          {asked.kind === 'part' && (
            <CashOutPart
              stake={stake}
              part={asked.part}
              disabled={work.isPending}
              onPart={(next) => ask({ kind: 'part', offer, part: next, moved: null })}
            />
          )}
          {asked.moved !== null && (
            <p className={styles.moved} role="alert">
              {t.offerMoved({ was: formatMoney(asked.moved.was), now: formatMoney(asked.moved.now) })}
            </p>
          )}
          <p className={styles.rule}>{asked.kind === 'part' ? t.partTerms : t.cashOutTerms}</p>
          <Button
            size="sm"
            kind="primary"
            busy={work.isPending}
            disabled={amount === null}
            onClick={() => amount !== null && work.mutate(amount)}
          >
            {t.cashOutNow({ amount: formatMoney(amount ?? '0.00') })}
          </Button>
          <Button size="sm" disabled={work.isPending} onClick={() => ask(null)}>
            {t.keep}
          </Button>
          {failed}
        </>
      )}
    </div>
  )
}

/** The value at which a bet is cashed out automatically, and a button to stop it. */
function AutoIsSet({ bet: { no, autoCashOut } }: CashOutProps) {
  const t = useMessages(betsMessages)
  const queries = useQueryClient()
  const requestNo = useRequestNo({ no, autoCashOut })
  const stop = useMutation({
    mutationFn: () => call(betAutoCashOut, { no, at: null, requestNo }),
    onSuccess: () => showToast({ text: t.autoStopped, kind: 'success' }),
    onSettled: () => queries.invalidateQueries({ queryKey: sportBetsQuery().queryKey }),
  })
  if (autoCashOut === null) return null
  return (
    <p className={styles.rule}>
      {t.autoIsSet({ at: formatMoney(autoCashOut) })}{' '}
      <Button size="sm" kind="quiet" busy={stop.isPending} onClick={() => stop.mutate()}>
        {t.autoOff}
      </Button>
      {stop.isError && <span role="alert">{memberMessage(stop.error)}</span>}
    </p>
  )
}

/** The lower offer of a refusal, if the accepted amount is now too high. */
function offerOfRefusal(error: unknown): string | null {
  if (!isBusinessError(error, CODE.STATE_CHANGED)) return null
  const data = safeParse(cashOutRefusalSchema, error.data)
  return data.success && data.output.reason === 'offer' ? (data.output.offer ?? null) : null
}
