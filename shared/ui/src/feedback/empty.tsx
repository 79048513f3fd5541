import type { ReactNode } from 'react'
import { EmptyArt } from '../art/empty-art.tsx'
import type { EmptyKind } from '../art/fault-art.tsx'
import { classNames } from '../base/class-names.ts'
import styles from './empty.module.css'

export type EmptyProps = {
  /** One sentence. */
  title: ReactNode
  detail?: ReactNode
  /** One action. */
  action?: ReactNode
  /** The drawing; `null` for none. @default 'records' */
  art?: EmptyKind | null
  className?: string
}

/** Empty state of a list or page. */
export function Empty({ title, detail, action, art = 'records', className }: EmptyProps) {
  return (
    <div className={classNames(styles.empty, className)}>
      {art && <EmptyArt kind={art} />}
      <p className={styles.title}>{title}</p>
      {detail != null && <p className={styles.detail}>{detail}</p>}
      {action != null && <div className={styles.action}>{action}</div>}
    </div>
  )
}
