/** Login by password or phone, and the codes for both (screens.md 3 and 11.2). */

import type { RequestOf } from '@lantern/contract'
import * as CODE from '@lantern/contract/code'
import { login } from '@lantern/contract/user'
import type { Member } from '../database/tables/members/members.schema.ts'
import { findMemberByName, findMemberByPhone } from '../members/members.repository.ts'
import { hashPassword, isPassword } from '../members/proofs/passwords.ts'
import { spendCode } from '../members/proofs/sms-codes.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { phoneTarget } from '../site/phones.rules.ts'
import type { Deps, Wire, WriteContext } from '../wire/wire.ts'
import { requireCaptcha } from './checks/captcha.ts'
import { countingGuesses } from './checks/guesses.ts'
import { requireImageCode } from './checks/image-code.ts'
import { deviceBlocked, requireUsual, requireWelcome } from './login-decision.ts'
import { recordLogin } from './login-history.repository.ts'
import { openLogin } from './open-login.ts'
import { isKnownDevice, knownDeviceKey } from './trust/known-device.ts'
import {
  attemptsOf,
  clearWrong,
  countWrong,
  IMAGE_AFTER,
  isGoingThroughNames,
  NETWORK_NAMES,
  requireUnlocked,
} from './trust/login-attempts.ts'
import { requireProof } from './trust/step-up.ts'
import { isBlockedDevice } from './trust/trust.repository.ts'
import { requireDevice, sourceOf, visitOf } from './trust/visit.ts'
import type { VisitorLocations } from './trust/visitor-location.ts'

type LoginInput = RequestOf<typeof login>
/** The member, and whether more than a password was proved. */
type Known = { readonly member: Member; readonly isProved: boolean }

export function loginRoutes(wire: Wire, deps: Deps & { readonly locations: VisitorLocations }): void {
  // A dummy hash: an unknown name takes as long as a known one.
  const noOne = hashPassword('\u0000no-one')

  wire.publicWrite(login, async (input, context) => {
    requireOpenLogin(deps)
    requireDevice(context)
    if (await isBlockedDevice(context.trx, context.deviceUuid)) throw deviceBlocked()
    const { member, isProved } =
      input.userName !== undefined && input.password !== undefined
        ? await byPassword(
            context,
            { ...input, userName: input.userName, password: input.password },
            {
              noOne: await noOne,
              locations: deps.locations,
            },
          )
        : await byPhone(context, input)
    const visit = visitOf(context, deps.locations, { memberId: member.id, fingerprint: input.fingerprint })
    await requireWelcome(context, member, visit)
    if (isProved) return openLogin(context, member, { visit, remember: input.isChecked, isProved })
    if (!input.ticket || !input.smsCode) {
      await requireUsual(context, member, visit)
      return openLogin(context, member, { visit, remember: input.isChecked, isProved: false })
    }
    await requireProof(
      context.trx,
      { ticket: input.ticket, smsCode: input.smsCode },
      { member, visit, locale: context.locale },
    )
    return openLogin(context, member, { visit, remember: input.isChecked, isProved: true })
  })
}

/** @throws SandboxError 6013 while logging in is stopped */
export function requireOpenLogin({ site }: Pick<Deps, 'site'>): void {
  if (site.state().stopLogin)
    throw new SandboxError(CODE.MAINTENANCE_ALERT, {
      zh: '登录暂停，您可继续浏览',
      en: 'Logging in is paused. You can still browse.',
    })
}

async function byPassword(
  context: WriteContext,
  input: LoginInput & { userName: string; password: string },
  { noOne, locations }: { noOne: string; locations: VisitorLocations },
): Promise<Known> {
  const { trx, now, network, deviceUuid, limits } = context
  const from = { source: sourceOf(context), network }
  const member = await findMemberByName(trx, input.userName)
  const isKnown = await isKnownDevice(trx, member?.id, deviceUuid)
  const userKey = member && isKnown ? knownDeviceKey(member, deviceUuid) : input.userName.toLowerCase()
  if (!isKnown) limits.guesses.requireRoom(network)
  const attempts = await attemptsOf(trx, userKey)
  // A locked name is refused before its password is checked, or the lock would not stop guessing.
  requireUnlocked(attempts, now)
  const isListed = !isKnown && (await isGoingThroughNames(trx, from, { names: limits.scaled(NETWORK_NAMES), now }))
  await requireChecks(context, input, { isListed, isImageDue: attempts.wrong >= IMAGE_AFTER })
  const isRight = await isPassword(input.password, member?.pwd_hash ?? noOne)
  if (!member || !isRight) {
    if (!isKnown) limits.guesses.take(network)
    // The refusal keeps its writes.
    if (member) await recordLogin(trx, visitOf(context, locations, { memberId: member.id }), 'wrong-password')
    throw await countWrong(trx, { userKey, from, attempts, now })
  }
  await clearWrong(trx, userKey, from)
  return { member, isProved: false }
}

/** A solved behaviour check replaces the image code, for members who cannot read pictures. */
async function requireChecks(
  { trx, now }: WriteContext,
  input: LoginInput,
  { isListed, isImageDue }: { isListed: boolean; isImageDue: boolean },
): Promise<void> {
  if (isListed || (isImageDue && input.captchaToken)) await requireCaptcha(trx, input.captchaToken, now)
  else if (isImageDue) await requireImageCode(trx, input, now)
}

async function byPhone(context: WriteContext, { area, phone, smsCode = '' }: LoginInput): Promise<Known> {
  const { trx, now } = context
  const target = { scene: 'login', target: phoneTarget(area, phone), source: sourceOf(context) } as const
  await countingGuesses(context, () => spendCode(trx, target, smsCode.trim(), now))
  const member = await findMemberByPhone(trx, area, phone)
  if (member) return { member, isProved: true }
  // Only the owner of the phone learns that it has no account.
  throw new SandboxError(
    CODE.NAME_ERROR,
    { zh: '该手机号尚未注册', en: 'No account has this phone number' },
    { phone: true },
    { keep: true },
  )
}
