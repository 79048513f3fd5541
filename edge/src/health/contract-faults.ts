/** Counts answers of the upstream that broke the contract on pages, for ops. */
import { CONTRACT_FAULTS, type ContractFault, type ContractFaultBatch } from '@lantern/contract/contract-faults'
import type { CollectorReport } from '@lantern/contract/federation'
import { createOpsPost, type OpsPostParts } from '../ops-link/ops-post.ts'

export type ContractFaults = {
  note(report: CollectorReport): void
  /** Counts since the last call. */
  take(): ContractFault[]
}

export function createContractFaults(): ContractFaults {
  const faults = new Map<string, ContractFault>()
  return {
    note({ kind, path = '', cause = '' }) {
      if (kind !== 'contract' || path === '' || cause === '') return
      const id = `${path}\n${cause}`
      const known = faults.get(id)
      // Pages choose path and text, so the number of rows is bounded.
      if (known === undefined && faults.size >= CONTRACT_FAULTS) return
      faults.set(id, { path, fault: cause, count: (known?.count ?? 0) + 1 })
    },
    take() {
      const taken = [...faults.values()]
      faults.clear()
      return taken
    },
  }
}

type ContractFaultReportParts = Omit<OpsPostParts, 'path' | 'name'> & {
  faults: ContractFaults
  environment: string
}

/** @returns sends one report; one that cannot be sent is dropped */
export function createContractFaultReport({
  faults,
  environment,
  ...link
}: ContractFaultReportParts): () => Promise<void> {
  const post = createOpsPost({ ...link, path: '/api/contract-faults', name: 'reports of contract faults' })
  return async () => {
    const taken = faults.take()
    if (taken.length > 0) await post({ environment, faults: taken } satisfies ContractFaultBatch)
  }
}
