/** A short code that a member can tell support; its report names the exact builds and the last events. */
import type { CollectorReport } from '@lantern/contract/federation'
import { flushReports, readBreadcrumbs, report } from '@lantern/platform'
import { routePattern } from '../navigation/route-pattern.rules.ts'
import { pageAt } from '../navigation/site-pages.ts'

/** Without letters that can be mistaken for digits. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 7

/** Creates a code and sends its report at once: the member may already be on the phone. */
export function newSupportCode(
  what: Pick<CollectorReport, 'remote' | 'version' | 'phase' | 'cause' | 'stack'>,
): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH))
  const supportCode = Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('')
  report({
    kind: 'error',
    ...what,
    supportCode,
    path: routePattern(location.pathname, pageAt),
    shell: window.__LANTERN__?.shell,
    remotes: window.__LANTERN__?.remotes,
    overrides: window.__LANTERN__?.overrides,
    trail: readBreadcrumbs(),
  })
  flushReports()
  return supportCode
}
