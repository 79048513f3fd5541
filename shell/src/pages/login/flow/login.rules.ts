/** Maps a refused login to what the form shows (screens.md 2, codes 6002 to 6039). Pure. */
import * as CODE from '@lantern/contract/code'
import { stepUpSchema } from '@lantern/contract/user'
import type { InferOutput } from 'valibot'
import { safeParse } from 'valibot'

export type StepUp = InferOutput<typeof stepUpSchema>

export type LoginRefusal =
  /** Name or password is wrong; never says which. */
  | { kind: 'wrong' }
  | { kind: 'image-code'; wrong: boolean }
  /** Too many attempts. @see untilMs epoch ms */
  | { kind: 'locked'; untilMs: number }
  /** Blocked permanently; needs manual review. */
  | { kind: 'risk'; caseId: string }
  | { kind: 'blocked' }
  /** A step-up is required, or the given proof failed. */
  | { kind: 'step-up'; code: StepUpCode; stepUp: StepUp }
  /** The SMS code of a phone login. */
  | { kind: 'sms-code' }
  | { kind: 'stopped' }
  | { kind: 'limit'; untilMs: number | null }
  | { kind: 'fields'; fields: Readonly<Record<string, string>> }
  | { kind: 'other' }

/** Why a step-up is required. */
export const OCCASIONS = [
  CODE.IP_UNUSUAL,
  CODE.DEVICE_UNUSUAL,
  CODE.IP_AND_DEVICE_UNUSUAL,
  CODE.LONG_TIME_ERROR,
  CODE.DEVICE_AUTHORISATION,
] as const
export type Occasion = (typeof OCCASIONS)[number]
/** Outcome of a proof: wrong code, locked, expired, too frequent. */
export const PROOF_CODES = [
  CODE.DEVICE_AUTHORISATION_CODE,
  CODE.DEVICE_AUTHORISATION_LOCKED,
  CODE.DEVICE_AUTHORISATION_EXPIRED,
  CODE.DEVICE_AUTHORISATION_EXCESSIVE,
] as const
export type ProofCode = (typeof PROOF_CODES)[number]
export type StepUpCode = Occasion | ProofCode

export function isOccasion(code: StepUpCode): code is Occasion {
  return (OCCASIONS as readonly number[]).includes(code)
}

/** Lock duration when the server names none (screens.md 3: 30 min). */
const DEFAULT_LOCK_MS = 30 * 60_000

type Facts = { until?: unknown; fields?: unknown; caseId?: unknown; phone?: unknown; passkey?: unknown }

export function refusalOf(code: number, data: unknown, nowMs: number): LoginRefusal {
  const facts = (typeof data === 'object' && data !== null ? data : {}) as Facts
  switch (code) {
    case CODE.NAME_ERROR:
      // An unknown phone or passkey concerns neither name nor password: show the server's message.
      return facts.phone || facts.passkey ? { kind: 'other' } : { kind: 'wrong' }
    case CODE.MAINTENANCE_ALERT:
      return { kind: 'stopped' }
    case CODE.IMAGE_CODE:
      return { kind: 'image-code', wrong: false }
    case CODE.IMAGE_CODE_ERROR:
      return { kind: 'image-code', wrong: true }
    case CODE.LIMIT:
      return { kind: 'locked', untilMs: typeof facts.until === 'number' ? facts.until : nowMs + DEFAULT_LOCK_MS }
    case CODE.LOGIN_RISK:
      return { kind: 'risk', caseId: typeof facts.caseId === 'string' ? facts.caseId : '' }
    case CODE.ACCOUNT_BLOCKED:
      return { kind: 'blocked' }
    case CODE.TIME_OUT:
    case CODE.SELF_EXCLUDED:
      return { kind: 'limit', untilMs: typeof facts.until === 'number' ? facts.until : null }
    case CODE.WRONG_CODE:
    case CODE.CODE_EXPIRED:
      return { kind: 'sms-code' }
    case CODE.VALIDATION:
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
  // A lock without an end would be permanent.
  return {
    kind: 'step-up',
    code,
    stepUp:
      code === CODE.DEVICE_AUTHORISATION_LOCKED
        ? { ...stepUp, until: stepUp.until ?? nowMs + DEFAULT_LOCK_MS }
        : stepUp,
  }
}
