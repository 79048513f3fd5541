import type { Tone } from '@lantern/ui'
import type { ReactNode } from 'react'
import styles from './state-text.module.css'

/** The state of a row as a word in the colour of its tone: the same form for every state of a list. */
export function StateText({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={styles.state} data-tone={tone}>
      {children}
    </span>
  )
}
