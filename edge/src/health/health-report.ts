/** Reports build health to ops every two seconds. A report that cannot be sent is dropped: pages never wait for it. */
import type { HealthBatch } from '@lantern/contract/health'
import { createOpsPost, type OpsPostParts } from '../ops-link/ops-post.ts'
import type { VisitorCounts } from './visitor-counts.ts'

export type HealthReportParts = Omit<OpsPostParts, 'path' | 'name'> & { counts: VisitorCounts; environment: string }

/** @returns sends one report */
export function createHealthReport({ counts, environment, ...link }: HealthReportParts): () => Promise<void> {
  const post = createOpsPost({ ...link, path: '/api/health', name: 'health reports' })
  return async () => {
    const rows = counts.take()
    if (rows.length > 0) await post({ environment, rows: rows.slice(0, 200) } satisfies HealthBatch)
  }
}
