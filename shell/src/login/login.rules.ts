/** What a refused login means for the form (screens.md 2, codes 6002 to 6039). Pure. */
import { stepUpSchema } from '@lantern/contract/user'
import type { InferOutput } from 'valibot'
import { safeParse } from 'valibot'

export type StepUp = InferOutput<typeof stepUpSchema>

export type LoginRefusal =
  /** Said under the fields; never which of the two is wrong. */
  | { kind: 'wrong' }
  | { kind: 'image-code'; wrong: boolean }
  /** Too many tries. @see untilMs epoch ms */
  | { kind: 'locked'; untilMs: number }
  | { kind: 'risk' }
  /** A code to the bound phone is asked for. */
  | { kind: 'step-up'; code: number; stepUp: StepUp }
  | { kind: 'fields'; fields: Readonly<Record<string, string>> }
  | { kind: 'other' }

/** Lock time when the server names none (screens.md 3: 30 min). */
const DEFAULT_LOCK_MS = 30 * 60_000
const STEP_UP_CODES = [6025, 6026, 6027, 6028, 6035, 6036, 6037, 6038, 6039]

export function refusalOf(code: number, data: unknown, nowMs: number): LoginRefusal {
  const facts = (typeof data === 'object' && data !== null ? data : {}) as { until?: unknown; fields?: unknown }
  switch (code) {
    case 6002:
      return { kind: 'wrong' }
    case 6021:
      return { kind: 'image-code', wrong: false }
    case 6024:
      return { kind: 'image-code', wrong: true }
    case 6501:
    case 6037:
      return { kind: 'locked', untilMs: typeof facts.until === 'number' ? facts.until : nowMs + DEFAULT_LOCK_MS }
    case 6029:
      return { kind: 'risk' }
    case 10003:
      return { kind: 'fields', fields: (facts.fields ?? {}) as Record<string, string> }
    default: {
      if (!STEP_UP_CODES.includes(code)) return { kind: 'other' }
      const stepUp = safeParse(stepUpSchema, data)
      return stepUp.success ? { kind: 'step-up', code, stepUp: stepUp.output } : { kind: 'other' }
    }
  }
}
