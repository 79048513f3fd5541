import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Puts the cursor where the first mistake is, in an effect: answers of the server are drawn later than the next frame.
 * @returns the form's ref, and what to call when mistakes were set
 */
export function useFirstError(): { form: RefObject<HTMLFormElement | null>; focusFirst: () => void } {
  const form = useRef<HTMLFormElement>(null)
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [times])
  return { form, focusFirst: () => setTimes((before) => before + 1) }
}
