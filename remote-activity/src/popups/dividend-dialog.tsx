/** A claimable dividend with amount, terms and one button; the dialog then shows the result. */
import type { Dividend } from '@lantern/contract/activity'
import { formatDateTime, formatMoney, useLocale, useMessages } from '@lantern/i18n'
import { emit, memberMessage, useOnline } from '@lantern/platform'
import { Amount, Dialog } from '@lantern/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { receiveDividend } from '../parts/dividend.api.ts'
import styles from './dividend-dialog.module.css'
import { popupsMessages } from './popups.messages.ts'

type DividendDialogProps = { dividend: Dividend; onDone: () => void }

export function DividendDialog({ dividend, onDone }: DividendDialogProps) {
  const t = useMessages(popupsMessages)
  const named = useLocale() === 'en' ? 'en' : 'zh'
  const [open, setOpen] = useState(true)
  const queries = useQueryClient()
  const isOnline = useOnline()
  const receive = useMutation({
    mutationFn: () => receiveDividend(dividend.id),
    onSuccess: () => {
      emit('money:changed', { reason: 'dividend' })
      for (const part of ['dividends', 'dividend-lead'])
        void queries.invalidateQueries({ queryKey: ['activity', part] })
    },
  })
  const later = { text: t.later, kind: 'secondary' as const, onClick: () => setOpen(false) }
  const take = {
    text: t.receive,
    kind: 'primary' as const,
    busy: receive.isPending,
    disabled: !isOnline,
    // The dialog stays open to show the result.
    onClick: () => {
      if (!receive.isPending) receive.mutate()
      return false
    },
  }
  const ok = { text: t.ok, kind: 'primary' as const, onClick: () => setOpen(false) }
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onDone}
      closeLabel={t.close}
      title={receive.isSuccess ? t.received : t.dividend}
      buttons={receive.isSuccess ? [ok] : [later, take]}
    >
      <div className={styles.dividend}>
        <span>{dividend.name[named]}</span>
        <Amount value={receive.data?.amount ?? dividend.amount} currency="¥" size="hero" sign tone="positive" />
        {receive.isSuccess ? (
          <p role="status">{t.receivedDetail({ amount: formatMoney(receive.data.amount) })}</p>
        ) : (
          <p className={styles.terms}>
            {t.terms({ n: dividend.turnoverMultiple })}
            <br />
            {t.expires({ at: formatDateTime(dividend.expireAt) })}
          </p>
        )}
        <p role="status" className={styles.error}>
          {!isOnline && t.offline}
        </p>
        {receive.isError && (
          <p className={styles.error} role="alert">
            {memberMessage(receive.error)}
          </p>
        )}
      </div>
    </Dialog>
  )
}
