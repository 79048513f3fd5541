/** The message of a refused submit and its position: beside its field, or above the button. */
import { fieldErrors, isBusinessError, isSessionError, memberMessage } from '@lantern/platform'
import { type RefusalTarget, targetOfRefusal } from './refusal.rules.ts'

export type Refusal = {
  target: RefusalTarget
  /** Message by field name. */
  fields: Readonly<Record<string, string>>
  /** Message for the form when it belongs to no field, else empty. */
  form: string
  /** The message, wherever it is shown. */
  sentence: string
  code: number
  data: unknown
}

/** The shell reports an ended session: the form shows nothing. */
export function refusalOf(error: unknown): Refusal | null {
  if (isSessionError(error)) return null
  const message = memberMessage(error)
  if (!isBusinessError(error))
    return { target: 'form', fields: {}, form: message, sentence: message, code: 0, data: undefined }
  const { code, data } = error
  const named = fieldErrors(error)
  if (Object.keys(named).length > 0) return { target: 'form', fields: named, form: '', sentence: message, code, data }
  const target = targetOfRefusal(code)
  const isField = target === 'amount' || target === 'fundPwd' || target === 'account' || target === 'venue'
  return {
    target,
    fields: isField ? { [target]: message } : {},
    form: isField ? '' : message,
    sentence: message,
    code,
    data,
  }
}
