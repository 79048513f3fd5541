import { useEffect } from 'react'

/** A modal dialog of the platform: it keeps the focus and makes the rest inert by itself. */
export function useOpen(dialog: { current: HTMLDialogElement | null }): void {
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (typeof element.showModal === 'function') element.showModal()
    else element.setAttribute('open', '')
    return () => element.close?.()
  }, [dialog])
}
