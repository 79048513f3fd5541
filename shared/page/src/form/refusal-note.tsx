import { Button, IconAlert } from '@lantern/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Note } from '../parts/note.tsx'
import { openOrderLink } from './refusal.rules.ts'
import type { Refusal } from './refusal.ts'

export type RefusalNoteProps = {
  refusal: Refusal | null
  /** Label of the link to the blocking order. */
  orderLabel: string
  /** What has changed, or other details for the member. */
  children?: ReactNode
}

/** The message of a refusal that belongs to no field, with a link to the blocking order. */
export function RefusalNote({ refusal, orderLabel, children }: RefusalNoteProps) {
  if (!refusal?.form) return null
  const link = refusal.target === 'open-order' ? openOrderLink(refusal.data) : null
  const action = link && (
    <Button size="sm" render={<Link to={link} />}>
      {orderLabel}
    </Button>
  )
  return (
    <Note tone="negative" role="alert" icon={<IconAlert />} title={refusal.form} action={action}>
      {children}
    </Note>
  )
}
