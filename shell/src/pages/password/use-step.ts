import * as CODE from '@lantern/contract/code'
import { isBusinessError, isCancelled, memberMessage, useCountdown } from '@lantern/platform'
import { useRef, useState } from 'react'
import { useFirstError } from '../../parts/auth/use-first-error.ts'

export type StepErrors = { [field: string]: string | undefined }

/** The ticket is over, used or of nobody. */
export const TICKET_OVER = CODE.DEVICE_AUTHORISATION_EXPIRED

/**
 * What the forms of the three steps share: one request at a time, mistakes beside their fields, the cursor on the first.
 * @param placeOf where a refusal belongs, null = above the form
 */
export function useStep(placeOf: (code: number, data: unknown) => string | null) {
  const { form, focusFirst } = useFirstError()
  const [errors, setErrors] = useState<StepErrors>({})
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState(false)
  const [lockedUntil, setLockedUntil] = useState<number | null>(null)
  // Two taps of one frame see the same state.
  const running = useRef(false)

  const show = (found: StepErrors): void => {
    setErrors(found)
    focusFirst()
  }
  /** @returns whether it went well */
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
    // The form counts down itself; saying it twice would be read twice.
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
