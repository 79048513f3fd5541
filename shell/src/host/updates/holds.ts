/** What must not be interrupted by a reload: a form somebody types in, an open dialog, the chat, a venue. */
import { dialogsAtom, pageStore, subscribe } from '@lantern/platform'

const reasons = new Set<string>()
const listeners = new Set<() => void>()
/** Forms that do not say themselves that they are dirty: anything typed on this page counts. */
const TYPED = 'typed'

/** Called once, when the updates' own code has come: a field in use by then was typed in before. */
export function watchHolds(): void {
  subscribe('form:dirty', ({ form, dirty }) => set(`form:${form}`, dirty))
  subscribe('chat:toggled', ({ open }) => set('chat', open))
  subscribe('layout:immersive', ({ on }) => set('immersive', on))
  const countDialogs = (): void => set('dialog', pageStore.get(dialogsAtom).open.length > 0)
  pageStore.sub(dialogsAtom, countDialogs)
  countDialogs()
  document.addEventListener('input', () => set(TYPED, true), true)
  if (document.activeElement?.matches('input, textarea')) set(TYPED, true)
}

/** Another page: what was typed on the last one was sent or left. */
export function forgetTyped(): void {
  set(TYPED, false)
}

export function isHeld(): boolean {
  return reasons.size > 0
}

/** @returns its undo */
export function onHold(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(reason: string, isOn: boolean): void {
  if (reasons.has(reason) === isOn) return
  if (isOn) reasons.add(reason)
  else reasons.delete(reason)
  for (const listener of [...listeners]) listener()
}
