/** Which dialogs are open and which are queued (screens.md G1): one after the other, a stack of at most three, each id once. Pure. */
import type { DialogSpec } from './dialog-spec.ts'

/** Maximum depth of the stack. */
const MAX_STACK = 3

/** `open` from bottom to top; `waiting` in order of request. */
export type Dialogs = { readonly open: readonly DialogSpec[]; readonly waiting: readonly DialogSpec[] }

export const NO_DIALOGS: Dialogs = { open: [], waiting: [] }

export function withDialog(dialogs: Dialogs, dialog: DialogSpec): Dialogs {
  if (findDialog(dialogs, dialog.id)) return dialogs
  return settled({ open: dialogs.open, waiting: [...dialogs.waiting, dialog] })
}

export function withoutDialog({ open, waiting }: Dialogs, id: string): Dialogs {
  return settled({ open: open.filter((one) => one.id !== id), waiting: waiting.filter((one) => one.id !== id) })
}

export function findDialog({ open, waiting }: Dialogs, id: string): DialogSpec | undefined {
  return [...open, ...waiting].find((one) => one.id === id)
}

/** Opens queued dialogs: the next one on an empty stack, only urgent ones over an open dialog. */
function settled(dialogs: Dialogs): Dialogs {
  const { open, waiting } = dialogs
  if (open.length >= MAX_STACK) return dialogs
  const next = waiting.find((one) => open.length === 0 || one.over === true)
  return next ? settled({ open: [...open, next], waiting: waiting.filter((one) => one !== next) }) : dialogs
}
