import type { MallOrder } from '@lantern/contract/mall-orders'
import { entryOf } from '@lantern/contract/open-enum'
import { formatDateTime, formatWhole, useMessages } from '@lantern/i18n'
import { Facts, OrderNo, refusalOf, SubmitNote, useSubmit } from '@lantern/page'
import { confirm, emit, isSessionError, memberMessage, showToast, useOnline, useRequestNo } from '@lantern/platform'
import { Button, CopyButton, MoneyButton, Sheet } from '@lantern/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { partsMessages } from '../../../parts/parts.messages.ts'
import { SupportLink } from '../../../parts/support-link.tsx'
import { cancelOrder, confirmReceipt, findCancelled } from '../parts/mall.api.ts'
import { mallMessages } from '../parts/mall.messages.ts'
import styles from '../parts/mall.module.css'
import { useGoodsText } from '../parts/use-goods-text.ts'

/** One order with its tracking; cancelled until it is sent, confirmed afterwards. The content stays during the closing animation. */
export function OrderSheet({ order, onClose }: { order: MallOrder | null; onClose: () => void }) {
  const t = useMessages(mallMessages)
  const text = useGoodsText()
  const [last, setLast] = useState(order)
  if (order !== null && order !== last) setLast(order)
  const shown = order ?? last
  return (
    <Sheet
      open={order !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={shown ? `${text(shown.name)} × ${formatWhole(shown.qty)}` : ''}
      closeLabel={t.close}
    >
      {shown && <Detail key={shown.no} order={shown} />}
    </Sheet>
  )
}

function Detail({ order }: { order: MallOrder }) {
  const t = useMessages(mallMessages)
  const text = useGoodsText()
  const { tracking, endedAt } = order
  return (
    <div className={styles.detail}>
      <Facts
        facts={[
          { label: t.orderNo, value: <OrderNo no={order.no} /> },
          { label: t.state, value: entryOf(t.states, order.state) ?? t.unknown },
          { label: t.total, value: t.amount({ n: formatWhole(order.coin) }) },
          { label: t.at, value: formatDateTime(order.at) },
          order.addressMasked !== '' && { label: t.address, value: order.addressMasked },
          tracking && {
            label: t.tracking,
            value: (
              <span className={styles.tracking}>
                {`${text(tracking.carrier)} ${tracking.no}`}
                <CopyButton compact text={tracking.no} label={t.copyTracking} doneLabel={t.copied} />
              </span>
            ),
          },
          tracking && { label: t.sentAt, value: formatDateTime(tracking.at) },
          endedAt !== null && {
            label: order.state === 'cancelled' ? t.cancelledAt : t.doneAt,
            value: formatDateTime(endedAt),
          },
        ]}
      />
      <div className={styles.actions}>
        {order.state === 'waiting' && <Cancel order={order} />}
        {order.state === 'sent' && <Confirm order={order} />}
        <SupportLink />
      </div>
    </div>
  )
}

function Cancel({ order }: { order: MallOrder }) {
  const t = useMessages(mallMessages)
  const p = useMessages(partsMessages)
  const isOnline = useOnline()
  const submit = useSubmit<MallOrder>({
    reason: 'mall',
    onDone: () => showToast({ text: t.cancelled, kind: 'success' }),
    onRefused(error) {
      const refusal = refusalOf(error)
      if (refusal) showToast({ text: refusal.sentence, kind: 'error' })
      // It may have been sent meanwhile.
      emit('money:changed', { reason: 'mall' })
    },
  })
  const requestNo = useRequestNo({ no: order.no, round: submit.round })
  const ask = async () => {
    const message = t.cancelAsk({ n: formatWhole(order.coin) })
    if (await confirm({ id: 'mall-cancel', title: t.cancel, message, confirm: t.cancel, cancel: t.keep }))
      submit.submit({ send: () => cancelOrder(order.no, requestNo), find: () => findCancelled(order.no) })
  }
  return (
    <>
      <MoneyButton block blockedBy={isOnline ? null : p.offline} busy={submit.isBusy} onClick={() => void ask()}>
        {t.cancel}
      </MoneyButton>
      <SubmitNote submit={submit} />
    </>
  )
}

function Confirm({ order }: { order: MallOrder }) {
  const t = useMessages(mallMessages)
  const receive = useMutation({
    mutationFn: () => confirmReceipt(order.no),
    onSuccess: () => showToast({ text: t.confirmed, kind: 'success' }),
    onError: (error) => {
      if (!isSessionError(error)) showToast({ text: memberMessage(error), kind: 'error' })
    },
    onSettled: () => emit('money:changed', { reason: 'mall' }),
  })
  const ask = async () => {
    const question = { id: 'mall-confirm', title: t.confirm, message: t.confirmAsk, confirm: t.confirm, cancel: t.keep }
    if (await confirm(question)) receive.mutate()
  }
  return (
    <Button kind="primary" block busy={receive.isPending} onClick={() => void ask()}>
      {t.confirm}
    </Button>
  )
}
