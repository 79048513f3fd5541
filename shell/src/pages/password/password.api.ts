import type { InputOf } from '@lantern/contract'
import { recoveryReset, recoverySend, recoveryStart, recoveryVerify } from '@lantern/contract/recovery'
import { call } from '@lantern/platform'

export const startRecovery = (userName: string, captchaToken?: string) =>
  call(recoveryStart, { userName, captchaToken })
export const sendRecoveryCode = (ticket: string, kind: 'phone' | 'email') => call(recoverySend, { ticket, kind })
export const verifyRecovery = (input: InputOf<typeof recoveryVerify>) => call(recoveryVerify, input)
export const resetPassword = (ticket: string, password: string) => call(recoveryReset, { ticket, password })
