/** What the sheet of one field knows about each of them: its input, its hint, and which values it takes. */
import { latestBirthday } from '@lantern/contract/adult'
import { ADDRESS_LIMIT, isNick, NICK_UNITS, type ProfileField } from '@lantern/contract/profile'
import { isSocialId } from '@lantern/contract/social-ids'
import { REAL_NAME_PATTERN } from '@lantern/contract/user'
import type { userInfoMessages } from '../parts/user-info.messages.ts'

/** The picture and the address that needs a code have sheets of their own. */
export type EditedField = Exclude<ProfileField, 'avatar' | 'email'>

export type Edited = {
  field: EditedField
  label: string
  /** Shown in the field at first: only values that are not masked. */
  value: string
  /** A change is reviewed. */
  isReviewed: boolean
  /** The member may leave the field without a value. @default false */
  canRemove?: boolean
}

const NAME_LIMIT = 50
const ID = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

/** Attributes of the input of each field that is typed. */
export const INPUTS = {
  nick: { maxLength: NICK_UNITS.max, autoComplete: 'nickname' },
  birthday: { type: 'date', autoComplete: 'bday' },
  address: { maxLength: ADDRESS_LIMIT, autoComplete: 'street-address' },
  realName: { maxLength: NAME_LIMIT, autoComplete: 'name' },
  wechat: { ...ID, maxLength: 20 },
  qq: { ...ID, maxLength: 12, inputMode: 'numeric' },
  telegram: { ...ID, maxLength: 32 },
} as const

type Words = (typeof userInfoMessages)['zh-CN']

/** What to know before typing. */
export function hintOf(field: keyof typeof INPUTS, t: Words): string | undefined {
  switch (field) {
    case 'nick':
      return t.nickHint
    case 'realName':
      return t.realNameHint
    case 'birthday':
      return t.birthdayHint
    case 'address':
      return undefined
    default:
      return t.socialForms[field]
  }
}

/** What the device can check; the server checks the rest. @param nowMs for ages @returns null when nothing is wrong */
export function mistakeIn(field: EditedField, value: string, { t, nowMs }: { t: Words; nowMs: number }): string | null {
  if (value === '') return field === 'gender' ? t.choose : t.fill
  switch (field) {
    case 'nick':
      return isNick(value) ? null : t.nickWrong
    case 'realName':
      return REAL_NAME_PATTERN.test(value) ? null : t.realNameWrong
    case 'birthday':
      return value > latestBirthday(nowMs) ? t.birthdayWrong : null
    case 'gender':
    case 'address':
      return null
    default:
      return isSocialId(field, value) ? null : t.socialForms[field]
  }
}
