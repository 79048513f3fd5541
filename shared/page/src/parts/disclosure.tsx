import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

export type DisclosureProps = {
  summary: ReactNode
  /** Initially open. @default false */
  defaultOpen?: boolean
  children: ReactNode
}

/** Collapsible details; renders a native `<details>`. */
export function Disclosure({ summary, defaultOpen = false, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={defaultOpen}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
