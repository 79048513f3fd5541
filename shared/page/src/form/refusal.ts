/** What a refused submit shows and where: one sentence beside its field, or above the button. */
import { fieldErrors, isBusinessError, isSessionError, memberMessage } from '@lantern/platform'
import { placeOfRefusal, type RefusalPlace } from './refusal.rules.ts'

export type Refusal = {
  place: RefusalPlace
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
    return { place: 'form', fields: {}, form: message, sentence: message, code: 0, data: undefined }
  const { code, data } = error
  const named = fieldErrors(error)
  if (Object.keys(named).length > 0) return { place: 'form', fields: named, form: '', sentence: message, code, data }
  const place = placeOfRefusal(code)
  const isField = place === 'amount' || place === 'fundPwd' || place === 'account' || place === 'venue'
  return {
    place,
    fields: isField ? { [place]: message } : {},
    form: isField ? '' : message,
    sentence: message,
    code,
    data,
  }
}
