import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { useId, useRef, useSyncExternalStore } from 'react'
import { classNames } from '../../base/class-names.ts'
import { IconButton } from '../../buttons/icon-button.tsx'
import { IconClose } from '../../icons/icons.ts'
import { OverlayBody } from './overlay-body.tsx'
import styles from './sheet.module.css'
import type { SheetProps } from './sheet-props.ts'
import { useDragDown } from './use-drag-down.ts'

/** The part of Sheet that needs Base UI; never import it statically. */
export function SheetBody(props: SheetProps) {
  const {
    open,
    onOpenChange,
    title,
    hideTitle,
    description,
    closeLabel,
    children,
    footer,
    dismissible = true,
    beside = false,
  } = props
  const { height = 'auto', onClosed, className } = props
  const titleId = useId()
  const popup = useRef<HTMLDivElement>(null)
  const isWide = useIsWide()
  const isBeside = beside === 'split' || (isWide && beside)
  const drag = useDragDown(popup, () => onOpenChange(false))
  return (
    <BaseDialog.Root
      open={open}
      modal={!isBeside}
      disablePointerDismissal={!dismissible || isBeside}
      onOpenChange={(next, details) => {
        if (details.reason === 'escape-key' && !dismissible) return details.cancel()
        onOpenChange(next)
      }}
      onOpenChangeComplete={(isOpen) => {
        if (!isOpen) onClosed?.()
      }}
    >
      <BaseDialog.Portal>
        {!isBeside && <BaseDialog.Backdrop className={styles.backdrop} />}
        <BaseDialog.Viewport className={styles.viewport} data-beside={isBeside || undefined}>
          <BaseDialog.Popup
            ref={popup}
            className={classNames(styles.popup, className)}
            data-height={height}
            data-beside={isBeside || undefined}
            initialFocus={popup}
          >
            <div className={styles.head} {...(dismissible && !(isWide && isBeside) ? drag : {})}>
              <span className={styles.handle} aria-hidden="true" />
              <BaseDialog.Title id={titleId} className={styles.title} data-hidden={hideTitle || undefined}>
                {title}
              </BaseDialog.Title>
              <BaseDialog.Close
                render={<IconButton label={closeLabel} icon={<IconClose />} className={styles.close} />}
              />
            </div>
            <OverlayBody className={styles.body} labelledBy={titleId}>
              {description != null && (
                <BaseDialog.Description className={styles.description}>{description}</BaseDialog.Description>
              )}
              {children}
            </OverlayBody>
            {footer != null && <div className={styles.footer}>{footer}</div>}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}

const WIDE = '(min-width: 900px)'

function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(WIDE)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => matchMedia(WIDE).matches,
  )
}
