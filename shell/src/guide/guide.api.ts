import type { InputOf } from '@lantern/contract'
import { guideDone } from '@lantern/contract/user'
import { call } from '@lantern/platform'

export const sendGuideDone = (key: InputOf<typeof guideDone>['key']) => call(guideDone, { key, skipped: true })
