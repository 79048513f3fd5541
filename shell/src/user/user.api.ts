import type { InputOf } from '@lantern/contract'
import { guideDone, imageCode, login, nameCheck, register, smsSend } from '@lantern/contract/user'
import { call } from '@lantern/platform'

export const sendLogin = (input: InputOf<typeof login>) => call(login, input)
export const sendRegistration = (input: InputOf<typeof register>) => call(register, input)
export const askNameCheck = (userName: string, signal?: AbortSignal) => call(nameCheck, { userName }, { signal })
export const askImageCode = () => call(imageCode, {})
export const sendStepUpCode = (ticket: string) => call(smsSend, { scene: 'login', ticket })
export const sendGuideDone = (key: InputOf<typeof guideDone>['key']) => call(guideDone, { key, skipped: true })
