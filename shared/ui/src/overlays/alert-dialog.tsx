import type { ReactNode } from 'react'
import type { DialogButton } from './bodies/dialog-props.ts'
import { loadDialogBody } from './overlay-bodies.ts'
import { useLoaded } from './use-loaded.ts'

export type AlertDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  message?: ReactNode
  children?: ReactNode
  /** The confirm button. `danger` is never focused first. */
  confirm: DialogButton
  /** The cancel button; omitted for a notice with one button. */
  cancel?: DialogButton
  ornament?: ReactNode
  onClosed?: () => void
  className?: string
}

/** A question that must be answered: no close icon, no click outside. Escape acts as `cancel`, if there is one. */
export function AlertDialog({ confirm, cancel, ...props }: AlertDialogProps) {
  const Body = useLoaded(loadDialogBody, props.open)
  const buttons = [
    cancel && { kind: 'secondary' as const, ...cancel },
    { kind: 'primary' as const, ...confirm },
  ].filter((button) => button !== undefined)
  return (
    Body && (
      <Body
        {...props}
        role="alertdialog"
        closable={false}
        maskClosable={false}
        escapable={Boolean(cancel)}
        buttons={buttons}
      />
    )
  )
}
