import type { InputOf } from '@lantern/contract'
import { type InviteKind, inviteResolve } from '@lantern/contract/invite'
import { login, nameCheck, register, registerNotify, smsSend } from '@lantern/contract/user'
import { call } from '@lantern/platform'
import type { Phone } from '../../../parts/auth/phone.rules.ts'

export type SeenCodes = { [Kind in InviteKind]?: { value: string; at: number } }

export const sendRegistration = (input: InputOf<typeof register>) => call(register, input)
/** Whether a requested account exists: checked when the answer to the registration was lost. */
export const enterNewAccount = (userName: string, password: string) => call(login, { userName, password })
export const askNameCheck = (userName: string, signal?: AbortSignal) => call(nameCheck, { userName }, { signal })
export const askInvite = (codes: SeenCodes, signal?: AbortSignal) => call(inviteResolve, { codes }, { signal })
export const sendRegisterCode = (phone: Phone, captchaToken?: string) =>
  call(smsSend, { scene: 'register', ...phone, captchaToken })
export const requestReopeningNotice = (email: string) => call(registerNotify, { email })
