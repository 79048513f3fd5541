/** Sends a gift to the room, paid from the main wallet within the daily limit. */
import { giftList, giftSend } from '@lantern/contract/chat-gifts'
import { formatMoney, useLocale, useMessages } from '@lantern/i18n'
import { call, emit, memberMessage, now, showToast } from '@lantern/platform'
import { Button, ErrorPanel, RadioGroup, Segmented, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSpend } from '../../spends/use-spend.ts'
import { moreMessages } from './more.messages.ts'
import { OpenSpendNote } from './open-spend.tsx'
import styles from './share-bet-form.module.css'

/** State of a gift on offer. */
const OFFERED = 1
const QUANTITIES = [1, 5, 10] as const

export type SpendFormProps = {
  roomId: string
  memberId: string
  onSending: (isSending: boolean) => void
  onDone: () => void
}

export function GiftForm({ roomId, memberId, onSending, onDone }: SpendFormProps) {
  const t = useMessages(moreMessages)
  const locale = useLocale()
  const [giftId, setGiftId] = useState<string | null>(null)
  const [qty, setQty] = useState(1)
  const spend = useSpend({ memberId, kind: 'gift', fields: { roomId, giftId, qty }, onSending })
  const gifts = useQuery({
    queryKey: ['chat', 'gifts'],
    queryFn: ({ signal }) => call(giftList, {}, { signal }),
    gcTime: 0,
  })
  if (gifts.isPending) return <Skeleton shape="row" count={4} label={t.loadingGifts} />
  if (gifts.isError && !gifts.data)
    return (
      <ErrorPanel
        title={t.giftsFailed}
        message={memberMessage(gifts.error)}
        retryLabel={t.retry}
        retrying={gifts.isFetching}
        onRetry={() => void gifts.refetch()}
      />
    )
  const { spendLeft } = gifts.data
  const list = gifts.data.list.filter(({ state }) => state === OFFERED)
  const chosen = list.find(({ id }) => id === giftId)
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (!chosen) return
    const { requestNo } = spend
    const { name, price } = chosen
    const kept = { kind: 'gift' as const, name, qty, requestNo, memberId, at: now(), isLost: false }
    if (await spend.submit(kept, () => call(giftSend, { roomId, giftId: chosen.id, qty, price, requestNo }))) {
      emit('money:changed', { reason: 'gift' })
      showToast({ text: t.giftSent })
      onDone()
    } else void gifts.refetch()
  }
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <div className={styles.bets}>
        <RadioGroup
          label={t.whichGift}
          value={giftId}
          options={list.map(({ id, name, icon, price }) => ({
            value: id,
            label: `${icon} ${locale === 'en' ? name.en : name.zh}`,
            aside: `¥${formatMoney(price)}`,
          }))}
          onValueChange={setGiftId}
          error={spend.error}
        />
      </div>
      <Segmented
        label={t.quantity}
        value={String(qty)}
        options={QUANTITIES.map((one) => ({ value: String(one), label: `×${one}` }))}
        onValueChange={(next) => setQty(Number(next))}
      />
      <p className={styles.hint}>{t.spendLeft({ amount: formatMoney(spendLeft) })}</p>
      {spend.open && <OpenSpendNote spend={spend.open} />}
      <Button type="submit" kind="primary" block busy={spend.isSending} disabled={!chosen || spend.open !== null}>
        {t.sendGift}
      </Button>
    </form>
  )
}
