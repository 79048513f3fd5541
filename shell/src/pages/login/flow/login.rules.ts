/** What a refused login means for the form (screens.md 2, codes 6002 to 6039). Pure. */
import { stepUpSchema } from '@lantern/contract/user'
import type { InferOutput } from 'valibot'
import { safeParse } from 'valibot'

export type StepUp = InferOutput<typeof stepUpSchema>

export type LoginRefusal =
  /** Name and password, never which of the two. */
  | { kind: 'wrong' }
  | { kind: 'image-code'; wrong: boolean }
  /** Too many tries. @see untilMs epoch ms */
  | { kind: 'locked'; untilMs: number }
  /** Stopped for good; a person must look at it. */
  | { kind: 'risk'; caseId: string }
  | { kind: 'blocked' }
  /** A second proof is asked for, or the one given did not do. */
  | { kind: 'step-up'; code: StepUpCode; stepUp: StepUp }
  /** The code that logs in by phone. */
  | { kind: 'sms-code' }
  | { kind: 'stopped' }
  | { kind: 'limit'; untilMs: number | null }
  | { kind: 'fields'; fields: Readonly<Record<string, string>> }
  | { kind: 'other' }

/** Why a proof is asked for. */
export const OCCASIONS = [6025, 6026, 6027, 6028, 6035] as const
export type Occasion = (typeof OCCASIONS)[number]
/** What became of a proof: wrong code, locked, late, too often. */
export const PROOF_CODES = [6036, 6037, 6038, 6039] as const
export type ProofCode = (typeof PROOF_CODES)[number]
export type StepUpCode = Occasion | ProofCode

export function isOccasion(code: StepUpCode): code is Occasion {
  return (OCCASIONS as readonly number[]).includes(code)
}

/** Lock time when the server names none (screens.md 3: 30 min). */
const DEFAULT_LOCK_MS = 30 * 60_000

type Facts = { until?: unknown; fields?: unknown; caseId?: unknown; phone?: unknown; passkey?: unknown }

export function refusalOf(code: number, data: unknown, nowMs: number): LoginRefusal {
  const facts = (typeof data === 'object' && data !== null ? data : {}) as Facts
  switch (code) {
    case 6002:
      // An unknown phone or key is neither name nor password: the server's sentence says what it is.
      return facts.phone || facts.passkey ? { kind: 'other' } : { kind: 'wrong' }
    case 6013:
      return { kind: 'stopped' }
    case 6021:
      return { kind: 'image-code', wrong: false }
    case 6024:
      return { kind: 'image-code', wrong: true }
    case 6501:
      return { kind: 'locked', untilMs: typeof facts.until === 'number' ? facts.until : nowMs + DEFAULT_LOCK_MS }
    case 6029:
      return { kind: 'risk', caseId: typeof facts.caseId === 'string' ? facts.caseId : '' }
    case 10104:
      return { kind: 'blocked' }
    case 712002:
    case 712003:
      return { kind: 'limit', untilMs: typeof facts.until === 'number' ? facts.until : null }
    case 716001:
    case 716002:
      return { kind: 'sms-code' }
    case 10003:
      return { kind: 'fields', fields: (facts.fields ?? {}) as Record<string, string> }
    default:
      return isStepUp(code) ? stepUpOf(code, data, nowMs) : { kind: 'other' }
  }
}

function isStepUp(code: number): code is StepUpCode {
  return ([...OCCASIONS, ...PROOF_CODES] as number[]).includes(code)
}

function stepUpOf(code: StepUpCode, data: unknown, nowMs: number): LoginRefusal {
  const parsed = safeParse(stepUpSchema, data)
  if (!parsed.success) return { kind: 'other' }
  const stepUp = parsed.output
  // A lock without an end would be one for ever.
  return {
    kind: 'step-up',
    code,
    stepUp: code === 6037 ? { ...stepUp, until: stepUp.until ?? nowMs + DEFAULT_LOCK_MS } : stepUp,
  }
}
