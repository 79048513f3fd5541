/** Stores "hide for today" by date in the site's time zone (UTC+8). */
import { siteDate } from '@lantern/contract/site-time'
import { now, readStoredText, writeStoredText } from '@lantern/platform'

const today = (): string => siteDate(now())

export function isDockHidden(): boolean {
  return readStoredText('dockClosed') === today()
}

export function hideDockToday(): void {
  writeStoredText('dockClosed', today())
}
