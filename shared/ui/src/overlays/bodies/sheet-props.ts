import type { ReactNode } from 'react'

export type SheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** Hides the title visually, not for screen readers. */
  hideTitle?: boolean
  description?: ReactNode
  closeLabel: string
  children?: ReactNode
  /** Fixed at the bottom, within reach of the thumb. */
  footer?: ReactNode
  /** Escape, the scrim and the handle close it. @default true */
  dismissible?: boolean
  /** `full` reaches the top, for long lists and chat. @default 'auto' */
  height?: 'auto' | 'full'
  /**
   * From 900 px it stands beside the page, which stays usable: for details, chat and slip. `split` on smaller screens too: it takes the lower
   * part, or the side of a screen that is wider than high. The page learns its size as `--beside-block` and `--beside-inline`. @default false
   */
  beside?: boolean | 'split'
  onClosed?: () => void
  className?: string
}
