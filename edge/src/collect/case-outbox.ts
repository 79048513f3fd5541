/** Support cases on their way to ops, so that a code is found whichever edge it was reported to. They wait while ops is down. */
import type { CollectorReport } from '@lantern/contract/federation'
import { CASES_AT_ONCE, type SupportBatch, type SupportCase, supportCaseSchema } from '@lantern/contract/support-cases'
import * as v from 'valibot'
import { createOpsPost, type OpsPostParts } from '../ops-link/ops-post.ts'

/** Cases that wait at most; then the oldest are dropped. The log has them. */
const MOST_WAITING = 200

export type CaseOutbox = {
  /** A report whose code no page of ours could have made is not passed on. */
  add(report: CollectorReport): void
  /** Sends the oldest cases; they stay until ops has taken them. */
  send(): Promise<void>
}
export type CaseOutboxParts = Omit<OpsPostParts, 'path' | 'name'> & { now?: () => number }

export function createCaseOutbox({ now = Date.now, ...link }: CaseOutboxParts): CaseOutbox {
  const post = createOpsPost({ ...link, path: '/api/support', name: 'support cases' })
  let waiting: SupportCase[] = []

  return {
    add(report) {
      const read = v.safeParse(supportCaseSchema, { atMs: now(), report })
      if (read.success) waiting = [...waiting, read.output].slice(-MOST_WAITING)
    },
    async send() {
      const cases = waiting.slice(0, CASES_AT_ONCE)
      if (cases.length === 0) return
      const outcome = await post({ cases } satisfies SupportBatch)
      if (outcome !== 'failed') waiting = waiting.filter((one) => !cases.includes(one))
    },
  }
}
