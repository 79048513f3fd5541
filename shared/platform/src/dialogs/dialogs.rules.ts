/** Which dialogs are open and which wait (screens.md G1): one after the other, a stack of three at most, the same id never twice. Pure. */
import type { DialogSpec } from './dialog-spec.ts'

/** The most that stand over each other. */
const MAX_STACK = 3

/** `open` from the bottom to the top; `waiting` in the order in which they were asked for. */
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

/** Opens what may open: the next one over an empty page, and over an open dialog only what was asked to stand over it. */
function settled(dialogs: Dialogs): Dialogs {
  const { open, waiting } = dialogs
  if (open.length >= MAX_STACK) return dialogs
  const next = waiting.find((one) => open.length === 0 || one.over === true)
  return next ? settled({ open: [...open, next], waiting: waiting.filter((one) => one !== next) }) : dialogs
}
