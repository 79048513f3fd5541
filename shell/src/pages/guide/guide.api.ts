import type { InputOf } from '@lantern/contract'
import { activityList } from '@lantern/contract/activity'
import { preferenceSave } from '@lantern/contract/preferences'
import { limitSave, saferOverview } from '@lantern/contract/safer'
import { fundPasswordSet } from '@lantern/contract/security'
import { guideDone, guideGet, kycSubmit, memberInfo } from '@lantern/contract/user'
import { call } from '@lantern/platform'

export const askGuide = () => call(guideGet, {})
export const sendGuideDone = (input: InputOf<typeof guideDone>) => call(guideDone, input)
export const askMember = () => call(memberInfo, { withLockMoney: 0 })
export const savePreferences = (input: InputOf<typeof preferenceSave>) => call(preferenceSave, input)
export const askLimits = () => call(saferOverview, {})
export const saveLimit = (input: InputOf<typeof limitSave>) => call(limitSave, input)
export const saveFundPassword = (pwd: string) => call(fundPasswordSet, { pwd })
export const saveIdentity = (realName: string, requestNo: string) =>
  call(kycSubmit, { level: 1, fields: { realName }, requestNo })
export const askOffers = () => call(activityList, { category: 'newcomer' })
