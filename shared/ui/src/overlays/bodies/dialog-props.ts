import type { ReactNode } from 'react'
import type { ButtonKind } from '../../buttons/button.tsx'

export type DialogButton = {
  text: string
  kind?: ButtonKind
  busy?: boolean
  disabled?: boolean
  /** Countdown in seconds, shown in the label, `OK (5s)`; the button is disabled until zero, or triggers itself with `autoFire`. Pauses while the page is hidden. */
  countdown?: number
  autoFire?: boolean
  /** Returning `false` (or a promise of it) keeps the dialog open. */
  onClick?: () => unknown
}

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** One or two sentences; announced with the title. */
  message?: ReactNode
  children?: ReactNode
  /** Left to right; cancel first, confirm last. Three or more are stacked. */
  buttons?: readonly DialogButton[]
  /** Shows a close icon and lets Escape close. @default true */
  closable?: boolean
  /** A click outside closes. @default same as closable */
  maskClosable?: boolean
  /** Label of the close icon; required when closable. */
  closeLabel?: string
  /** `alertdialog` interrupts: errors, confirmations. @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
  /** Pixels; never wider than the screen less 32. @default 360 */
  width?: number
  /** Duration of the leave animation, ms. @default 300 */
  leaveMs?: number
  /** A drawing above the title. */
  ornament?: ReactNode
  /** Called when the leave animation has ended. */
  onClosed?: () => void
  className?: string
}
