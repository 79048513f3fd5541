import { type KeyboardEvent, useState } from 'react'

/** Whether caps lock is on, known after the first key event. Spread `watch` onto the password input. */
export function useCapsLock() {
  const [isOn, setOn] = useState(false)
  const look = (event: KeyboardEvent): void => setOn(event.getModifierState('CapsLock'))
  return { isOn, watch: { onKeyDown: look, onKeyUp: look, onBlur: () => setOn(false) } }
}
