/** A short code that a member can give to support; its report names the exact builds and the last events. */
import type { CollectorReport } from '@lantern/contract/federation'
import { readBreadcrumbs } from './breadcrumbs.ts'
import { flushReports, report } from './collector.ts'

/** Without letters that can be mistaken for digits. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 7

/** The facts that the shell exposes. */
type PageFacts = Pick<CollectorReport, 'shell' | 'remotes' | 'overrides'>

/**
 * Creates a code and sends its report at once: the member may already be on the phone.
 * @param what `path` is a route's pattern
 */
export function newSupportCode(
  what: Pick<CollectorReport, 'remote' | 'version' | 'phase' | 'cause' | 'stack' | 'path'>,
): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH))
  const supportCode = Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('')
  const { shell, remotes, overrides } = (globalThis as { __LANTERN__?: PageFacts }).__LANTERN__ ?? {}
  report({ kind: 'error', ...what, supportCode, shell, remotes, overrides, trail: readBreadcrumbs() })
  flushReports()
  return supportCode
}
