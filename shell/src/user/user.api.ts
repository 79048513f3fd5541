import type { InputOf } from '@lantern/contract'
import { guideDone, nameCheck, register } from '@lantern/contract/user'
import { call } from '@lantern/platform'

export const sendRegistration = (input: InputOf<typeof register>) => call(register, input)
export const askNameCheck = (userName: string, signal?: AbortSignal) => call(nameCheck, { userName }, { signal })
export const sendGuideDone = (key: InputOf<typeof guideDone>['key']) => call(guideDone, { key, skipped: true })
