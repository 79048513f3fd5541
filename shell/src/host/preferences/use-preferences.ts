import { UNSAVED_PREFERENCES_KEY } from '@lantern/contract/storage-keys'
import { useEvent, useSession, watchDisplay, writeTabText } from '@lantern/platform'
import { useEffect } from 'react'
import { useInteractive } from '../boot/use-interactive.ts'

/**
 * Lets the member's display preferences follow the account: taken over at each load and sign-in, saved when one is chosen. What could not be
 * saved is tried again with the next choice, when the network returns and at the next load of the tab.
 */
export function usePreferences(): void {
  const session = useSession()
  const isReady = useInteractive()
  const token = session.kind === 'member' && isReady ? session.token : null
  useEffect(() => {
    if (token === null) return
    const sync = (): void => withSync(({ syncChoices }) => syncChoices())
    sync()
    window.addEventListener('online', sync)
    const stop = watchDisplay((from) => {
      if (from === 'device') withSync(({ saveChoices }) => saveChoices())
    })
    return () => {
      window.removeEventListener('online', sync)
      stop()
    }
  }, [token])
  // The next member of this tab did not choose them.
  useEvent('session:changed', ({ kind }) => {
    if (kind === 'anonymous') writeTabText(UNSAVED_PREFERENCES_KEY, null)
  })
}

function withSync(run: (sync: typeof import('./preference-sync.ts')) => Promise<void>): void {
  import('./preference-sync.ts').then(run).catch(() => undefined)
}
