/** One login in progress, by any method: refusals, the step-up, and the session at the end. */
import * as CODE from '@lantern/contract/code'
import type { LoginAnswer } from '@lantern/contract/user'
import { isBusinessError, isCancelled, isSessionError, memberMessage, now, signIn } from '@lantern/platform'
import { useRef, useState } from 'react'
import { refreshSite } from '../../../host/site/site.ts'
import { logInWithPasskey } from '../passkeys/passkeys.ts'
import { afterLogin } from './after-login.ts'
import { type LoginInput, sendLogin } from './login.api.ts'
import { isOccasion, type LoginRefusal, type Occasion, type ProofCode, refusalOf, type StepUp } from './login.rules.ts'

/** The open step-up. */
export type OpenStepUp = {
  readonly stepUp: StepUp
  /** null when the proof was locked before one was requested. */
  readonly occasion: Occasion | null
  /** Outcome of the last proof. */
  readonly proof: ProofCode | null
}

export type Login = {
  readonly busy: boolean
  readonly refusal: LoginRefusal | null
  /** Message of the server or of a network error; '' when the form has its own text. */
  readonly message: string
  readonly stepUp: OpenStepUp | null
  /** @returns the refusal, null on success, undefined while another attempt is in progress */
  attempt(input: LoginInput): Promise<LoginRefusal | null | undefined>
  attemptPasskey(choice: { isChecked: boolean }): Promise<void>
  /** Continues with the code of the step-up. */
  prove(smsCode: string): Promise<void>
  provePasskey(): Promise<void>
  /** Starts a session from the field's passkey autofill. */
  accept(answer: LoginAnswer, isChecked: boolean): void
  giveUp(): void
  /** Shows validation errors before anything is sent. */
  refuse(refusal: LoginRefusal): void
}

export function useLogin(): Login {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<LoginRefusal | null>(null)
  const [message, setMessage] = useState('')
  const [stepUp, setStepUp] = useState<OpenStepUp | null>(null)
  // Two taps within one frame see the same state; the ref stops the second.
  const running = useRef(false)
  const last = useRef<LoginInput>({})

  const run = async (
    isChecked: boolean,
    send: () => Promise<LoginAnswer | null>,
  ): Promise<LoginRefusal | null | undefined> => {
    if (running.current) return undefined
    running.current = true
    setBusy(true)
    setMessage('')
    try {
      const answer = await send()
      if (answer === null) return null
      setRefusal(null)
      accept(answer, isChecked)
      return null
    } catch (error) {
      return isCancelled(error) ? null : takeRefusal(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  const accept = (answer: LoginAnswer, isChecked: boolean): void => {
    const occasion = stepUp?.occasion ?? null
    setStepUp(null)
    signIn(answer, { remember: isChecked })
    afterLogin(answer, { occasion, byCode: stepUp !== null || last.current.phone !== undefined })
  }

  const takeRefusal = (error: unknown): LoginRefusal => {
    const isRefused = isBusinessError(error) || isSessionError(error)
    const next: LoginRefusal = isRefused
      ? refusalOf(error.code, isBusinessError(error) ? error.data : null, now())
      : { kind: 'other' }
    setRefusal(next)
    // 10102 has its own alert (spec 8); the form shows nothing.
    setMessage(isSessionError(error) && error.code === CODE.DEVICE_BLOCKED ? '' : memberMessage(error))
    if (next.kind === 'stopped') void refreshSite()
    if (next.kind === 'step-up')
      setStepUp((open) => ({
        stepUp: { ...next.stepUp, ticket: next.stepUp.ticket || (open?.stepUp.ticket ?? '') },
        occasion: isOccasion(next.code) ? next.code : (open?.occasion ?? null),
        proof: isOccasion(next.code) ? null : next.code,
      }))
    // Other errors (a lost connection, a cancelled passkey) keep the step-up open: its ticket and code are still valid.
    else if (next.kind !== 'other') setStepUp(null)
    return next
  }

  return {
    busy,
    refusal,
    message,
    stepUp,
    accept,
    attempt(input) {
      last.current = input
      return run(input.isChecked ?? false, () => sendLogin(input))
    },
    async attemptPasskey({ isChecked }) {
      last.current = { isChecked }
      setRefusal(null)
      await run(isChecked, () => logInWithPasskey({ isChecked }))
    },
    async prove(smsCode) {
      const ticket = stepUp?.stepUp.ticket ?? ''
      await run(last.current.isChecked ?? false, () => sendLogin({ ...last.current, ticket, smsCode }))
    },
    async provePasskey() {
      const isChecked = last.current.isChecked ?? false
      await run(isChecked, () => logInWithPasskey({ ticket: stepUp?.stepUp.ticket, isChecked }))
    },
    giveUp() {
      setStepUp(null)
      setRefusal(null)
      setMessage('')
    },
    refuse(own) {
      setMessage('')
      setRefusal(own)
    },
  }
}
