/** Web Push in this browser. */

/** `missing`: this browser has none, or not here (on iOS: only for an installed site). */
export type PushSupport = 'ready' | 'missing' | 'denied'

export function pushSupport(): PushSupport {
  if (!('Notification' in globalThis && 'PushManager' in globalThis && 'serviceWorker' in navigator)) return 'missing'
  return Notification.permission === 'denied' ? 'denied' : 'ready'
}

export async function ownSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() === 'missing') return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/**
 * Asks the member for permission and subscribes this browser.
 * @param key of the site
 * @returns null if the member declined, or the site has no worker on this device
 */
export async function subscribeBrowser(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })) ?? null
}
