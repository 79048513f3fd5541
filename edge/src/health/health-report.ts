/** Reports build health to ops every two seconds. A report that cannot be sent is dropped: pages never wait for it. */
import type { HealthBatch } from '@lantern/contract/health'
import type { ServiceLogger } from '@lantern/service'
import { bearerOf, type EdgeTokenSource } from '../ops-link/edge-token.ts'
import type { VisitorCounts } from './visitor-counts.ts'

const TELL_LIMIT_MS = 2_000

export type HealthReportParts = EdgeTokenSource & {
  counts: VisitorCounts
  opsOrigin: string
  environment: string
  logger: ServiceLogger
  ask?: typeof fetch
}

/** @returns sends one report */
export function createHealthReport({
  counts,
  opsOrigin,
  environment,
  dataDir,
  token,
  logger,
  ask = fetch,
}: HealthReportParts): () => Promise<void> {
  let lastFault = ''

  /** Logs changes of state only, not every attempt. */
  function note(fault: string): void {
    if (fault === lastFault) return
    lastFault = fault
    if (fault === '') logger.info('health reports are accepted again')
    else logger.warn({ fault }, 'health report failed')
  }

  return async () => {
    const rows = counts.take()
    if (rows.length === 0) return
    const batch: HealthBatch = { environment, rows: rows.slice(0, 200) }
    try {
      const answer = await ask(`${opsOrigin}/api/health`, {
        method: 'POST',
        headers: { authorization: await bearerOf({ dataDir, token }), 'content-type': 'application/json' },
        body: JSON.stringify(batch),
        signal: AbortSignal.timeout(TELL_LIMIT_MS),
      })
      note(answer.ok ? '' : `Ops answered ${answer.status}.`)
    } catch (error) {
      note((error as Error).message)
    }
  }
}
