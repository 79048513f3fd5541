import { useMessages } from '@lantern/i18n'
import { closeDialog, dialogsAtom, dismissToast, toastAtom } from '@lantern/platform'
import { Dialog, ToastRegion } from '@lantern/ui'
import { useAtomValue } from 'jotai'
import { standaloneMessages } from './standalone.messages.ts'

/** Shows what pages ask the shell to show. */
export function StandaloneDialogs() {
  const t = useMessages(standaloneMessages)
  const [dialog] = useAtomValue(dialogsAtom)
  const toast = useAtomValue(toastAtom)
  return (
    <>
      {dialog && (
        <Dialog
          key={dialog.id}
          open
          title={dialog.title}
          message={dialog.message}
          closable={dialog.closable}
          maskClosable={dialog.maskClosable ?? false}
          closeLabel={t.close}
          onOpenChange={(isOpen) => {
            if (!isOpen) closeDialog(dialog.id)
          }}
          buttons={dialog.buttons.map(({ text, kind, countdownSec, autoFire, onPress }) => ({
            text,
            kind,
            countdown: countdownSec,
            autoFire,
            onClick: onPress,
          }))}
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
