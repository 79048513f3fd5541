/** What is kept of an unfinished registration: never a password or a code, and no birth date of somebody under age (screens.md 3: nothing stored). */
import { now, saveDraft, takeDraft } from '@lantern/platform'
import { object, string } from 'valibot'
import { isAdult } from './register.rules.ts'

const FORM = 'register'
/** Drafts belong to a member; who registers is none yet. */
const NOBODY = 'visitor'

const draftSchema = object({ userName: string(), area: string(), phone: string(), birthday: string() })
export type RegisterDraft = { userName: string; area: string; phone: string; birthday: string }

export function keepDraft({ userName, area, phone, birthday }: RegisterDraft): void {
  saveDraft(FORM, NOBODY, { userName, area, phone, birthday: isAdult(birthday, now()) ? birthday : '' })
}

export function readDraft(): RegisterDraft | null {
  return takeDraft(FORM, NOBODY, draftSchema)
}
