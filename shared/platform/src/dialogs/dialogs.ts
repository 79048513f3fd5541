/** Dialogs and toasts for any part of the page. */
import { pageStore } from '../store/store.ts'
import type { DialogSpec } from './dialog-spec.ts'
import { dialogsAtom, type ToastSpec, toastAtom } from './dialogs.atoms.ts'
import { findDialog, withDialog, withoutDialog } from './dialogs.rules.ts'

/** Queues a dialog; an id that is open or queued is ignored. @returns closes it */
export function showDialog(dialog: DialogSpec): () => void {
  pageStore.set(dialogsAtom, (dialogs) => withDialog(dialogs, dialog))
  return () => closeDialog(dialog.id)
}

export function closeDialog(id: string): void {
  const dialog = findDialog(pageStore.get(dialogsAtom), id)
  if (!dialog) return
  pageStore.set(dialogsAtom, (dialogs) => withoutDialog(dialogs, id))
  dialog.onClose?.()
}

/** Shows one toast at a time; the same text again within a second is merged (screens.md G7). */
export function showToast(toast: { text: string; kind?: ToastSpec['kind'] }): void {
  const id = Date.now()
  const shown = pageStore.get(toastAtom)
  if (shown && shown.text === toast.text && id - shown.id < 1_000) return
  pageStore.set(toastAtom, { id, text: toast.text, kind: toast.kind ?? 'info' })
}

export function dismissToast(): void {
  pageStore.set(toastAtom, null)
}

/**
 * Asks a yes-or-no question. Cancel is always left, confirm right (screens.md G1).
 * @returns true only when the member confirmed
 */
export function confirm(question: {
  id: string
  title: string
  message: string
  confirm: string
  cancel: string
  danger?: boolean
}): Promise<boolean> {
  return new Promise((resolve) => {
    let answer = false
    showDialog({
      id: question.id,
      title: question.title,
      message: question.message,
      buttons: [
        { text: question.cancel, kind: 'secondary' },
        {
          text: question.confirm,
          kind: question.danger ? 'danger' : 'primary',
          onPress: () => {
            answer = true
          },
        },
      ],
      onClose: () => resolve(answer),
    })
  })
}
