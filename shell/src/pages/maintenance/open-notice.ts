/** "Notify me when it reopens": a notification where the browser supports them, else the tab title. The choice survives a reload. */
import { readStoredText, removeStored, writeStoredText } from '@lantern/platform'

export type NoticeChannel = 'none' | 'notification' | 'title'

export function noticeChannel(): NoticeChannel {
  if (readStoredText('notifyOpen') === null) return 'none'
  return isGranted() ? 'notification' : 'title'
}

/** Asks for notification permission. */
export async function requestNotice(): Promise<NoticeChannel> {
  writeStoredText('notifyOpen', '1')
  // Without notifications, or in a frame that may not ask, only the title shows it.
  if ('Notification' in globalThis && Notification.permission === 'default')
    await Notification.requestPermission().catch(() => undefined)
  return noticeChannel()
}

/** Notifies a member who asked for it unless the page is visible. */
export function showNotice({ title, text, mark }: { title: string; text: string; mark: string }): void {
  const way = noticeChannel()
  removeStored('notifyOpen')
  if (way === 'none' || !document.hidden) return
  if (way === 'notification') void notify(title, text)
  markTitle(mark)
}

function isGranted(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'granted'
}

/** Mobile browsers allow notifications only through a service worker. */
async function notify(title: string, body: string): Promise<void> {
  const options = { body, tag: 'site-open' }
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (worker?.active) return worker.showNotification(title, options)
  try {
    new Notification(title, options).onclick = () => window.focus()
  } catch {
    // Not constructible here: the tab title shows it instead.
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
