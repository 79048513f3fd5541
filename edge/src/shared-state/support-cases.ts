/** The reports behind support codes, the newest ones, in memory; the log keeps the rest. */
import type { CollectorReport } from '@lantern/contract/federation'

/** Codes come from pages: strangers must not fill the memory with codes of their own. */
const MAX_CASES = 500

export type SupportCase = { atMs: number; report: CollectorReport }
export type SupportCases = {
  /** The first report of a code stands: nobody can write over what a member was told. */
  add(report: CollectorReport): Promise<void>
  find(code: string): Promise<SupportCase | undefined>
}

export function createSupportCases(now: () => number = Date.now): SupportCases {
  const cases = new Map<string, SupportCase>()
  return {
    async add(report) {
      const code = report.supportCode?.toUpperCase()
      if (code === undefined || cases.has(code)) return
      cases.set(code, { atMs: now(), report })
      const oldest = cases.keys().next().value
      if (cases.size > MAX_CASES && oldest !== undefined) cases.delete(oldest)
    },
    find: async (code) => cases.get(code.toUpperCase()),
  }
}
