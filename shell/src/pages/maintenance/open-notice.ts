/** "Tell me when it is open": a notification where the browser gives one, else the title of the tab. The wish outlives a reload. */
import { readStoredText, removeStored, writeStoredText } from '@lantern/platform'

export type NoticeWay = 'none' | 'notification' | 'title'

export function wishedWay(): NoticeWay {
  if (readStoredText('notifyOpen') === null) return 'none'
  return isGranted() ? 'notification' : 'title'
}

/** Asks the browser, which asks the member. */
export async function wishNotice(): Promise<NoticeWay> {
  writeStoredText('notifyOpen', '1')
  // A browser without notifications, or a frame that may not ask, leaves the title.
  if ('Notification' in globalThis && Notification.permission === 'default')
    await Notification.requestPermission().catch(() => undefined)
  return wishedWay()
}

/** Tells a member who wished it and looks elsewhere; who looks at the page sees it open. */
export function giveNotice({ title, text, mark }: { title: string; text: string; mark: string }): void {
  const way = wishedWay()
  removeStored('notifyOpen')
  if (way === 'none' || !document.hidden) return
  if (way === 'notification') void notify(title, text)
  markTitle(mark)
}

function isGranted(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'granted'
}

/** Browsers on phones give notifications through a service worker only. */
async function notify(title: string, body: string): Promise<void> {
  const options = { body, tag: 'site-open' }
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (worker?.active) return worker.showNotification(title, options)
  try {
    new Notification(title, options).onclick = () => window.focus()
  } catch {
    // Not constructible here: the title of the tab says it.
  }
}

function markTitle(mark: string): void {
  const before = document.title
  document.title = `${mark} · ${before}`
  const seen = (): void => {
    if (document.hidden) return
    document.removeEventListener('visibilitychange', seen)
    document.title = before
  }
  document.addEventListener('visibilitychange', seen)
}
