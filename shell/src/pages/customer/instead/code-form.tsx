import { INSTEAD_MAX, INSTEAD_METHODS, INSTEAD_MIN, insteadCreate } from '@lantern/contract/service'
import { formatMoney, useMessages } from '@lantern/i18n'
import { call, compareMoney, isBusinessError, memberMessage, useRequestNo } from '@lantern/platform'
import { AmountInput, Button, Segmented } from '@lantern/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { insteadMessages } from './instead.messages.ts'
import styles from './instead-page.module.css'

const QUICK = ['100', '500', '1000', '5000']

/** Amount and method of a new code. One code at a time: hidden while one is active. */
export function CodeForm() {
  const t = useMessages(insteadMessages)
  const queryClient = useQueryClient()
  const [amount, setAmount] = useState('')
  const [method, setMethod] = useState<(typeof INSTEAD_METHODS)[number]>('BANK')
  const [problem, setProblem] = useState('')
  const [refusals, setRefusals] = useState(0)
  // A refusal moved no money: the next attempt is a new request (screens.md 0.1).
  const requestNo = useRequestNo({ amount, method, refusals })
  const create = useMutation({
    mutationFn: () => call(insteadCreate, { amount, method, requestNo }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['instead'] }),
    onError: (error) => {
      if (isBusinessError(error)) setRefusals(refusals + 1)
      setProblem(memberMessage(error))
    },
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (create.isPending) return
    const found = problemOf(amount)
    setProblem(found === null ? '' : t[found])
    if (found === null) create.mutate()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <AmountInput
        label={t.amount}
        currency="¥"
        min={formatMoney(INSTEAD_MIN)}
        max={formatMoney(INSTEAD_MAX)}
        quick={QUICK}
        quickLabel={t.quick}
        value={amount}
        onValueChange={(next) => {
          setAmount(next)
          setProblem('')
        }}
        error={problem}
      />
      <div className={styles.method}>
        {/* The control has the same name. */}
        <p aria-hidden="true">{t.method}</p>
        <Segmented
          label={t.method}
          value={method}
          onValueChange={setMethod}
          options={INSTEAD_METHODS.map((value) => ({ value, label: t.methods[value] }))}
        />
      </div>
      {/* Not disabled: pressed too early, it says what is missing. */}
      <Button
        type="submit"
        kind="primary"
        size="lg"
        block
        busy={create.isPending}
        aria-disabled={problemOf(amount) === 'needAmount' || undefined}
      >
        {t.create}
      </Button>
    </form>
  )
}

function problemOf(amount: string): 'needAmount' | 'outOfRange' | null {
  if (amount === '' || Number(amount) === 0) return 'needAmount'
  const isInRange = compareMoney(amount, INSTEAD_MIN) >= 0 && compareMoney(amount, INSTEAD_MAX) <= 0
  return isInRange ? null : 'outOfRange'
}
