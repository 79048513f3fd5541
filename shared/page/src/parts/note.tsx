import type { ReactNode } from 'react'
import styles from './note.module.css'

export type NoteProps = {
  tone?: 'info' | 'warning' | 'negative' | 'positive' | 'accent'
  icon?: ReactNode
  title?: ReactNode
  children?: ReactNode
  /** A button or link under the text. */
  action?: ReactNode
  /** `alert` for a message about something that just happened. */
  role?: 'alert' | 'status'
}

/** A notice on the page: a tinted strip with an icon. */
export function Note({ tone = 'info', icon, title, children, action, role }: NoteProps) {
  return (
    <div className={styles.note} data-tone={tone} role={role}>
      {icon != null && <span className={styles.icon}>{icon}</span>}
      <div className={styles.body}>
        {title != null && <p className={styles.title}>{title}</p>}
        {children != null && <div className={styles.text}>{children}</div>}
        {action != null && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
