/** Registration (screens.md 3, register). */

import { isAdult } from '@lantern/contract/adult'
import * as CODE from '@lantern/contract/code'
import type { RequestOf } from '@lantern/contract/endpoint'
import { INVITE_KINDS } from '@lantern/contract/invite'
import { DAY_MS } from '@lantern/contract/site-time'
import { MEMBER_STATUS, nameCheck, register, registerNotify, USER_NAME_PATTERN } from '@lantern/contract/user'
import type { Executor, Trx } from '../database/database.ts'
import { newNo } from '../ledger/numbers.ts'
import { findMemberByName, findMemberByPhone } from '../members/members.repository.ts'
import { hashPassword } from '../members/proofs/passwords.ts'
import { spendCode } from '../members/proofs/sms-codes.ts'
import { isWeakPassword } from '../members/proofs/weak-passwords.ts'
import { sendMail } from '../members/send-mail.ts'
import { excludedError, excludedUntil, statusAt } from '../members/standing.rules.ts'
import { refuse } from '../refusal/refuse.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { wrongField } from '../refusal/wrong-field.ts'
import { requireCaptcha } from '../sign-in/checks/captcha.ts'
import { countingGuesses } from '../sign-in/checks/guesses.ts'
import { openLogin } from '../sign-in/open-login.ts'
import { requireDevice, sourceOf, visitOf } from '../sign-in/trust/visit.ts'
import type { VisitorLocations } from '../sign-in/trust/visitor-location.ts'
import { phoneMistake, phoneTarget } from '../site/phones.rules.ts'
import type { Deps, Wire, WriteContext } from '../wire/wire.ts'
import type { SeenCodes } from './invite.rules.ts'
import { bindInvite, giveInviteCode } from './invites.repository.ts'
import {
  exclusionOfPhone,
  insertMember,
  type NewMember,
  registeredOn,
  saveReopeningNotice,
} from './register.repository.ts'
import { resolveInvite } from './resolve-invite.ts'

type Application = RequestOf<typeof register>

/** Earlier dates of birth are refused. */
const OLDEST_BIRTHDAY = '1900-01-01'
/** Accounts of one device within 30 days: from the third on a behaviour check is required, the sixth is refused. */
const DEVICE_MS = 30 * DAY_MS
const CHECK_FROM = 2
const REFUSE_FROM = 5

export function registerRoutes(wire: Wire, deps: Pick<Deps, 'site'> & { readonly locations: VisitorLocations }): void {
  wire.publicRead(nameCheck, async ({ userName }, { db }) => {
    const isTaken = !USER_NAME_PATTERN.test(userName) || (await findMemberByName(db, userName)) !== undefined
    return { ok: !isTaken, suggest: isTaken ? await suggestions(db, userName) : [] }
  })

  wire.publicWrite(registerNotify, async ({ email }, { trx, locale, now }) => {
    await saveReopeningNotice(trx, { email: email.toLowerCase(), locale, at: now })
    return {}
  })

  wire.publicWrite(register, async (input, context) => {
    const { trx, now, locale } = context
    if (deps.site.state().stopRegister)
      throw new SandboxError(CODE.MAINTENANCE_ALERT, { zh: '暂停注册', en: 'Registration is paused' })
    if (input.birthday <= OLDEST_BIRTHDAY || !isAdult(input.birthday, now))
      throw wrongField(locale, 'birthday', { zh: '未满 18 岁不可注册', en: 'You must be 18 or older' })
    if (isWeakPassword(input.password, input.userName)) throw refuse('weak-password')
    const mistake = phoneMistake(input.area, input.phone)
    if (mistake) throw wrongField(locale, 'phone', mistake)
    if (await findMemberByName(trx, input.userName)) throw await nameTaken(trx, input.userName)
    await requireFewAccounts(context, input.captchaToken)
    const target = {
      scene: 'register',
      target: phoneTarget(input.area, input.phone),
      source: sourceOf(context),
    } as const
    await countingGuesses(context, () => spendCode(trx, target, input.smsCode, now))
    await requireFreePhone(trx, input, now)
    const member = await insertMember(trx, await newMember(context, input))
    if (!member) throw await nameTaken(trx, input.userName)
    const { deviceUuid } = context
    const { invitation } = await resolveInvite(trx, { codes: codesOf(input, now), deviceUuid, now })
    if (invitation) await bindInvite(trx, invitation, member.id, now)
    await giveInviteCode(trx, member.id, now)
    await sendMail(trx, member.id, {
      type: 'notice',
      title: { zh: '欢迎来到灯笼', en: 'Welcome' },
      body: {
        zh: '这是一个模拟环境：资金、赛事与场馆均为虚拟。',
        en: 'This is a simulation: money, matches and venues are not real.',
      },
      at: now,
    })
    // The location of the registration becomes trusted.
    const visit = visitOf(context, deps.locations, { memberId: member.id, fingerprint: input.fingerprint })
    return openLogin(context, member, { visit, remember: false, isProved: true })
  })
}

async function newMember({ now, deviceUuid }: WriteContext, input: Application): Promise<NewMember> {
  return {
    id: newNo('U', now),
    user_name: input.userName,
    user_key: input.userName.toLowerCase(),
    nick: input.userName,
    pwd_hash: await hashPassword(input.password),
    fund_hash: null,
    real_name: null,
    area: input.area,
    phone: input.phone,
    birthday: input.birthday,
    status_until: null,
    registered_at: now,
    last_login_at: null,
    consents: JSON.stringify({ ...input.consents, at: now }),
    agent_verify: input.agentVerify ?? '',
    registered_device: deviceUuid,
  }
}

/** @throws SandboxError 712003 for a self-excluded person, 716004. Revealed only to the owner of the phone: the code was checked before. */
async function requireFreePhone(trx: Trx, { area, phone }: Application, now: number): Promise<void> {
  const until = await exclusionOfPhone(trx, { area, phone, now })
  if (until !== undefined) throw excludedUntil(until)
  const owner = await findMemberByPhone(trx, area, phone)
  if (!owner) return
  if (statusAt(owner, now) === MEMBER_STATUS.excluded) throw excludedError(owner, now)
  throw new SandboxError(CODE.PHONE_IN_USE, { zh: '手机号已被使用', en: 'This phone number is already in use' })
}

/** @throws SandboxError 22007 without a device id, 6022, 6023 when the check is due, 716009 for too many accounts */
async function requireFewAccounts(context: WriteContext, captchaToken: string | undefined): Promise<void> {
  const { trx, deviceUuid, now } = context
  requireDevice(context)
  // A server-side client has no device to count.
  if (deviceUuid === '') return
  const accounts = await registeredOn(trx, deviceUuid, now - DEVICE_MS)
  if (accounts >= REFUSE_FROM)
    throw new SandboxError(CODE.BINDING_LIMIT, {
      zh: '此设备注册账号已达上限',
      en: 'This device has opened too many accounts',
    })
  if (accounts >= CHECK_FROM) await requireCaptcha(trx, captchaToken, now)
}

function codesOf(input: Application, now: number): SeenCodes {
  return Object.fromEntries(
    INVITE_KINDS.flatMap((kind) => {
      const value = input[kind]
      return value === undefined ? [] : [[kind, { value, at: input.codesSeenAt[kind] ?? now }]]
    }),
  )
}

async function nameTaken(db: Executor, userName: string): Promise<SandboxError> {
  return new SandboxError(
    CODE.NAME_TAKEN,
    { zh: '账号已存在', en: 'This user name is taken' },
    { suggest: await suggestions(db, userName) },
  )
}

async function suggestions(db: Executor, userName: string): Promise<string[]> {
  const stem = (userName.replace(/[^A-Za-z0-9]/g, '').replace(/^\d+/, '') || 'member').slice(0, 8)
  const found: string[] = []
  for (let number = 7; found.length < 3 && number < 999; number += 31) {
    const name = `${stem}${number}`.slice(0, 11)
    if (name.length >= 4 && !(await findMemberByName(db, name))) found.push(name)
  }
  return found
}
