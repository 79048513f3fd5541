import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Focuses the first invalid field, in an effect: errors from the server render later than the next frame.
 * @returns the form's ref, and a function to call after setting errors
 */
export function useFirstError(): { form: RefObject<HTMLFormElement | null>; focusFirst: () => void } {
  const form = useRef<HTMLFormElement>(null)
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [times])
  return { form, focusFirst: () => setTimes((before) => before + 1) }
}
