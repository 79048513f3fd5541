import type { MaintenanceWindow } from '@lantern/contract/federation'
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import type { Loader, LoaderView } from './remote-loading.runner.ts'
import type { Remotes } from './remotes.ts'

const RemotesContext = createContext<Remotes | null>(null)
export const RemotesProvider = RemotesContext.Provider

/** The remotes of this page. @throws outside the shell's provider */
export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext)
  if (!remotes) throw new Error('useRemotes needs RemotesProvider above it: render through boot/app.tsx')
  return remotes
}

/** Follows a loader, and asks for its code while mounted. */
export function useLoader(loader: Loader): LoaderView {
  useEffect(() => loader.ask(), [loader])
  return useSyncExternalStore(loader.subscribe, loader.view)
}

/** The window in which a remote, or a path of it, is closed; drawn again when it begins and ends. @param path null = the remote as a whole */
export function useMaintenance(name: string, path: string | null): MaintenanceWindow | null {
  const remotes = useRemotes()
  return useSyncExternalStore(
    remotes.onMaintenance,
    () => remotes.maintenanceOf(name, path),
    () => null,
  )
}
