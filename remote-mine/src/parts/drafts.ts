/** Keeps what a member typed over a lost session; the same member finds it again after login (screens.md 0.5). Never secrets. */
import { getSession, saveDraft, takeDraft, useEvent } from '@lantern/platform'
import { useEffect, useRef, useState } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'

/**
 * Fields of a form that outlive the session, and the way to change them.
 * @param form name of the draft
 * @param schema what may be kept; leave passwords and codes out
 */
export function useDraftFields<Schema extends GenericSchema<Record<string, unknown>>>(
  form: string,
  schema: Schema,
  initial: InferOutput<Schema>,
): [fields: InferOutput<Schema>, change: (part: Partial<InferOutput<Schema>>) => void] {
  const [memberId] = useState(() => memberIdOf())
  const [fields, setFields] = useState<InferOutput<Schema>>(() => takeDraft(form, memberId, schema) ?? initial)
  const latest = useRef(fields)
  useEffect(() => {
    latest.current = fields
  })
  useEvent('session:changed', ({ kind }) => {
    if (kind === 'anonymous') saveDraft(form, memberId, latest.current)
  })
  return [fields, (part) => setFields((before) => ({ ...before, ...part }))]
}

function memberIdOf(): string {
  const session = getSession()
  return session.kind === 'member' ? session.memberId : ''
}
