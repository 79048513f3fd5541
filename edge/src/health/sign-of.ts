/** What a report says about the health of a build beyond whether it loaded. */
import { type CollectorReport, FAILURE_PHASES } from '@lantern/contract/federation'
import { type SignRow, SLOW_LOAD_MS } from '@lantern/contract/health'

/** Pages send any text; these phases are counted by name. `quarantined`: the device remembers that the better version failed. */
const PHASES: ReadonlySet<string> = new Set([...FAILURE_PHASES, 'quarantined'])

/** @returns null for a report without a sign */
export function signOf(report: CollectorReport): Pick<SignRow, 'sign' | 'detail'> | null {
  const { kind, outcome, phase = '', ms = 0, supportCode } = report
  // Reports with a code repeat a failure that was counted as such.
  if (kind === 'error') return supportCode === undefined ? { sign: 'error', detail: '' } : null
  if (kind === 'csp') return { sign: 'csp', detail: '' }
  if (kind !== 'remote') return null
  if (outcome === 'fallback') return { sign: 'fallback', detail: PHASES.has(phase) ? phase : '' }
  // A fallback takes its time because another version failed.
  return (outcome === 'loaded' || outcome === 'recovered') && ms > SLOW_LOAD_MS ? { sign: 'slow', detail: '' } : null
}
