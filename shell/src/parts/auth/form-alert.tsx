import { IconAlert } from '@lantern/ui'
import type { ReactNode } from 'react'
import styles from './form.module.css'

type Props = {
  text: string
  /** A link that helps. */
  action?: ReactNode
}

/** An error of the whole form. Announced at once. */
export function FormAlert({ text, action }: Props) {
  return (
    <div className={styles.alert} role="alert">
      <IconAlert />
      <div>
        <p>{text}</p>
        {action && <p className={styles.wayOut}>{action}</p>}
      </div>
    </div>
  )
}
