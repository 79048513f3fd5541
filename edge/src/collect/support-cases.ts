/** The reports behind support codes, the newest ones, in memory; the log keeps the rest. */
import type { CollectorReport } from '@lantern/contract/federation'

/** Codes come from pages: strangers must not fill the memory with codes of their own. */
const MAX_CASES = 500

export type SupportCase = { atMs: number; report: CollectorReport }
export type SupportCases = { add(report: CollectorReport): void; find(code: string): SupportCase | undefined }

export function createSupportCases(now: () => number = Date.now): SupportCases {
  const cases = new Map<string, SupportCase>()
  return {
    add(report) {
      const code = report.supportCode?.toUpperCase()
      // The first report of a code stands: nobody can write over what a member was told.
      if (code === undefined || cases.has(code)) return
      cases.set(code, { atMs: now(), report })
      const oldest = cases.keys().next().value
      if (cases.size > MAX_CASES && oldest !== undefined) cases.delete(oldest)
    },
    find: (code) => cases.get(code.toUpperCase()),
  }
}
