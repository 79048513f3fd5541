import { useMessages } from '@lantern/i18n'
import { closeDialog, type DialogSpec, dialogsAtom, dismissToast, pageStore, toastAtom } from '@lantern/platform'
import { Button, Dialog, IconShield, ToastRegion } from '@lantern/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { dialogMessages } from './dialog.messages.ts'
import styles from './dialog-host.module.css'

/** The dialogs of the page (G1) and its toasts (G7). Queued dialogs open when the current one has closed; urgent ones open over it. */
export function DialogHost() {
  const t = useMessages(dialogMessages)
  const toast = useAtomValue(toastAtom, { store: pageStore })
  return (
    <>
      <Level depth={0} />
      <ToastRegion
        label={t.toasts}
        dismissLabel={t.close}
        toasts={toast ? [{ id: String(toast.id), text: toast.text, kind: toast.kind }] : []}
        onDismiss={dismissToast}
      />
    </>
  )
}

/** One level of the stack. The next level is rendered inside it, so that only the topmost handles Escape and focus. */
function Level({ depth }: { depth: number }) {
  const t = useMessages(dialogMessages)
  const wanted = useAtomValue(dialogsAtom, { store: pageStore }).open[depth]
  const [shown, setShown] = useState<DialogSpec | null>(null)
  useEffect(() => {
    if (wanted && (shown === null || shown.id === wanted.id)) setShown(wanted)
  }, [wanted, shown])
  if (shown === null) return null
  const buttons = shown.buttons ?? [{ text: t.ok }]
  return (
    <Dialog
      key={shown.id}
      role={shown.role ?? 'alertdialog'}
      open={wanted?.id === shown.id}
      title={shown.title ?? t.warmTip}
      message={shown.message}
      closable={shown.closable ?? true}
      maskClosable={shown.maskClosable ?? false}
      closeLabel={t.close}
      width={shown.width}
      leaveMs={shown.leaveMs}
      {...(shown.tone && { className: styles.warning, ornament: <IconShield /> })}
      buttons={buttons.map(({ text, kind, countdownSec, autoFire, onPress }) => ({
        text,
        kind: kind ?? (buttons.length === 1 ? 'primary' : 'secondary'),
        countdown: countdownSec,
        autoFire,
        onClick: onPress,
      }))}
      onOpenChange={(open) => {
        if (!open) closeDialog(shown.id)
      }}
      onClosed={() => setShown(null)}
    >
      <Extras dialog={shown} />
      <Level depth={depth + 1} />
    </Dialog>
  )
}

function Extras({ dialog: { id, note, link } }: { dialog: DialogSpec }) {
  if (!note && !link) return null
  const follow = (): void => {
    link?.onPress()
    closeDialog(id)
  }
  return (
    <div className={styles.extras}>
      {note?.split('\n').map((line) => (
        <p key={line} className={styles.note}>
          {line}
        </p>
      ))}
      {link && (
        <Button kind="quiet" size="sm" onClick={follow}>
          {link.text}
        </Button>
      )}
    </div>
  )
}
