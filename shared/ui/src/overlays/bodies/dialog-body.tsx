import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog'
import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { type CSSProperties, useId, useRef } from 'react'
import { classNames } from '../../base/class-names.ts'
import { IconButton } from '../../buttons/icon-button.tsx'
import { IconClose } from '../../icons/icons.ts'
import styles from './dialog.module.css'
import { DialogFooter } from './dialog-footer.tsx'
import type { DialogProps } from './dialog-props.ts'
import { OverlayBody } from './overlay-body.tsx'

const FIRST_FOCUS = '[data-first-focus]:not(:disabled)'

export type DialogBodyProps = DialogProps & {
  role: 'dialog' | 'alertdialog' /** Escape closes. @default same as closable */
  escapable?: boolean
}

/** The part of Dialog and AlertDialog that needs Base UI; never import it statically. */
export function DialogBody(props: DialogBodyProps) {
  const { open, onOpenChange, title, message, children, buttons = [], closable = true, maskClosable = closable } = props
  const { closeLabel, ornament, onClosed, className, role, escapable = closable, width, leaveMs } = props
  const titleId = useId()
  const popup = useRef<HTMLDivElement>(null)
  const Root = role === 'alertdialog' ? BaseAlertDialog.Root : BaseDialog.Root
  return (
    <Root
      open={open}
      onOpenChange={(next, details) => {
        if (details.reason === 'escape-key' && !escapable) return details.cancel()
        if (details.reason === 'outside-press' && !maskClosable) return details.cancel()
        onOpenChange(next)
      }}
      onOpenChangeComplete={(isOpen) => {
        if (!isOpen) onClosed?.()
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Viewport className={styles.viewport}>
          <BaseDialog.Popup
            ref={popup}
            className={classNames(styles.popup, className)}
            style={sizes(width, leaveMs)}
            // A disabled countdown button cannot take the focus; the dialog takes it instead of the page behind.
            initialFocus={() => popup.current?.querySelector<HTMLElement>(FIRST_FOCUS) ?? popup.current}
          >
            {ornament != null && <div className={styles.ornament}>{ornament}</div>}
            <BaseDialog.Title id={titleId} className={styles.title} data-beside-close={closable || undefined}>
              {title}
            </BaseDialog.Title>
            <OverlayBody className={styles.body} labelledBy={titleId}>
              {message != null && <BaseDialog.Description className={styles.message}>{message}</BaseDialog.Description>}
              {children}
            </OverlayBody>
            {buttons.length > 0 && <DialogFooter buttons={buttons} onDone={() => onOpenChange(false)} />}
            {closable && (
              <BaseDialog.Close
                render={<IconButton label={closeLabel ?? ''} icon={<IconClose />} className={styles.close} />}
              />
            )}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </Root>
  )
}

/** Omitted values fall back to the tokens. */
function sizes(width: number | undefined, leaveMs: number | undefined): CSSProperties {
  return {
    ...(width !== undefined && { '--dialog': `${width}px` }),
    ...(leaveMs !== undefined && { '--sheet': `${leaveMs}ms` }),
  } as CSSProperties
}
