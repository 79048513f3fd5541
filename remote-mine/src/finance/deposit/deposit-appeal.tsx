import type { DepositOrder } from '@lantern/contract/finance'
import { formatMoney, useMessages } from '@lantern/i18n'
import { emit, isSessionError, memberMessage } from '@lantern/platform'
import { Button, IconAlert, IconWarning, Sheet, TextArea } from '@lantern/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Note } from '../../parts/note.tsx'
import { partsMessages } from '../../parts/parts.messages.ts'
import { ProofPicker } from '../../parts/proof-picker.tsx'
import { refusalOf } from '../refusal.ts'
import { appealDepositOrder, depositOrderQuery } from './deposit.api.ts'
import { depositMessages } from './deposit.messages.ts'
import styles from './deposit.module.css'

export type DepositAppealProps = {
  order: DepositOrder
  /** Reads the order again. */
  onReload: () => void
}

/** Money was sent and is not here, or another amount arrived: the member says what happened and shows it. */
export function DepositAppeal({ order, onReload }: DepositAppealProps) {
  const t = useMessages(depositMessages)
  const [isOpen, setOpen] = useState(false)
  const held = order.heldAmount ?? null
  if (!order.canAppeal && held === null) return null
  const currency = order.payCurrency === 'CNY' ? '¥' : 'USDT '
  const button = (
    <Button size={held === null ? 'md' : 'sm'} onClick={() => setOpen(true)}>
      {held === null ? t.appeal : t.appealHeld}
    </Button>
  )
  return (
    <>
      {held === null ? (
        button
      ) : (
        <Note
          tone="warning"
          icon={<IconWarning />}
          title={t.heldTitle({ held: `${currency}${formatMoney(held)}` })}
          action={order.canAppeal ? button : undefined}
        >
          {t.heldText({ asked: `${currency}${formatMoney(order.payAmount)}` })}
        </Note>
      )}
      <AppealSheet order={order} needsProof={held !== null} open={isOpen} onOpenChange={setOpen} onReload={onReload} />
    </>
  )
}

type AppealSheetProps = DepositAppealProps & {
  needsProof: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The appeal of an order is the same however often it arrives: a lost answer is read from the order. */
function AppealSheet({ order, needsProof, open, onOpenChange, onReload }: AppealSheetProps) {
  const t = useMessages(depositMessages)
  const p = useMessages(partsMessages)
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [proof, setProof] = useState<string[]>([])
  const [isChecked, setChecked] = useState(false)
  const send = useMutation({
    mutationFn: () => appealDepositOrder(order.orderNo, text.trim(), proof),
    onSuccess: (fresh) => {
      client.setQueryData(depositOrderQuery(order.orderNo).queryKey, fresh)
      emit('money:changed', { reason: 'deposit' })
      onOpenChange(false)
    },
    onError: onReload,
  })
  const refusal = send.error ? refusalOf(send.error) : null
  const textError = isChecked && text.trim() === '' ? t.appealTextEmpty : refusal?.fields.text
  const proofError = isChecked && needsProof && proof.length === 0 ? t.appealProofEmpty : refusal?.fields.proof
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (send.isPending || text.trim() === '' || (needsProof && proof.length === 0)) return
    send.mutate()
  }
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t.appealTitle}
      description={t.appealHint}
      closeLabel={p.close}
    >
      <form className={styles.appeal} onSubmit={onSubmit} noValidate>
        <TextArea
          label={t.appealText}
          hint={t.appealTextHint}
          error={textError}
          maxLength={500}
          value={text}
          onValueChange={setText}
        />
        <ProofPicker proofs={proof} onChange={setProof} error={proofError} />
        {send.error && !isSessionError(send.error) && !textError && !proofError && (
          <Note tone="negative" role="alert" icon={<IconAlert />}>
            {memberMessage(send.error)}
          </Note>
        )}
        <Button kind="primary" size="lg" block type="submit" busy={send.isPending}>
          {t.appealSend}
        </Button>
      </form>
    </Sheet>
  )
}
