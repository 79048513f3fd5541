/** Keeps form input across a lost session or a reload, for the same member (screens.md 0.5, G17). */
import { useEffect, useRef, useState } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import { onKeepDrafts, saveDraft, takeDraft } from '../storage/drafts.ts'
import { getSession, useSession } from './session.ts'

/**
 * Form fields that survive the end of the session, with their setter.
 * @param form name of the draft
 * @param schema the fields to keep; leave out passwords and codes
 */
export function useDraftFields<Schema extends GenericSchema<Record<string, unknown>>>(
  form: string,
  schema: Schema,
  initial: InferOutput<Schema>,
): [fields: InferOutput<Schema>, change: (part: Partial<InferOutput<Schema>>) => void] {
  const [draft] = useState(() => takeDraft(form, memberIdOf(getSession()), schema))
  const [fields, setFields] = useState<InferOutput<Schema>>(draft ?? initial)
  const owner = useRef('')
  const memberId = memberIdOf(useSession())
  const latest = useRef({ fields, isTyped: draft !== null })
  useEffect(() => {
    // The owner stays when the session ends: the draft is theirs.
    if (memberId !== '') owner.current = memberId
    latest.current.fields = fields
  })
  useEffect(
    () =>
      onKeepDrafts(() => {
        if (latest.current.isTyped) saveDraft(form, owner.current, latest.current.fields)
      }),
    [form],
  )
  const change = (part: Partial<InferOutput<Schema>>): void => {
    latest.current.isTyped = true
    setFields((before) => ({ ...before, ...part }))
  }
  return [fields, change]
}

function memberIdOf(session: ReturnType<typeof getSession>): string {
  return session.kind === 'member' ? session.memberId : ''
}
