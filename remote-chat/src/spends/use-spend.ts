/** Sends the gift or red packet of a form. Until its answer is known, nothing of the same kind is paid (RULES.md CHAT-46). */
import * as CODE from '@lantern/contract/code'
import { isBusinessError, isSessionError, memberMessage, useRequestNo } from '@lantern/platform'
import { useState } from 'react'
import { dropSpend, keepSpend, type OpenSpend, useOpenSpends } from './open-spends.ts'

export type SpendForm = {
  requestNo: string
  isSending: boolean
  /** Sent before, here or in another tab, without a known answer. */
  open: OpenSpend | null
  /** Why the last attempt was refused. */
  error: string
  /** @returns whether it was paid */
  submit: (spend: OpenSpend, send: () => Promise<unknown>) => Promise<boolean>
}

type SpendOptions = {
  memberId: string
  kind: OpenSpend['kind']
  /** All fields of the form. */
  fields: unknown
  onSending: (isSending: boolean) => void
}

export function useSpend({ memberId, kind, fields, onSending }: SpendOptions): SpendForm {
  const [error, setError] = useState('')
  const [sending, setSending] = useState<string | null>(null)
  const [lost, setLost] = useState(0)
  // A second tap while the sheet closes must not send another order.
  const [isDone, setIsDone] = useState(false)
  // The number of a lost request may be void, so the next attempt is another order.
  const requestNo = useRequestNo({ fields, lost })
  const spends = useOpenSpends(memberId)
  const open = spends.find((spend) => spend.kind === kind && spend.requestNo !== sending) ?? null
  return {
    requestNo,
    isSending: sending !== null,
    open,
    error,
    async submit(spend, send) {
      if (open !== null || sending !== null || isDone) return false
      setError('')
      setSending(spend.requestNo)
      onSending(true)
      keepSpend(spend)
      try {
        await send()
        setIsDone(true)
        dropSpend(spend.requestNo)
        return true
      } catch (failed) {
        if (isRefusal(failed)) {
          dropSpend(spend.requestNo)
          setError(memberMessage(failed))
        } else {
          keepSpend({ ...spend, isLost: true })
          setLost((times) => times + 1)
        }
        return false
      } finally {
        setSending(null)
        onSending(false)
      }
    },
  }
}

/** Whether a failure proves that nothing was paid. */
function isRefusal(error: unknown): boolean {
  const isOpen = isBusinessError(error, CODE.TRANSFER_CHECKING) || isBusinessError(error, CODE.DUPLICATE_SUBMISSION)
  return !isOpen && (isSessionError(error) || isBusinessError(error))
}
