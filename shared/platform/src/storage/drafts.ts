/** Form drafts, kept across a login or a reload in the tab they were written in. Never passwords, codes or files (screens.md 0.5). */
import { DRAFT_PREFIX } from '@lantern/contract/storage-keys'
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'

/** Names of secret fields, dropped whatever the form keeps. */
const SECRET = /pass|pwd|secret|token|captcha|(sms|image|otp|verify)_?code|^code$|^pin$/i

const keepers = new Set<() => void>()

/** Asks every form on the page to store its draft: the session ends, or the page is about to reload. */
export function keepDrafts(): void {
  for (const keep of [...keepers]) keep()
}

/** @param keep stores the draft of one form with `saveDraft` @returns its undo */
export function onKeepDrafts(keep: () => void): () => void {
  keepers.add(keep)
  return () => keepers.delete(keep)
}

/** @param memberId the draft is restored for the same member only; '' = unknown member, nothing is kept */
export function saveDraft(form: string, memberId: string, fields: unknown): void {
  if (memberId === '') return
  try {
    sessionStorage.setItem(DRAFT_PREFIX + form, JSON.stringify({ memberId, fields }, withoutSecrets))
  } catch {
    // No storage left: the form still works.
  }
}

/** Reads and deletes the draft of this form and member. */
export function takeDraft<Schema extends GenericSchema>(
  form: string,
  memberId: string,
  schema: Schema,
): InferOutput<Schema> | null {
  try {
    const text = sessionStorage.getItem(DRAFT_PREFIX + form)
    // The member may not be known yet: keep the draft.
    if (text === null || memberId === '') return null
    sessionStorage.removeItem(DRAFT_PREFIX + form)
    const draft = JSON.parse(text) as { memberId?: unknown; fields?: unknown }
    if (draft.memberId !== memberId) return null
    const parsed = safeParse(schema, draft.fields)
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

function withoutSecrets(name: string, value: unknown): unknown {
  return SECRET.test(name) || value instanceof Blob ? undefined : value
}
