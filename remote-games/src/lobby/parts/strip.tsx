import { Section } from '@lantern/ui'
import type { ReactNode } from 'react'
import styles from './strip.module.css'

/** A titled row that scrolls sideways. */
export function Strip({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <Section title={title} action={action}>
      <ul className={styles.strip}>{children}</ul>
    </Section>
  )
}
