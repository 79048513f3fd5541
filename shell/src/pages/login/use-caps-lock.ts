import { type KeyboardEvent, useState } from 'react'

/** Whether capitals are locked, known from the first key on. `watch` goes onto the password's input. */
export function useCapsLock() {
  const [isOn, setOn] = useState(false)
  const look = (event: KeyboardEvent): void => setOn(event.getModifierState('CapsLock'))
  return { isOn, watch: { onKeyDown: look, onKeyUp: look, onBlur: () => setOn(false) } }
}
