import { betAutoCashOut } from '@lantern/contract/records'
import { formatMoney, useMessages } from '@lantern/i18n'
import { call, memberMessage, showToast, useRequestNo } from '@lantern/platform'
import { AmountInput, Button } from '@lantern/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { stakeFen } from '../../parts/slip/slip-money.rules.ts'
import styles from './bet-card.module.css'
import { sportBetsQuery } from './bets.api.ts'
import { betsMessages } from './bets.messages.ts'

export type CashOutAutoProps = {
  no: string
  /** Current cash-out value of the bet. */
  offer: string
  /** The value set by the member. */
  at: string | null
  onDone: () => void
}

/** Sets the value at which a bet is cashed out automatically. */
export function CashOutAuto({ no, offer, at, onDone }: CashOutAutoProps) {
  const t = useMessages(betsMessages)
  const [value, setValue] = useState(at ?? '')
  const queries = useQueryClient()
  const requestNo = useRequestNo({ no, value })
  const save = useMutation({
    mutationFn: () => call(betAutoCashOut, { no, at: value, requestNo }),
    onSuccess: ({ autoCashOut }) => {
      showToast({ text: t.autoStarted({ at: formatMoney(autoCashOut ?? value) }), kind: 'success' })
      onDone()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: sportBetsQuery().queryKey }),
  })
  const fen = stakeFen(value)
  const isLow = fen > 0n && fen <= stakeFen(offer)
  return (
    <>
      <div className={styles.part}>
        <AmountInput
          label={t.autoAt}
          currency="¥"
          value={value}
          disabled={save.isPending}
          placeholder="0.00"
          hint={t.autoHint({ now: formatMoney(offer) })}
          error={isLow ? t.autoLow : undefined}
          onValueChange={(next) => {
            save.reset()
            setValue(next)
          }}
        />
      </div>
      <p className={styles.rule}>{t.autoTerms}</p>
      <Button
        size="sm"
        kind="primary"
        busy={save.isPending}
        disabled={fen === 0n || isLow}
        onClick={() => save.mutate()}
      >
        {t.autoSet}
      </Button>
      <Button size="sm" disabled={save.isPending} onClick={onDone}>
        {t.keep}
      </Button>
      {save.isError && (
        <p className={styles.rule} role="alert">
          {memberMessage(save.error)}
        </p>
      )}
    </>
  )
}
