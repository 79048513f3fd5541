import { type Limit, type LimitKind, type LimitPeriod, MIN_LIMIT } from '@lantern/contract/safer'
import { formatDateTime, useMessages } from '@lantern/i18n'
import { Facts } from '@lantern/page'
import { compareMoney, emit, isSessionError, memberMessage, showToast } from '@lantern/platform'
import { AmountInput, Button, Card } from '@lantern/ui'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import styles from '../finance.module.css'
import { saveLimit } from './limits.api.ts'
import { limitsMessages } from './limits.messages.ts'
import { PendingLimit } from './pending-limit.tsx'
import { useLimitText } from './use-limit-text.ts'

type LimitFormProps = { limit: Limit; kind: LimitKind; period: LimitPeriod }

/** The limit of one period: its usage, a pending change, and the form to change it. */
export function LimitForm({ limit, kind, period }: LimitFormProps) {
  const t = useMessages(limitsMessages)
  const text = useLimitText(kind)
  const isTime = kind === 'session'
  const [amount, setAmount] = useState('')
  const [isChecked, setChecked] = useState(false)
  const save = useMutation({
    mutationFn: (wanted: string | null) => saveLimit({ kind, period }, wanted),
    onSuccess: ({ pendingAt, activeNow }) => {
      const done =
        pendingAt !== null
          ? t.pending({ t: formatDateTime(pendingAt) })
          : activeNow === limit.amount
            ? t.dropped
            : t.saved
      showToast({ text: done, kind: 'success' })
      setAmount('')
      setChecked(false)
      emit('money:changed', { reason: 'limit' })
    },
  })
  const wanted = amount.replace(/\.$/, '')
  const isLow = wanted === '' || compareMoney(wanted, String(MIN_LIMIT)) < 0
  const isSame = wanted !== '' && limit.amount !== null && compareMoney(wanted, limit.amount) === 0
  const fault = isLow ? t.below({ min: text(`${MIN_LIMIT}.00`) }) : isSame ? t.same : undefined
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (fault === undefined && !save.isPending) save.mutate(wanted)
  }
  const refused = save.error && !isSessionError(save.error) ? memberMessage(save.error) : undefined
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <Card kind="outlined">
        <Facts
          facts={[
            { label: t.now, value: limit.amount === null ? t.unset : text(limit.amount) },
            { label: t.used, value: text(limit.used) },
          ]}
        />
      </Card>
      <PendingLimit limit={limit} isBusy={save.isPending} onSave={(next) => save.mutate(next)} />
      <AmountInput
        label={isTime ? t.minuteAmount : t.amount}
        currency={isTime ? '' : '¥'}
        placeholder={isTime ? '60' : '0.00'}
        decimals={isTime ? 0 : undefined}
        value={amount}
        disabled={save.isPending}
        error={(isChecked ? fault : undefined) ?? refused}
        onValueChange={setAmount}
      />
      <div className={styles.pair}>
        {limit.amount !== null && (
          <Button disabled={save.isPending} onClick={() => save.mutate(null)}>
            {t.remove}
          </Button>
        )}
        <Button kind="primary" type="submit" busy={save.isPending}>
          {t.save}
        </Button>
      </div>
    </form>
  )
}
