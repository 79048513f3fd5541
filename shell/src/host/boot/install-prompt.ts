/** The browser's install prompt. The event fires once, before the page that offers it is loaded, so it is stored at boot. */
import { useSyncExternalStore } from 'react'

/** Chromium's event; missing from the DOM types. */
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
    // The browser's own bar would cover the page; our button triggers the prompt instead.
    event.preventDefault()
    change({ prompt: event as InstallPrompt, isInstalled: false })
  })
  window.addEventListener('appinstalled', () => change({ prompt: null, isInstalled: true }))
}

export function useInstallOffer(): InstallOffer {
  return useSyncExternalStore(subscribe, () => offer)
}

/** Shows the browser's prompt. A prompt works once; after that the guide replaces it. */
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
