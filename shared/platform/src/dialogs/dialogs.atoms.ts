/** What the shell's one dialog host shows: dialogs in their order and one toast. Remotes ask, the shell renders. */
import { atom } from 'jotai'
import { type Dialogs, NO_DIALOGS } from './dialogs.rules.ts'

export type ToastSpec = { id: number; text: string; kind: 'info' | 'success' | 'error' }

export const dialogsAtom = atom<Dialogs>(NO_DIALOGS)
export const toastAtom = atom<ToastSpec | null>(null)
