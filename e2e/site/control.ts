/** The sandbox's control API, typed by the contract. */
import type { ControlRequest } from '@lantern/contract/control'
import { SANDBOX_ORIGIN } from './origins.ts'

/** @returns `data` of the response */
export async function control(
  request: ControlRequest,
  origin: string = SANDBOX_ORIGIN,
): Promise<Record<string, unknown>> {
  const answer = await fetch(`${origin}/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  })
  const { status_code, message, data } = (await answer.json()) as {
    status_code: number
    message: string
    data: Record<string, unknown>
  }
  if (status_code !== 6000) throw new Error(`control ${request.action}: ${status_code} ${message}`)
  return data ?? {}
}

/** The site's time, which other tests may have advanced: pages correct their clock by it. @returns epoch ms */
export async function siteNow(): Promise<number> {
  return Number((await control({ action: 'clock.jump', ms: 0 })).now)
}

/** Verifies the ledger and fails with the inconsistency. */
export async function proveLedger(origin: string = SANDBOX_ORIGIN): Promise<void> {
  const proof = await control({ action: 'ledger.proof' }, origin)
  if (proof.ok !== true) throw new Error(`the ledger does not hold: ${JSON.stringify(proof)}`)
}
