/** What a reload must not interrupt: a form in use, an open dialog, the chat, a venue. */
import { dialogsAtom, pageStore, subscribe } from '@lantern/platform'

const reasons = new Set<string>()
const listeners = new Set<() => void>()
/** For forms that do not register as dirty: any input on this page counts. */
const TYPED = 'typed'

/** Called once, when the update code has loaded: a focused field may already contain input. */
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

/** On navigation: input of the previous page was sent or abandoned. */
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
