import * as CODE from '@lantern/contract/code'
import { type Locale, SandboxError, type Sentence } from './sandbox-error.ts'

/** 10003 for one field, shown beside it in the form (screens.md 2). */
export function wrongField(locale: Locale, field: string, sentence: Sentence): SandboxError {
  return new SandboxError(CODE.VALIDATION, sentence, {
    fields: { [field]: locale === 'en' ? sentence.en : sentence.zh },
  })
}
