import { useMessages } from '@lantern/i18n'
import { closeDialog, type DialogSpec, dialogsAtom, dismissToast, pageStore, toastAtom } from '@lantern/platform'
import { Dialog, ToastRegion } from '@lantern/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { dialogMessages } from './dialog.messages.ts'

/** The one dialog of the page (G1) and its toasts (G7). Dialogs queue: the next one opens when the last has left. */
export function DialogHost() {
  const t = useMessages(dialogMessages)
  const head = useAtomValue(dialogsAtom, { store: pageStore })[0]
  const toast = useAtomValue(toastAtom, { store: pageStore })
  const [shown, setShown] = useState<DialogSpec | null>(null)
  useEffect(() => {
    if (head && (shown === null || shown.id === head.id)) setShown(head)
  }, [head, shown])
  const isOpen = shown !== null && head?.id === shown.id
  return (
    <>
      {shown && (
        <Dialog
          key={shown.id}
          role={shown.role ?? 'alertdialog'}
          open={isOpen}
          title={shown.title}
          message={shown.message}
          closable={shown.closable ?? true}
          maskClosable={shown.maskClosable ?? false}
          closeLabel={t.close}
          buttons={shown.buttons.map(({ text, kind, countdownSec, autoFire, onPress }) => ({
            text,
            kind: kind ?? (shown.buttons.length === 1 ? 'primary' : 'secondary'),
            countdown: countdownSec,
            autoFire,
            onClick: onPress,
          }))}
          onOpenChange={(open) => {
            if (!open) closeDialog(shown.id)
          }}
          onClosed={() => setShown(null)}
        />
      )}
      <ToastRegion
        label={t.toasts}
        dismissLabel={t.close}
        toasts={toast ? [{ id: String(toast.id), text: toast.text, kind: toast.kind }] : []}
        onDismiss={dismissToast}
      />
    </>
  )
}
