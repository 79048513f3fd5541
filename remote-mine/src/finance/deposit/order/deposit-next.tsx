import { ROUTE } from '@lantern/contract'
import * as CODE from '@lantern/contract/code'
import { DEPOSIT_STATE, type DepositOrder } from '@lantern/contract/deposit'
import { useMessages } from '@lantern/i18n'
import { Disclosure, Note } from '@lantern/page'
import { confirm, emit, isBusinessError, isSessionError, memberMessage } from '@lantern/platform'
import { Button, IconAlert, IconInfo, TextField } from '@lantern/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ProofPicker } from '../../../parts/files/proof-picker.tsx'
import { SupportLink } from '../../../parts/support-link.tsx'
import styles from '../../finance.module.css'
import { speedMessages } from '../../speed/speed.messages.ts'
import { cancelDeposit, claimDeposit, depositOrderQuery } from '../parts/deposit.api.ts'
import { depositMessages } from '../parts/deposit.messages.ts'

/** Refusals that mean the order changed in the meantime. */

export type DepositNextProps = {
  order: DepositOrder
  /** Refetches the order. */
  onReload: () => void
  /** Called when the order changed before the member's action (711014, 711015). */
  onChanged: () => void
}

/** The actions that the order's state allows. */
export function DepositNext({ order, onReload, onChanged }: DepositNextProps) {
  const t = useMessages(depositMessages)
  switch (order.state) {
    case DEPOSIT_STATE.created:
      return <PayOrCancel order={order} onReload={onReload} onChanged={onChanged} />
    case DEPOSIT_STATE.success:
      return (
        <>
          <div className={styles.pair}>
            <Button size="lg" render={<Link to={ROUTE.wallet} />}>
              {t.nextWallet}
            </Button>
            <Button kind="primary" size="lg" render={<Link to={ROUTE.transfer} />}>
              {t.nextTransfer}
            </Button>
          </div>
          <Note
            icon={<IconInfo />}
            action={
              <Button size="sm" render={<Link to={ROUTE.audit} />}>
                {t.seeAudit}
              </Button>
            }
          >
            {t.toAudit}
          </Note>
        </>
      )
    case DEPOSIT_STATE.cancelled:
    case DEPOSIT_STATE.expired:
      return (
        <div className={styles.buttons}>
          <Button kind="primary" size="lg" block render={<Link to={`${ROUTE.deposit}?method=${order.method}`} />}>
            {t.again}
          </Button>
          {isSpeed(order) && order.state === DEPOSIT_STATE.expired && <SupportLink />}
        </div>
      )
    case DEPOSIT_STATE.failed:
      return (
        <div className={styles.buttons}>
          <SupportLink />
          <Button block render={<Link to={`${ROUTE.deposit}?method=${order.method}`} />}>
            {t.again}
          </Button>
        </div>
      )
    case DEPOSIT_STATE.appeal:
      return <SupportLink />
    default:
      return null
  }
}

/** Both writes are idempotent and carry no request number; after a lost response the order's state shows the result. */
function PayOrCancel({ order, onReload, onChanged }: DepositNextProps) {
  const t = useMessages(depositMessages)
  const s = useMessages(speedMessages)
  const client = useQueryClient()
  const [txid, setTxid] = useState('')
  const [proof, setProof] = useState<string[]>([])
  const [isChecked, setChecked] = useState(false)
  const act = useMutation({
    mutationFn: (action: 'paid' | 'cancel') =>
      action === 'paid' ? claimDeposit(order.orderNo, txid.trim(), proof) : cancelDeposit(order.orderNo),
    onSuccess: (fresh) => {
      client.setQueryData(depositOrderQuery(order.orderNo).queryKey, fresh)
      emit('money:changed', { reason: 'deposit' })
    },
    onError: (error) => {
      if (isChange(error)) onChanged()
      onReload()
    },
  })
  const onPaid = () => {
    setChecked(true)
    if (!isSpeed(order) || proof.length > 0) act.mutate('paid')
  }
  const onCancel = async () => {
    const isSure = await confirm({
      id: `cancel-${order.orderNo}`,
      title: t.cancelTitle,
      message: t.cancelText,
      confirm: t.cancel,
      cancel: t.cancelKeep,
      danger: true,
    })
    if (isSure) act.mutate('cancel')
  }
  return (
    <div className={styles.footer}>
      {order.payCurrency === 'USDT' && (
        <TextField label={t.txid} hint={t.txidHint} value={txid} spellCheck={false} onValueChange={setTxid} />
      )}
      {isSpeed(order) ? (
        <ProofPicker
          proofs={proof}
          onChange={setProof}
          error={isChecked && proof.length === 0 ? s.proofNeeded : undefined}
        />
      ) : (
        <Disclosure summary={t.addProof}>
          <ProofPicker proofs={proof} onChange={setProof} />
        </Disclosure>
      )}
      {act.error && !isSessionError(act.error) && !isChange(act.error) && (
        <Note tone="negative" role="alert" icon={<IconAlert />}>
          {memberMessage(act.error)}
        </Note>
      )}
      <div className={styles.buttons}>
        <Button
          kind="primary"
          size="lg"
          block
          busy={act.isPending && act.variables === 'paid'}
          disabled={act.isPending && act.variables === 'cancel'}
          onClick={onPaid}
        >
          {t.paid}
        </Button>
        <Button
          kind="quiet"
          block
          busy={act.isPending && act.variables === 'cancel'}
          disabled={act.isPending && act.variables === 'paid'}
          onClick={() => void onCancel()}
        >
          {t.cancel}
        </Button>
      </div>
    </div>
  )
}

/** Speed deposits need a proof: the receiver sees it, and so does support in a dispute. */
function isSpeed({ method }: DepositOrder): boolean {
  return method === 'SPEED'
}

function isChange(error: unknown): boolean {
  return isBusinessError(error, CODE.STATE_CHANGED) || isBusinessError(error, CODE.ORDER_EXPIRED)
}
