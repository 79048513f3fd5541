/** Whether any override may be active here. The only override code on a member's page. */
import { OVERRIDE_MARK } from '@lantern/contract/override'
import { readStoredText } from '@lantern/platform'

export function mayOverride(): boolean {
  return isLink() || readStoredText('overrides') !== null || readStoredText('devtools') !== null
}

/** Opening a link while the site is already open changes only the hash: reload the page to apply it. */
export function watchForOverride(): void {
  addEventListener('hashchange', () => isLink() && location.reload())
}

function isLink(): boolean {
  return location.hash.startsWith(OVERRIDE_MARK)
}
