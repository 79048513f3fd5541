/** State of the shell's dialog host: dialogs in order and one toast. Remotes request them, the shell renders. */
import { atom } from 'jotai'
import { type Dialogs, NO_DIALOGS } from './dialogs.rules.ts'

export type ToastSpec = { id: number; text: string; kind: 'info' | 'success' | 'error' }

export const dialogsAtom = atom<Dialogs>(NO_DIALOGS)
export const toastAtom = atom<ToastSpec | null>(null)
