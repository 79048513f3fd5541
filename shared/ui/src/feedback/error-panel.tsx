import type { ReactNode } from 'react'
import { type EmptyKind, FAULT_DRAWINGS, type FaultKind, LineDrawing } from '../art/fault-art.tsx'
import { classNames } from '../base/class-names.ts'
import { Button } from '../buttons/button.tsx'
import { IconRetry } from '../icons/icons.ts'
import styles from './empty.module.css'

export type ErrorPanelProps = {
  /** What happened. */
  title: ReactNode
  /** What to do next. */
  message?: ReactNode
  onRetry?: () => void
  /** Required with `onRetry`, e.g. 重试 / Retry. */
  retryLabel?: string
  retrying?: boolean
  /** Further actions: home, support. */
  actions?: ReactNode
  /** Code and trace id for support. */
  code?: ReactNode
  /** One that is not of a fault is drawn as `broken`. @default 'broken' */
  art?: EmptyKind | null
  className?: string
}

/** Replaces content that failed to load. Announced at once. */
export function ErrorPanel(props: ErrorPanelProps) {
  const { title, message, onRetry, retryLabel, retrying, actions, code, art = 'broken', className } = props
  return (
    <div className={classNames(styles.empty, className)} role="alert">
      {art && <LineDrawing>{FAULT_DRAWINGS[art as FaultKind] ?? FAULT_DRAWINGS.broken}</LineDrawing>}
      <p className={styles.title}>{title}</p>
      {message != null && <p className={styles.detail}>{message}</p>}
      {code != null && <p className={styles.code}>{code}</p>}
      {(onRetry || actions != null) && (
        <div className={styles.action}>
          {onRetry && (
            <Button kind="primary" icon={<IconRetry />} busy={retrying} onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {actions}
        </div>
      )}
    </div>
  )
}
