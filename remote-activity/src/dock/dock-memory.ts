/** "Hide for today": remembered by the day of the site (UTC+8). */
import { now, readStoredText, writeStoredText } from '@lantern/platform'

const SITE_OFFSET_MS = 8 * 3_600_000
const today = (): string => new Date(now() + SITE_OFFSET_MS).toISOString().slice(0, 10)

export function isDockHidden(): boolean {
  return readStoredText('dockClosed') === today()
}

export function hideDockToday(): void {
  writeStoredText('dockClosed', today())
}
