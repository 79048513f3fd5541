/** Draft of an unfinished registration: never a password or a code, and no birth date of a minor (screens.md 3: nothing stored). */

import { isAdult } from '@lantern/contract/adult'
import { now, saveDraft, takeDraft } from '@lantern/platform'
import { object, string } from 'valibot'

const FORM = 'register'
/** Drafts belong to a member, but a visitor who registers is not one yet. */
const VISITOR = 'visitor'

const draftSchema = object({ userName: string(), area: string(), phone: string(), birthday: string() })
export type RegisterDraft = { userName: string; area: string; phone: string; birthday: string }

export function keepDraft({ userName, area, phone, birthday }: RegisterDraft): void {
  saveDraft(FORM, VISITOR, { userName, area, phone, birthday: isAdult(birthday, now()) ? birthday : '' })
}

export function readDraft(): RegisterDraft | null {
  return takeDraft(FORM, VISITOR, draftSchema)
}
