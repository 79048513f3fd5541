/** The chaos link of this tab (docs/decisions/0058): kept for reloads of the tab, checked on every page, active in one tab at a time. */
import type { BootData } from '@lantern/contract/federation'
import { type ChaosLink, readChaosLink } from '@lantern/contract/override'
import { CHAOS_KEY } from '@lantern/contract/storage-keys'
import { readTabText, writeTabText } from '@lantern/platform'
import { refuseLink, verifiedLink } from './verified-link.ts'

/** A reload waits for the page before to let go of the tab; a copy of the tab waits in vain. */
const TAB_MS = 1_000

export type ActiveChaos = {
  readonly link: ChaosLink
  /** Ops revoked it: nothing fails, and it is deleted after being reported once more. */
  readonly isTakenBack: boolean
}

/** @param taken text of a chaos link that was just in the address */
export async function activeChaos(boot: BootData, taken: string | null): Promise<ActiveChaos | null> {
  const text = taken ?? readTabText(CHAOS_KEY)
  if (text === null) return null
  // Without storage the link lasts until the next page load.
  dropChaosLink()
  const found = await verifiedLink(readChaosLink(text), boot)
  if (found === null || found.isTakenBack) return found
  if (!(await holdTab(found.link.nonce))) return refuseLink(`chaos is active in another tab, ${found.link.nonce}`)
  writeTabText(CHAOS_KEY, text)
  return found
}

/** The next page load of this tab is without faults. */
export function dropChaosLink(): void {
  writeTabText(CHAOS_KEY, null)
}

/** A copied tab has a copy of the session storage. @returns false when another tab has this link */
function holdTab(nonce: string): Promise<boolean> {
  const { locks } = navigator as { locks?: LockManager }
  if (!locks) return Promise.resolve(true)
  return new Promise((resolve) => {
    locks
      .request(`chaos ${nonce}`, { signal: AbortSignal.timeout(TAB_MS) }, () => {
        resolve(true)
        // Held until the page goes.
        return new Promise(() => undefined)
      })
      .catch(() => resolve(false))
  })
}
