/** One login under way, whichever way it goes: refusals, the step-up in between, and the session at the end. */
import * as CODE from '@lantern/contract/code'
import type { LoginAnswer } from '@lantern/contract/user'
import { isBusinessError, isCancelled, isSessionError, memberMessage, now, signIn } from '@lantern/platform'
import { useRef, useState } from 'react'
import { refreshSite } from '../../../host/site/site.ts'
import { logInWithPasskey } from '../passkeys/passkeys.ts'
import { afterLogin } from './after-login.ts'
import { type LoginInput, sendLogin } from './login.api.ts'
import { isOccasion, type LoginRefusal, type Occasion, type ProofCode, refusalOf, type StepUp } from './login.rules.ts'

/** The step-up that is open. */
export type OpenStepUp = {
  readonly stepUp: StepUp
  /** null when the proof was locked before anything was asked. */
  readonly occasion: Occasion | null
  /** What became of the last proof. */
  readonly proof: ProofCode | null
}

export type Login = {
  readonly busy: boolean
  readonly refusal: LoginRefusal | null
  /** What the server or the network said, '' when the form has its own words. */
  readonly message: string
  readonly stepUp: OpenStepUp | null
  /** @returns the refusal, null when it went well, undefined when one is under way already */
  attempt(input: LoginInput): Promise<LoginRefusal | null | undefined>
  attemptPasskey(choice: { isChecked: boolean }): Promise<void>
  /** Goes on with the code of the step-up. */
  prove(smsCode: string): Promise<void>
  provePasskey(): Promise<void>
  /** Begins a session that came by the field's autofill. */
  accept(answer: LoginAnswer, isChecked: boolean): void
  giveUp(): void
  /** Says what is missing before anything is sent. */
  refuse(refusal: LoginRefusal): void
}

export function useLogin(): Login {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<LoginRefusal | null>(null)
  const [message, setMessage] = useState('')
  const [stepUp, setStepUp] = useState<OpenStepUp | null>(null)
  // Two taps of one frame see the same state; the second must see the first.
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
    // 10102 has its own alert (spec 8); the form adds nothing.
    setMessage(isSessionError(error) && error.code === CODE.DEVICE_BLOCKED ? '' : memberMessage(error))
    if (next.kind === 'stopped') void refreshSite()
    if (next.kind === 'step-up')
      setStepUp((open) => ({
        stepUp: { ...next.stepUp, ticket: next.stepUp.ticket || (open?.stepUp.ticket ?? '') },
        occasion: isOccasion(next.code) ? next.code : (open?.occasion ?? null),
        proof: isOccasion(next.code) ? null : next.code,
      }))
    // What is no verdict on the proof (a lost connection, a key that was put away) leaves it open: its ticket and code still hold.
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
