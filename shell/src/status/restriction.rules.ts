/** Codes 6031-6033 (spec 8). Pure but for the two facts it is given. */
import type { PreInfo } from '@lantern/contract/site'
import { getClientType, readStoredText } from '@lantern/platform'

export type Restriction = 'access-caveat' | 'access-alert'

/** The page to show for a code, null for none. `isGo` is the member's own "continue", good for 24 hours. */
export function restrictionOf(code: number, site: PreInfo | null): Restriction | null {
  if (getClientType() === 'download') return null
  if (code === 6031 || code === 6033) return 'access-caveat'
  if (code !== 6032) return null
  if (readStoredText('isGo') !== null) return null
  return site?.maintainConfig.status !== 0 ? 'access-alert' : null
}
