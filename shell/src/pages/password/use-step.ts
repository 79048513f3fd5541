import * as CODE from '@lantern/contract/code'
import { isBusinessError, isCancelled, memberMessage, useCountdown } from '@lantern/platform'
import { useRef, useState } from 'react'
import { useFirstError } from '../../parts/auth/use-first-error.ts'

export type StepErrors = { [field: string]: string | undefined }

/** The ticket has expired, was used or is unknown. */
export const TICKET_OVER = CODE.DEVICE_AUTHORISATION_EXPIRED

/**
 * Shared by the forms of the three steps: one request at a time, errors beside their fields, focus on the first error.
 * @param placeOf the field of a refusal, null = above the form
 */
export function useStep(placeOf: (code: number, data: unknown) => string | null) {
  const { form, focusFirst } = useFirstError()
  const [errors, setErrors] = useState<StepErrors>({})
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState(false)
  const [lockedUntil, setLockedUntil] = useState<number | null>(null)
  // Two taps within one frame see the same state.
  const running = useRef(false)

  const show = (found: StepErrors): void => {
    setErrors(found)
    focusFirst()
  }
  /** @returns whether it succeeded */
  const run = async (work: () => Promise<void>): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    setBusy(true)
    setMessage('')
    setErrors({})
    try {
      await work()
      return true
    } catch (error) {
      if (!isCancelled(error)) refuse(error)
      return false
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  const refuse = (error: unknown): void => {
    const text = memberMessage(error)
    const data = isBusinessError(error) ? error.data : null
    const until = (data as { until?: unknown } | null)?.until
    // The form shows its own countdown: a second message would be announced too.
    if (typeof until === 'number') {
      setLockedUntil(until)
      return
    }
    const field = isBusinessError(error) ? placeOf(error.code, data) : null
    if (field === null) setMessage(text)
    else show({ [field]: text })
  }
  return { form, errors, message, busy, lockedMs: useCountdown(lockedUntil), show, run }
}
