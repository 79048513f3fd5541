/** The browser's own offer to install. It comes once, before the page that shows it is loaded: kept from boot on. */
import { useSyncExternalStore } from 'react'

/** Chromium's event; not in the DOM's types. */
type InstallPrompt = Event & {
  prompt(): Promise<void>
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}
export type InstallOffer = { readonly prompt: InstallPrompt | null; readonly isInstalled: boolean }

let offer: InstallOffer = { prompt: null, isInstalled: false }
const listeners = new Set<() => void>()

/** Called once at boot. */
export function listenForInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // The browser's own bar would cover the page; our button says when.
    event.preventDefault()
    change({ prompt: event as InstallPrompt, isInstalled: false })
  })
  window.addEventListener('appinstalled', () => change({ prompt: null, isInstalled: true }))
}

export function useInstallOffer(): InstallOffer {
  return useSyncExternalStore(subscribe, () => offer)
}

/** Shows the browser's question. A prompt works once: without it the guide takes over. */
export async function askToInstall(): Promise<void> {
  const { prompt } = offer
  if (!prompt) return
  await prompt.prompt()
  const { outcome } = await prompt.userChoice
  change({ prompt: null, isInstalled: outcome === 'accepted' })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: InstallOffer): void {
  offer = next
  for (const listener of listeners) listener()
}
