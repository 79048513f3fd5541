/** What the shell's one dialog host shows: a queue of dialogs and one toast. Remotes ask, the shell renders. */
import { atom } from 'jotai'

export type DialogButton = {
  text: string
  kind?: 'primary' | 'secondary' | 'danger'
  /** Seconds counted down on the button; disabled until then unless `autoFire`. */
  countdownSec?: number
  /** Presses itself when the countdown ends. */
  autoFire?: boolean
  /** Returning false (or a promise of it) keeps the dialog open. */
  onPress?: () => unknown
}

export type DialogSpec = {
  /** The same id is never shown twice. */
  id: string
  /** `alertdialog` interrupts (errors, confirmations); default. */
  role?: 'dialog' | 'alertdialog'
  title: string
  message: string
  buttons: readonly DialogButton[]
  /** Close icon and Escape. Default true. */
  closable?: boolean
  /** Click outside closes. Default false. */
  maskClosable?: boolean
  onClose?: () => void
}

export type ToastSpec = { id: number; text: string; kind: 'info' | 'success' | 'error' }

export const dialogsAtom = atom<readonly DialogSpec[]>([])
export const toastAtom = atom<ToastSpec | null>(null)
