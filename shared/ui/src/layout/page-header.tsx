import type { ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { IconBack } from '../icons/icons.ts'
import styles from './page-header.module.css'

export type PageHeaderProps = {
  title: ReactNode
  /** Back action; requires its label. Omitted on root pages. */
  onBack?: () => void
  backLabel?: string
  /** Up to three icon buttons. */
  actions?: ReactNode
  /** Instead of the back arrow: the logo. */
  start?: ReactNode
  /** Stays at the top of the page while it scrolls. @default true */
  sticky?: boolean
  className?: string
}

/** The 48 px header of a page, with the only `<h1>`. */
export function PageHeader({ title, onBack, backLabel, actions, start, sticky = true, className }: PageHeaderProps) {
  return (
    <header className={classNames(styles.header, className)} data-sticky={sticky || undefined}>
      <div className={styles.start}>
        {onBack ? <IconButton label={backLabel ?? ''} icon={<IconBack />} onClick={onBack} data-back /> : start}
      </div>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.end}>{actions}</div>
    </header>
  )
}
