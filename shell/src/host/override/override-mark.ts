/** Whether anything stands in for a published build here. All of it that a member's page loads. */
import { OVERRIDE_MARK } from '@lantern/contract/override'
import { readStoredText } from '@lantern/platform'

export function mayOverride(): boolean {
  return isLink() || readStoredText('overrides') !== null || readStoredText('devtools') !== null
}

/** A link that is opened where the site is open already changes only what follows `#`: it is taken by a page that begins anew. */
export function watchForOverride(): void {
  addEventListener('hashchange', () => isLink() && location.reload())
}

function isLink(): boolean {
  return location.hash.startsWith(OVERRIDE_MARK)
}
