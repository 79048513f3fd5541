import type { ReactNode } from 'react'
import { loadSheetBody } from './overlay-bodies.ts'
import { useLoaded } from './use-loaded.ts'

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

/** A sheet from the bottom edge; dragged down by its handle it closes. Its body is loaded when it first opens. */
export function Sheet(props: SheetProps) {
  const Body = useLoaded(loadSheetBody, props.open)
  return Body && <Body {...props} />
}
