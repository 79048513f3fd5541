/** The requests of the registration form: the account, and the SMS code. */
import * as CODE from '@lantern/contract/code'
import type { PreInfo } from '@lantern/contract/site'
import type { Marketing } from '@lantern/contract/user'
import {
  isBusinessError,
  isOutcomeUnknown,
  memberMessage,
  readFingerprint,
  readStoredText,
  removeStored,
  signIn,
} from '@lantern/platform'
import { withBehaviourCheck } from '../../../host/behaviour-check/solve-behaviour-check.ts'
import { refreshSite } from '../../../host/site/site.ts'
import { enterNewAccount, type SeenCodes, sendRegisterCode, sendRegistration } from './register.api.ts'
import { readDraft } from './register-draft.ts'
import { errorsOfRefusal, type FieldErrors, phoneError, type RegisterFields } from './registration.rules.ts'

export type RegisterRefusal = { message: string; errors: FieldErrors }

/** @returns null once the session has started, else the errors to show */
export async function openAccount(
  fields: RegisterFields,
  { marketing, codes }: { marketing: Marketing; codes: SeenCodes },
): Promise<RegisterRefusal | null> {
  try {
    const fingerprint = await readFingerprint()
    const answer = await withBehaviourCheck((captchaToken) =>
      sendRegistration(application(fields, { marketing, codes, fingerprint, captchaToken })),
    )
    begin(answer)
    return null
  } catch (error) {
    // Without an answer that can be read, the account may exist: check for it, never create it twice (screens.md 0.5).
    if (isOutcomeUnknown(error) && (await enteredAnyway(fields))) return null
    return refusalOf(error)
  }
}

/** Requests an SMS code. An invalid phone is reported without a request. @returns null when none was sent @throws what `CodeField` shows */
export async function sendCodeTo(
  { area, phone }: RegisterFields,
  site: PreInfo | null,
  onMistake: (errors: FieldErrors) => void,
): Promise<{ waitSec: number } | null> {
  const found = phoneError({ area, phone }, site)
  if (found.phone) {
    onMistake(found)
    return null
  }
  try {
    return await withBehaviourCheck((captchaToken) => sendRegisterCode({ area, phone }, captchaToken))
  } catch (error) {
    if (!isBusinessError(error, CODE.VALIDATION)) throw error
    onMistake(errorsOfRefusal(error.code, error.message, error.data) ?? {})
    return null
  }
}

function application(
  { userName, password, area, phone, smsCode, birthday }: RegisterFields,
  rest: { marketing: Marketing; codes: SeenCodes; fingerprint: string; captchaToken?: string },
) {
  const codes = Object.entries(rest.codes)
  return {
    ...{ userName, password, area, phone, smsCode, birthday },
    ...Object.fromEntries(codes.map(([kind, { value }]) => [kind, value])),
    codesSeenAt: Object.fromEntries(codes.map(([kind, { at }]) => [kind, at])),
    agentVerify: readStoredText('agentVerify') ?? undefined,
    fingerprint: rest.fingerprint,
    captchaToken: rest.captchaToken,
    consents: { terms: true as const, privacy: true as const, marketing: rest.marketing },
  }
}

async function enteredAnyway({ userName, password }: RegisterFields): Promise<boolean> {
  return enterNewAccount(userName, password).then(
    (answer) => {
      begin(answer)
      return true
    },
    () => false,
  )
}

function begin(answer: Parameters<typeof signIn>[0]): void {
  // Codes and draft are used up: the next registration here is another person's.
  removeStored('invite')
  readDraft()
  signIn(answer, { remember: false })
}

function refusalOf(error: unknown): RegisterRefusal {
  if (!isBusinessError(error)) return { message: memberMessage(error), errors: {} }
  // Registration was closed while the form was open: pre-info switches the page to the one that says so.
  if (error.code === CODE.MAINTENANCE_ALERT) void refreshSite()
  const errors = errorsOfRefusal(error.code, error.message, error.data)
  return errors === null ? { message: memberMessage(error), errors: {} } : { message: '', errors }
}
