import { useMessages } from '@lantern/i18n'
import { Button, IconAlert } from '@lantern/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Note } from '../parts/note.tsx'
import { financeMessages } from './finance.messages.ts'
import { openOrderLink } from './refusal.rules.ts'
import type { Refusal } from './refusal.ts'

/** The sentence of a refused submit that belongs to no field, with the way to the order that stands in its way. */
export function RefusalNote({ refusal, children }: { refusal: Refusal | null; children?: ReactNode }) {
  const t = useMessages(financeMessages)
  if (!refusal?.form) return null
  const link = refusal.place === 'open-order' ? openOrderLink(refusal.data) : null
  const action = link && (
    <Button size="sm" render={<Link to={link} />}>
      {t.toOrder}
    </Button>
  )
  return (
    <Note tone="negative" role="alert" icon={<IconAlert />} title={refusal.form} action={action}>
      {children}
    </Note>
  )
}
