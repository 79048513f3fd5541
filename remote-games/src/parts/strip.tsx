import { Section } from '@lantern/ui'
import type { ReactNode } from 'react'
import { SnapRow } from './snap-row.tsx'
import styles from './strip.module.css'

export type StripProps = {
  title: string
  /** A sentence below the title. */
  lead?: string
  action?: ReactNode
  /** Between title and row: filters of it. */
  filters?: ReactNode
  children: ReactNode
}

/** A titled row that scrolls sideways. */
export function Strip({ title, lead, action, filters, children }: StripProps) {
  return (
    <Section className={styles.strip} title={title} lead={lead} action={action}>
      {filters}
      <SnapRow>{children}</SnapRow>
    </Section>
  )
}
