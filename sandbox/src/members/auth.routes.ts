/** Sign-in, sign-up, sign-out (screens.md 3 and 11.2). */
import {
  imageCode,
  type LoginAnswer,
  login,
  logout,
  nameCheck,
  register,
  smsSend,
  USER_NAME_PATTERN,
} from '@lantern/contract/user'
import { HOUR_MS, MINUTE_MS, siteDateText, siteTimeText } from '../clock/site-time.rules.ts'
import { type Executor, inTransaction, type Trx } from '../database/database.ts'
import { newNo } from '../ledger/numbers.ts'
import { endSessions, openSession } from '../sessions/sessions.ts'
import { SandboxError } from '../wire/sandbox-error.ts'
import type { Deps, Wire, WriteContext } from '../wire/wire.ts'
import {
  attemptsOf,
  clearWrong,
  countWrong,
  newImageCode,
  requireDeviceCode,
  requireImageCode,
  requireUnlocked,
} from './login-guard.ts'
import { findMemberByName, hasFlag, sendMail } from './members.repository.ts'
import type { Member } from './members.schema.ts'
import { hashPassword, isPassword } from './passwords.ts'

const ADULT_YEARS = 18
const SMS_WAIT_SEC = 60
const SMS_A_DAY = 5
/** The most guessed ones that still satisfy the pattern. */
const WEAK = new Set([
  'password1',
  'passw0rd',
  'abc12345',
  'abcd1234',
  'qwerty123',
  '1q2w3e4r',
  'a1234567',
  'test1234',
  'admin123',
  'welcome1',
  'iloveyou1',
  '123456789a',
  'a12345678',
  '12345678a',
])
export function authRoutes(wire: Wire, deps: Deps): void {
  const sms = createSmsLimits()
  // Hash of nothing anyone types: an unknown name costs as much time as a known one.
  const noOne = hashPassword('\u0000no-one')

  wire.publicWrite(login, async (input, context) => {
    const { trx, now } = context
    if (deps.site.state().stopLogin)
      throw new SandboxError(6013, { zh: '登录暂停，您可继续浏览', en: 'Signing in is paused. You can still browse.' })
    const userKey = input.userName.toLowerCase()
    const member = await findMemberByName(trx, input.userName)
    if (member && hasFlag(member, 'device-blocked'))
      throw new SandboxError(10102, {
        zh: '当前设备已被限制使用，请联系客服',
        en: 'This device is blocked. Contact support.',
      })
    const attempts = await attemptsOf(trx, userKey)
    // A locked name is told so before its password is looked at, or the lock would stop no guessing.
    requireUnlocked(attempts, now)
    await requireImageCode(trx, attempts, input, now)
    const isRight = await isPassword(input.password, member?.pwd_hash ?? (await noOne))
    if (!member || !isRight) throw await countWrong(trx, userKey, attempts, now)
    if (hasFlag(member, 'blocked'))
      throw new SandboxError(10104, {
        zh: '账号已被限制使用，请联系客服',
        en: 'This account is blocked. Contact support.',
      })
    if (hasFlag(member, 'device-auth')) await requireDeviceCode(trx, member, input, now)
    await clearWrong(trx, userKey)
    return signIn(context, member, input.isChecked)
  })

  wire.publicRead(imageCode, async (_input, { now }) => inTransaction(deps.db, (trx) => newImageCode(trx, now)))

  wire.publicWrite(smsSend, async (input, { deviceUuid, ip, now }) => {
    if (!input.ticket && !input.phone)
      throw new SandboxError(
        10003,
        { zh: '请输入手机号', en: 'Enter a phone number' },
        { fields: { phone: '请输入手机号' } },
      )
    sms.take(`${input.scene}/${input.ticket ?? input.phone ?? ''}/${deviceUuid || ip}`, now)
    return { waitSec: SMS_WAIT_SEC }
  })

  wire.publicRead(nameCheck, async ({ userName }, { db }) => {
    const isTaken = !USER_NAME_PATTERN.test(userName) || (await findMemberByName(db, userName)) !== undefined
    return { ok: !isTaken, suggest: isTaken ? await suggestions(db, userName) : [] }
  })

  wire.publicWrite(register, async (input, context) => {
    const { trx, now } = context
    if (deps.site.state().stopRegister) throw new SandboxError(6013, { zh: '暂停注册', en: 'Registration is paused' })
    if (!isAdult(input.birthday, now)) {
      throw new SandboxError(
        10003,
        { zh: '未满 18 岁不可注册', en: 'You must be 18 or older' },
        { fields: { birthday: context.locale === 'en' ? 'You must be 18 or older' : '未满 18 岁不可注册' } },
      )
    }
    const isWeak =
      WEAK.has(input.password.toLowerCase()) || input.password.toLowerCase().includes(input.userName.toLowerCase())
    if (isWeak) throw new SandboxError(716006, { zh: '密码过于简单', en: 'This password is too easy to guess' })
    const refused = ['170', '171'].find((prefix) => input.phone.startsWith(prefix))
    if (refused)
      throw new SandboxError(
        10003,
        { zh: '该号段暂不支持', en: 'This number range is not supported' },
        { fields: { phone: '该号段暂不支持' } },
      )
    const pwdHash = await hashPassword(input.password)
    const member = await trx
      .insertInto('members')
      .values({
        id: newNo('U', now),
        user_name: input.userName,
        user_key: input.userName.toLowerCase(),
        nick: input.userName,
        pwd_hash: pwdHash,
        fund_hash: null,
        real_name: null,
        area: input.area || '86',
        phone: input.phone || null,
        birthday: input.birthday,
        status_until: null,
        deposit_day_limit: null,
        registered_at: now,
        last_login_at: null,
      })
      .onConflict((conflict) => conflict.column('user_key').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!member)
      throw new SandboxError(
        716005,
        { zh: '账号已存在', en: 'This user name is taken' },
        { suggest: await suggestions(trx, input.userName) },
      )
    await sendMail(trx, member.id, {
      type: 'notice',
      title: { zh: '欢迎来到灯笼', en: 'Welcome' },
      body: {
        zh: '这是一个模拟环境：资金、赛事与场馆均为虚拟。',
        en: 'This is a simulation: money, matches and venues are not real.',
      },
      at: now,
    })
    return signIn(context, member, false)
  })

  wire.memberWrite(logout, async (_input, { trx, member, token, now }) => {
    await endSessions(trx, member.id, 'logout', now, token)
    return {}
  })
}

/** Opens the session and remembers where from. */
export async function signIn(context: WriteContext, member: Member, remember: boolean): Promise<LoginAnswer> {
  const { trx, now } = context
  const session = await openSession(trx, {
    memberId: member.id,
    deviceUuid: context.deviceUuid,
    deviceLabel: context.deviceLabel,
    clientType: context.clientType,
    remember,
    now,
  })
  await trx
    .updateTable('members')
    .set({ last_login_at: now, last_login_device: context.deviceLabel })
    .where('id', '=', member.id)
    .execute()
  return {
    token: session.token,
    memberId: member.id,
    userName: member.user_name,
    expireAt: session.expireAt,
    guideDone: isGuideDone(member),
  }
}

function isGuideDone(member: Member): boolean {
  return (JSON.parse(member.guide) as Record<string, string>).all !== undefined
}

/** Years by the site's calendar, birthday included. */
function isAdult(birthday: string, now: number): boolean {
  const today = siteDateText(now)
  const eighteenth = `${Number(birthday.slice(0, 4)) + ADULT_YEARS}${birthday.slice(4)}`
  return birthday > '1900-01-01' && eighteenth <= today
}

async function suggestions(db: Executor | Trx, userName: string): Promise<string[]> {
  const stem = (userName.replace(/[^A-Za-z0-9]/g, '').replace(/^\d+/, '') || 'member').slice(0, 8)
  const found: string[] = []
  for (let number = 7; found.length < 3 && number < 999; number += 31) {
    const name = `${stem}${number}`.slice(0, 11)
    if (name.length >= 4 && !(await findMemberByName(db, name))) found.push(name)
  }
  return found
}

type SmsLimits = { take(key: string, now: number): void }

/** 60 s between two codes, five a day (screens.md 0.4). Nothing is sent: the code of the sandbox is always the same. */
function createSmsLimits(): SmsLimits {
  const sent = new Map<string, number[]>()
  return {
    take(key, now) {
      const today = (sent.get(key) ?? []).filter((at) => now - at < 24 * HOUR_MS)
      const last = today.at(-1)
      if (last !== undefined && now - last < MINUTE_MS) {
        const waitSec = Math.ceil((last + MINUTE_MS - now) / 1_000)
        throw new SandboxError(
          716003,
          { zh: `获取过于频繁，请 ${waitSec} 秒后再试`, en: `Wait ${waitSec} s before the next code` },
          { waitSec },
        )
      }
      if (today.length >= SMS_A_DAY) {
        const until = (today[0] ?? now) + 24 * HOUR_MS
        throw new SandboxError(
          6039,
          {
            zh: `今日次数已用完，${siteTimeText(until)} 后再试`,
            en: `No codes left today. Try after ${siteTimeText(until)}.`,
          },
          { until },
        )
      }
      sent.set(key, [...today, now])
    },
  }
}
