/** The newest reports with support codes, in memory; the log has the rest. */
import type { CollectorReport } from '@lantern/contract/federation'

/** Clients choose the codes, so the number of cases is bounded. */
const MAX_CASES = 500

export type SupportCase = { atMs: number; report: CollectorReport }
export type SupportCases = {
  /** The first report of a code wins: later reports must not overwrite a case. */
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
