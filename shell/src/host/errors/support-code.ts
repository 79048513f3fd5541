/** A short code a member can tell support; the report behind it names the exact builds and the last events. */
import type { CollectorReport } from '@lantern/contract/federation'
import { flushReports, readTrail, report } from '@lantern/platform'
import { routePattern } from '../navigation/route-pattern.rules.ts'
import { pageAt } from '../navigation/site-pages.ts'

/** No letters that are read as digits. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 7

/** Makes a code and reports what it stands for, at once: who reads it may be on the phone already. */
export function newSupportCode(what: Pick<CollectorReport, 'remote' | 'version' | 'phase' | 'cause'>): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH))
  const supportCode = Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('')
  report({
    kind: 'error',
    ...what,
    supportCode,
    path: routePattern(location.pathname, pageAt),
    shell: window.__LANTERN__?.shell,
    remotes: window.__LANTERN__?.remotes,
    trail: readTrail(),
  })
  flushReports()
  return supportCode
}
