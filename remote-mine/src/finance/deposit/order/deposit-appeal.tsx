import type { DepositOrder } from '@lantern/contract/deposit'
import { formatMoney, useMessages } from '@lantern/i18n'
import { Note } from '@lantern/page'
import { emit } from '@lantern/platform'
import { Button, IconWarning } from '@lantern/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ProofSheet } from '../../proof-sheet.tsx'
import { currencyMark } from '../parts/currency-mark.ts'
import { appealDepositOrder, depositOrderQuery } from '../parts/deposit.api.ts'
import { depositMessages } from '../parts/deposit.messages.ts'

export type DepositAppealProps = {
  order: DepositOrder
  /** Refetches the order. */
  onReload: () => void
}

/** Appeal for a missing payment or a wrong amount, with a description and pictures. */
export function DepositAppeal({ order, onReload }: DepositAppealProps) {
  const t = useMessages(depositMessages)
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const held = order.heldAmount ?? null
  if (!order.canAppeal && held === null) return null
  const currency = currencyMark(order.payCurrency)
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
      <ProofSheet
        open={isOpen}
        onOpenChange={setOpen}
        title={t.appealTitle}
        hint={t.appealHint}
        textLabel={t.appealText}
        textHint={t.appealTextHint}
        needsProof={held !== null}
        send={(text, proof) => appealDepositOrder(order.orderNo, text, proof)}
        onSent={(fresh) => {
          client.setQueryData(depositOrderQuery(order.orderNo).queryKey, fresh)
          emit('money:changed', { reason: 'deposit' })
        }}
        onFailed={onReload}
      />
    </>
  )
}
