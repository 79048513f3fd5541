import { useEffect } from 'react'

/** Opens a native modal dialog, which traps the focus and makes the rest of the page inert. */
export function useOpen(dialog: { current: HTMLDialogElement | null }): void {
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (typeof element.showModal === 'function') element.showModal()
    else element.setAttribute('open', '')
    return () => element.close?.()
  }, [dialog])
}
