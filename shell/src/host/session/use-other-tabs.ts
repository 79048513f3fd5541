import { readTokenCopy, subscribe, watchStored } from '@lantern/platform'
import { useEffect, useEffectEvent } from 'react'

/**
 * Another tab logged in or out: when the window regains focus and the token changed while away, the page reloads (spec 4). A page that is
 * visible beside that tab does not wait for focus. The server decides whether the new token is valid.
 */
export function useOtherTabs(reload: () => void): void {
  const reloadNow = useEffectEvent(reload)
  useEffect(() => {
    let token = readTokenCopy()
    const undo = subscribe('session:changed', () => {
      token = readTokenCopy()
    })
    const compare = (): void => {
      if (document.hidden || readTokenCopy() === token) return
      token = readTokenCopy()
      reloadNow()
    }
    const undoStored = watchStored(['token'], compare)
    window.addEventListener('focus', compare)
    document.addEventListener('visibilitychange', compare)
    return () => {
      undo()
      undoStored()
      window.removeEventListener('focus', compare)
      document.removeEventListener('visibilitychange', compare)
    }
  }, [])
}
