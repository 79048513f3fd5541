import { imageCode } from '@lantern/contract/user'
import { call } from '@lantern/platform'

export const askImageCode = () => call(imageCode, {})
