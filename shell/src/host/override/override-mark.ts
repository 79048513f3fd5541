/** Whether any override or the staff toolbar may be active here. The only code of either on a member's page. */
import { OVERRIDE_MARK, TOOLS_MARK } from '@lantern/contract/override'
import { CHAOS_KEY } from '@lantern/contract/storage-keys'
import { readStoredText, readTabText } from '@lantern/platform'

export function mayOverride(): boolean {
  return (
    isLink() ||
    readTabText(CHAOS_KEY) !== null ||
    (['overrides', 'devtools', 'tools'] as const).some((key) => readStoredText(key) !== null)
  )
}

/** Opening a link while the site is already open changes only the hash: reload the page to apply it. */
export function watchForOverride(): void {
  addEventListener('hashchange', () => isLink() && location.reload())
}

function isLink(): boolean {
  return [OVERRIDE_MARK, TOOLS_MARK].some((mark) => location.hash.startsWith(mark))
}
