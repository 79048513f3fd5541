import type { ReactNode } from 'react'

export type SheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean
  description?: ReactNode
  closeLabel: string
  children?: ReactNode
  /** Stays at the bottom, in reach of the thumb. */
  footer?: ReactNode
  /** Escape, the scrim and the handle close. @default true */
  dismissible?: boolean
  /** `full` reaches the top, for long lists and chat. @default 'auto' */
  height?: 'auto' | 'full'
  onClosed?: () => void
  className?: string
}
