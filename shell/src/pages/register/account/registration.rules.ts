/** Validation of a registration, and the form errors of a server refusal. Pure. */

import { isAdult } from '@lantern/contract/adult'
import * as CODE from '@lantern/contract/code'
import { INVITE_CODE_PATTERN } from '@lantern/contract/invite'
import type { PreInfo } from '@lantern/contract/site'
import { passwordMistake } from '../../../parts/auth/password.rules.ts'
import { type PhoneMistake, phoneMistake } from '../../../parts/auth/phone.rules.ts'
import { isUserName } from './register.rules.ts'

export type RegisterFields = {
  userName: string
  password: string
  area: string
  phone: string
  smsCode: string
  birthday: string
  /** null until edited. */
  inviteCode: string | null
  terms: boolean
}
export type FieldName = 'userName' | 'password' | 'phone' | 'smsCode' | 'birthday' | 'inviteCode' | 'terms'

/** The step of the form that has a field. */
export const STEP_OF: Readonly<Record<FieldName, 1 | 2>> = {
  userName: 1,
  password: 1,
  inviteCode: 1,
  phone: 2,
  smsCode: 2,
  birthday: 2,
  terms: 2,
}

/** Message keys, so that a change of language changes the messages too. */
type Mistake =
  | 'userNameRule'
  | 'nameTaken'
  | 'passwordRule'
  | 'passwordHasName'
  | 'passwordCommon'
  | 'needPhone'
  | 'phoneRange'
  | 'phonePattern'
  | 'phoneTaken'
  | 'needSmsCode'
  | 'needBirthday'
  | 'underAge'
  | 'inviteRule'
  | 'needTerms'
/** Our message by its key, or the server's text. */
export type FieldError = { mistake: Mistake } | { text: string }
export type FieldErrors = { [Name in FieldName]?: FieldError }

const PHONE: Record<PhoneMistake, Mistake> = { missing: 'needPhone', range: 'phoneRange', pattern: 'phonePattern' }

export function mistakesOf(
  fields: RegisterFields,
  { nowMs, site, isTaken }: { nowMs: number; site: PreInfo | null; isTaken: boolean },
): FieldErrors {
  const { userName, birthday, inviteCode } = fields
  const password = passwordMistake(fields.password, userName)
  return {
    ...(!isUserName(userName) ? mistake('userName', 'userNameRule') : isTaken && mistake('userName', 'nameTaken')),
    ...(password && mistake('password', password === 'pattern' ? 'passwordRule' : 'passwordHasName')),
    ...phoneError(fields, site),
    ...(!/^\d{6}$/.test(fields.smsCode) && mistake('smsCode', 'needSmsCode')),
    ...(!isAdult(birthday, nowMs) && mistake('birthday', birthday === '' ? 'needBirthday' : 'underAge')),
    ...(inviteCode && !INVITE_CODE_PATTERN.test(inviteCode) && mistake('inviteCode', 'inviteRule')),
    ...(!fields.terms && mistake('terms', 'needTerms')),
  }
}

/** Validates the phone alone: no code is sent to an invalid number. */
export function phoneError(phone: Pick<RegisterFields, 'area' | 'phone'>, site: PreInfo | null): FieldErrors {
  const found = phoneMistake(phone, site)
  return found === null ? {} : mistake('phone', PHONE[found])
}

/** The field of a refusal, null when it concerns the whole form. */
export function errorsOfRefusal(code: number, message: string, data: unknown): FieldErrors | null {
  switch (code) {
    case CODE.WRONG_CODE:
    case CODE.CODE_EXPIRED:
      return { smsCode: { text: message } }
    case CODE.PHONE_IN_USE:
      return mistake('phone', 'phoneTaken')
    case CODE.NAME_TAKEN:
      return mistake('userName', 'nameTaken')
    case CODE.WEAK_PASSWORD:
      return mistake('password', 'passwordCommon')
    case CODE.VALIDATION:
      return Object.fromEntries(
        Object.entries((data as { fields?: Record<string, string> } | null)?.fields ?? {}).map(([name, text]) => [
          name,
          { text },
        ]),
      )
    default:
      return null
  }
}

function mistake(field: FieldName, name: Mistake): FieldErrors {
  return { [field]: { mistake: name } }
}
