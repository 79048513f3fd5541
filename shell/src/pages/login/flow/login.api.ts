import type { InputOf } from '@lantern/contract'
import { login, smsSend } from '@lantern/contract/user'
import { call, readFingerprint } from '@lantern/platform'
import { withBehaviourCheck } from '../../../host/behaviour-check/solve-behaviour-check.ts'

export type LoginInput = InputOf<typeof login>

/** Logs in; runs the behaviour check when the server requests it. */
export async function sendLogin(input: LoginInput) {
  const fingerprint = await readFingerprint()
  return withBehaviourCheck((captchaToken) =>
    call(login, { ...input, fingerprint, ...(captchaToken !== undefined && { captchaToken }) }),
  )
}

export const sendPhoneCode = (area: string, phone: string) =>
  withBehaviourCheck((captchaToken) =>
    call(smsSend, { scene: 'login', area, phone, ...(captchaToken !== undefined && { captchaToken }) }),
  )

export const sendStepUpCode = (ticket: string) => call(smsSend, { scene: 'login', ticket })
