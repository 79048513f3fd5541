import type { InputOf } from '@lantern/contract'
import { login, smsSend } from '@lantern/contract/user'
import { call } from '@lantern/platform'

export const sendLogin = (input: InputOf<typeof login>) => call(login, input)
export const sendStepUpCode = (ticket: string) => call(smsSend, { scene: 'login', ticket })
