import { keepDrafts } from '@lantern/platform'

/** Loads the page anew without losing what was typed: forms store their drafts first and find them again (G17). */
export function reloadPage(): void {
  keepDrafts()
  location.reload()
}
