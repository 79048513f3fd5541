import { useMessages } from '@lantern/i18n'
import { closeDialog, dialogsAtom, dismissToast, toastAtom } from '@lantern/platform'
import { Dialog, ToastRegion } from '@lantern/ui'
import { useAtomValue } from 'jotai'
import { standaloneMessages } from './standalone.messages.ts'

/** The shell's dialog host without its queueing. */
export function StandaloneOverlays() {
  const t = useMessages(standaloneMessages)
  const dialog = useAtomValue(dialogsAtom).open.at(-1)
  const toast = useAtomValue(toastAtom)
  return (
    <>
      {dialog && (
        <Dialog
          key={dialog.id}
          open
          role={dialog.role}
          title={dialog.title ?? ''}
          message={dialog.message}
          closable={dialog.closable}
          closeLabel={t.dismiss}
          onOpenChange={(open) => open || closeDialog(dialog.id)}
          buttons={dialog.buttons?.map(({ text, kind, countdownSec, autoFire, onPress }) => ({
            text,
            kind,
            countdown: countdownSec,
            autoFire,
            onClick: onPress,
          }))}
        />
      )}
      <ToastRegion
        toasts={toast ? [{ ...toast, id: String(toast.id) }] : []}
        onDismiss={dismissToast}
        label={t.messages}
        dismissLabel={t.dismiss}
      />
    </>
  )
}
