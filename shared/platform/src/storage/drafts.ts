/** Drafts of forms, kept over a login in the tab they were written in. Never passwords, codes or files (screens.md 0.5). */
import { DRAFT_PREFIX } from '@lantern/contract/storage-keys'
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'

/** @param memberId the draft is given back to the same member only */
export function saveDraft(form: string, memberId: string, fields: unknown): void {
  try {
    sessionStorage.setItem(DRAFT_PREFIX + form, JSON.stringify({ memberId, fields }))
  } catch {
    // No room for a draft: the form still works.
  }
}

/** The draft of this form and member, taken out of storage. */
export function takeDraft<Schema extends GenericSchema>(
  form: string,
  memberId: string,
  schema: Schema,
): InferOutput<Schema> | null {
  try {
    const text = sessionStorage.getItem(DRAFT_PREFIX + form)
    if (text === null) return null
    sessionStorage.removeItem(DRAFT_PREFIX + form)
    const draft = JSON.parse(text) as { memberId?: unknown; fields?: unknown }
    if (draft.memberId !== memberId) return null
    const parsed = safeParse(schema, draft.fields)
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
