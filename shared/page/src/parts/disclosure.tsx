import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

export type DisclosureProps = {
  summary: ReactNode
  /** Open at first. @default false */
  defaultOpen?: boolean
  children: ReactNode
}

/** Details that unfold under their summary; renders a native `<details>`. */
export function Disclosure({ summary, defaultOpen = false, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={defaultOpen}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
