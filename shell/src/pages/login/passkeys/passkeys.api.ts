import type { InputOf } from '@lantern/contract'
import {
  passkeyOptions,
  passkeyRegisterOptions,
  passkeyRegisterVerify,
  passkeyVerify,
} from '@lantern/contract/passkeys'
import { call } from '@lantern/platform'

export const askPasskeyOptions = (ticket?: string) => call(passkeyOptions, { ...(ticket !== undefined && { ticket }) })
export const sendPasskey = (input: InputOf<typeof passkeyVerify>) => call(passkeyVerify, input)
export const askRegistrationOptions = () => call(passkeyRegisterOptions, {})
export const sendRegisteredPasskey = (input: InputOf<typeof passkeyRegisterVerify>) =>
  call(passkeyRegisterVerify, input)
