/** A short code a member can tell support; the report behind it says which build did what. */
import type { CollectorReport } from '@lantern/contract/federation'
import { report } from '@lantern/platform'

/** No letters that are read as digits. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 7

/** Makes a code and reports what it stands for. */
export function newSupportCode(what: Omit<CollectorReport, 'kind' | 'supportCode'>): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH))
  const supportCode = Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('')
  report({ kind: 'error', ...what, supportCode, path: location.pathname })
  return supportCode
}
