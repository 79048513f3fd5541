import { keepDrafts } from '@lantern/platform'

/** Reloads the page without losing form input: forms store their drafts first and restore them afterwards (G17). */
export function reloadPage(): void {
  keepDrafts()
  location.reload()
}
