/** Sign-in and sign-out (screens.md 3 and 11.2). */
import { imageCode, type LoginAnswer, login, logout } from '@lantern/contract/user'
import { inTransaction } from '../database/database.ts'
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
import { findMemberByName, hasFlag } from './members.repository.ts'
import type { Member } from './members.schema.ts'
import { hashPassword, isPassword } from './passwords.ts'

export function authRoutes(wire: Wire, deps: Deps): void {
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
