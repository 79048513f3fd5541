import type { MaintenanceWindow } from '@lantern/contract/federation'
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import type { DiscoveryState } from '../discovery/known-discovery.ts'
import type { Loader, LoaderView } from '../loading/remote-loading.runner.ts'
import type { Remotes } from './remotes.ts'

const RemotesContext = createContext<Remotes | null>(null)
export const RemotesProvider = RemotesContext.Provider

/** The remotes of this page. @throws outside the shell's provider */
export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext)
  if (!remotes) throw new Error('useRemotes needs RemotesProvider above it: render through boot/app.tsx')
  return remotes
}

/** Whether the page knows what is published; drawn again when another document is known. */
export function useDiscovery(): DiscoveryState {
  const remotes = useRemotes()
  return useSyncExternalStore(remotes.onDiscovery, remotes.discoveryState, remotes.discoveryState)
}

/** Follows a loader, and asks for its code while mounted. */
export function useLoader(loader: Loader): LoaderView {
  const view = useSyncExternalStore(loader.subscribe, loader.view)
  useEffect(() => loader.ask(), [loader])
  // A better build is known since: the one that was here was let go between two drawings.
  const isPending = view.kind === 'pending'
  useEffect(() => {
    if (isPending) loader.ask()
  }, [loader, isPending])
  return view
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
