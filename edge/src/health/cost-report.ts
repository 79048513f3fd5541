/** Reports costs of builds to ops. A report that cannot be sent is dropped: pages never wait for it. */
import type { CostBatch } from '@lantern/contract/costs'
import { createOpsPost, type OpsPostParts } from '../ops-link/ops-post.ts'
import type { CostCounts } from './cost-counts.ts'

export type CostReportParts = Omit<OpsPostParts, 'path' | 'name'> & { costs: CostCounts; environment: string }

/** @returns sends one report */
export function createCostReport({ costs, environment, ...link }: CostReportParts): () => Promise<void> {
  const post = createOpsPost({ ...link, path: '/api/costs', name: 'cost reports' })
  return async () => {
    const rows = costs.take()
    if (rows.length > 0) await post({ environment, rows } satisfies CostBatch)
  }
}
