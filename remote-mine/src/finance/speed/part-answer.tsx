import { PART_STATE, type PayoutPart } from '@lantern/contract/speed'
import { formatMoney, useMessages } from '@lantern/i18n'
import { Note } from '@lantern/page'
import { confirm, emit, isSessionError, memberMessage, showToast } from '@lantern/platform'
import { Button, IconAlert, IconClock } from '@lantern/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import finance from '../finance.module.css'
import { ProofSheet } from '../proof-sheet.tsx'
import { PartProof } from './part-proof.tsx'
import { confirmPart, disputePart } from './speed.api.ts'
import { speedMessages } from './speed.messages.ts'
import styles from './speed.module.css'

/** Confirms or disputes a payment. Both writes are idempotent; after a lost response the order's state shows the result. */
export function PartAnswer({ part, onReload }: { part: PayoutPart; onReload: () => void }) {
  const t = useMessages(speedMessages)
  const [isDisputing, setDisputing] = useState(false)
  const amount = `¥${formatMoney(part.amount)}`
  const isDisputed = part.state === PART_STATE.disputed
  const onSaid = () => {
    showToast({ text: t.done, kind: 'success' })
    emit('money:changed', { reason: 'withdrawal' })
    onReload()
  }
  const say = useMutation({ mutationFn: () => confirmPart(part.partNo), onSuccess: onSaid, onError: onReload })
  const onConfirm = async () => {
    const isSure = await confirm({
      id: `part-${part.partNo}`,
      title: t.sureTitle({ amount }),
      message: t.sureText,
      confirm: t.sureYes,
      cancel: t.sureNo,
    })
    if (isSure) say.mutate()
  }
  return (
    <div className={styles.answer}>
      <Note
        tone={isDisputed ? 'warning' : 'accent'}
        icon={<IconClock />}
        title={isDisputed ? undefined : t.asked({ amount })}
        action={<PartProof partNo={part.partNo} />}
      >
        {isDisputed ? t.disputed : t.askedText}
      </Note>
      {say.error && !isSessionError(say.error) && (
        <Note tone="negative" role="alert" icon={<IconAlert />}>
          {memberMessage(say.error)}
        </Note>
      )}
      <div className={finance.pair}>
        {!isDisputed && (
          <Button size="lg" disabled={say.isPending} onClick={() => setDisputing(true)}>
            {t.dispute}
          </Button>
        )}
        <Button kind="primary" size="lg" busy={say.isPending} onClick={() => void onConfirm()}>
          {t.confirm}
        </Button>
      </div>
      <ProofSheet
        open={isDisputing}
        onOpenChange={setDisputing}
        title={t.disputeTitle}
        hint={t.disputeHint}
        textLabel={t.disputeText}
        textHint={t.disputeTextHint}
        proofLabel={t.disputeProof}
        send={(text, proof) => disputePart(part.partNo, text, proof)}
        onSent={onSaid}
        onFailed={onReload}
      />
    </div>
  )
}
