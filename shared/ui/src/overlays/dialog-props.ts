import type { ReactNode } from 'react'
import type { ButtonKind } from '../buttons/button.tsx'

export type DialogButton = {
  text: string
  kind?: ButtonKind
  busy?: boolean
  disabled?: boolean
  /** Seconds counted down in the label, `OK (5s)`; the button waits for zero, or fires itself with `autoFire`. Stands still while the page is hidden. */
  countdown?: number
  autoFire?: boolean
  /** Returning `false` (or a promise of it) keeps the dialog open. */
  onClick?: () => unknown
}

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** One or two sentences; read with the title. */
  message?: ReactNode
  children?: ReactNode
  /** Left to right; cancel first, confirm last. Three and more are stacked. */
  buttons?: readonly DialogButton[]
  /** Shows a close icon and lets Escape close. @default true */
  closable?: boolean
  /** A click beside it closes. @default same as closable */
  maskClosable?: boolean
  /** Name of the close icon; needed when closable. */
  closeLabel?: string
  /** `alertdialog` interrupts: errors, confirmations. @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
  /** Pixels; never wider than the screen less 32. @default 360 */
  width?: number
  /** Length of the leave animation. @default 300 */
  leaveMs?: number
  /** A drawing above the title. */
  ornament?: ReactNode
  /** Told when the leave animation is over. */
  onClosed?: () => void
  className?: string
}
