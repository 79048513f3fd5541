/** What a refused submit shows and where: one sentence beside its field, or above the button. */
import { fieldErrors, isBusinessError, isSessionError, memberMessage } from '@lantern/platform'
import { type RefusalTarget, targetOfRefusal } from './refusal.rules.ts'

export type Refusal = {
  target: RefusalTarget
  /** Sentence by field name. */
  fields: Readonly<Record<string, string>>
  /** Sentence for the form when no field takes it, else empty. */
  form: string
  /** The sentence itself, wherever it belongs. */
  sentence: string
  code: number
  data: unknown
}

/** A session that ended is the shell's to tell: the form stays quiet. */
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
