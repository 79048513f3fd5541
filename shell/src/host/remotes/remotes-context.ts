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

/** Whether the page has a discovery document; rerenders when another one takes effect. */
export function useDiscovery(): DiscoveryState {
  const remotes = useRemotes()
  return useSyncExternalStore(remotes.onDiscovery, remotes.discoveryState, remotes.discoveryState)
}

/** Subscribes to a loader, and requests its code while mounted. */
export function useLoader(loader: Loader): LoaderView {
  const view = useSyncExternalStore(loader.subscribe, loader.view)
  useEffect(() => loader.ask(), [loader])
  // A better build is known: the loaded one was released between two renders.
  const isPending = view.kind === 'pending'
  useEffect(() => {
    if (isPending) loader.ask()
  }, [loader, isPending])
  return view
}

/** The current maintenance window of a remote or of a path of it; rerenders when it begins and ends. @param path null = the remote as a whole */
export function useMaintenance(name: string, path: string | null): MaintenanceWindow | null {
  const remotes = useRemotes()
  return useSyncExternalStore(
    remotes.onMaintenance,
    () => remotes.maintenanceOf(name, path),
    () => null,
  )
}
