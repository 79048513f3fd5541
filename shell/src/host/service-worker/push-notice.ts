/** Shows what the site pushes to this browser, also when no page is open. */
import type { PushMessage } from '@lantern/contract/push'

/** The parts of the worker used here. */
type Shows = { showNotification(title: string, options: NotificationOptions): Promise<void> }
type Badges = { setAppBadge?: () => Promise<void> }

/** A browser ends the subscription of a site that shows nothing. */
const UNREADABLE: PushMessage = {
  title: 'Lantern',
  body: '',
  url: '/',
  tag: 'unreadable',
  silent: false,
}

export async function showPush(shows: Shows, badges: Badges, text: string | undefined): Promise<void> {
  const { title, body, url, tag, silent } = messageIn(text ?? '') ?? UNREADABLE
  // The number is set by the next page.
  await badges.setAppBadge?.().catch(() => undefined)
  await shows.showNotification(title, { body, tag, silent, data: { url } })
}

/** Where a tap on a notification leads; only to this site. */
export function urlOf(data: unknown): string {
  const url = (data as { url?: unknown } | null)?.url
  return typeof url === 'string' && isOwnPath(url) ? url : '/'
}

function messageIn(text: string): PushMessage | null {
  try {
    const value = JSON.parse(text) as Partial<Record<keyof PushMessage, unknown>>
    const { title, body, url, tag, silent } = value
    const isMessage =
      typeof title === 'string' && typeof body === 'string' && typeof tag === 'string' && typeof url === 'string'
    return isMessage && isOwnPath(url) ? { title, body, url, tag, silent: silent === true } : null
  } catch {
    return null
  }
}

function isOwnPath(url: string): boolean {
  return /^\/(?![\\/])/.test(url)
}
