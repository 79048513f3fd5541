/** Sessions by token: one active per client type, a new sign-in ends the older one with 6001 (screens.md 11.2). */

import { createHash, randomBytes } from 'node:crypto'
import * as CODE from '@lantern/contract/code'
import type { ClientType } from '@lantern/contract/envelope'
import { DAY_MS } from '@lantern/contract/site-time'
import type { Executor, Trx } from '../database/database.ts'
import type { Member, Session } from '../database/tables/members/members.schema.ts'
import { refuse } from '../refusal/refuse.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'

/** Lifetime of a session without and with "remember me" (spec 9: 365 days). */
const SESSION_MS = DAY_MS
const REMEMBERED_MS = 365 * DAY_MS
/** A token is 32 random bytes in base64url. */
const TOKEN = /^[\w-]{43}$/

export type EndReason = '6001' | '10105' | '10104' | '10102' | 'logout' | 'revoked' | 'device'

export type NewSession = {
  readonly memberId: string
  readonly deviceUuid: string
  readonly deviceLabel: string
  readonly clientType: ClientType
  readonly remember: boolean
  readonly now: number
}

/** Opens a session and ends the existing one of the same client type. */
export async function openSession(trx: Trx, session: NewSession): Promise<{ token: string; expireAt: number }> {
  await trx
    .updateTable('sessions')
    .set({ ended_reason: '6001', ended_at: session.now, ended_by: session.deviceLabel })
    .where('member_id', '=', session.memberId)
    .where('client_type', '=', session.clientType)
    .where('ended_reason', 'is', null)
    .execute()
  const token = randomBytes(32).toString('base64url')
  const expireAt = session.now + (session.remember ? REMEMBERED_MS : SESSION_MS)
  await trx
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      member_id: session.memberId,
      device_uuid: session.deviceUuid,
      device_label: session.deviceLabel,
      client_type: session.clientType,
      created_at: session.now,
      expire_at: expireAt,
      ended_reason: null,
      ended_at: null,
      ended_by: null,
    })
    .execute()
  return { token, expireAt }
}

/** Ends sessions of a member: all, or the one of a token. */
export async function endSessions(
  trx: Trx,
  memberId: string,
  reason: EndReason,
  now: number,
  token?: string,
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ ended_reason: reason, ended_at: now })
    .where('member_id', '=', memberId)
    .where('ended_reason', 'is', null)
    .$if(token !== undefined, (query) => query.where('token_hash', '=', hashOf(token ?? '')))
    .execute()
}

/**
 * The member of a token.
 * @throws SandboxError 10004 for missing, unknown, expired or signed-out tokens; 6001, 10105, 10104, 10102 for a session that was ended
 */
export async function authenticate(
  db: Executor,
  token: string | undefined,
  now: number,
): Promise<{ member: Member; session: Session }> {
  if (!token || !TOKEN.test(token)) throw signInFirst()
  const session = await db.selectFrom('sessions').selectAll().where('token_hash', '=', hashOf(token)).executeTakeFirst()
  if (!session) throw signInFirst()
  if (session.ended_reason) throw endedError(session)
  if (session.expire_at <= now) throw signInFirst()
  const member = await db.selectFrom('members').selectAll().where('id', '=', session.member_id).executeTakeFirst()
  if (!member) throw signInFirst()
  return { member, session }
}

/** The codes that ended sessions, by their ids; null for those that are valid. */
export async function sessionEnds(
  db: Executor,
  sessionIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db
    .selectFrom('sessions')
    .select(['token_hash', 'ended_reason', 'expire_at'])
    .where('token_hash', 'in', [...sessionIds])
    .execute()
  const known = new Map(rows.map((session) => [session.token_hash, session]))
  return new Map(
    sessionIds.map((id) => {
      const session = known.get(id)
      return [id, !session || session.expire_at <= now ? '10004' : session.ended_reason]
    }),
  )
}

function endedError(session: Session): SandboxError {
  switch (session.ended_reason) {
    case '6001':
      return new SandboxError(
        CODE.LOGGED_IN_ELSEWHERE,
        {
          zh: '您的账号已在另一设备登录，如非本人操作请尽快修改密码。',
          en: 'Your account was used on another device. If this was not you, change your password.',
        },
        { at: session.ended_at ?? 0, device: session.ended_by ?? '' },
      )
    case '10105':
      return new SandboxError(CODE.PASSWORD_CHANGED, {
        zh: '密码已修改，请重新登录',
        en: 'Your password was changed. Log in again.',
      })
    case '10104':
      return refuse('account-blocked')
    case '10102':
      return new SandboxError(CODE.DEVICE_BLOCKED, { zh: '当前设备已被限制使用', en: 'This device is blocked.' })
    default:
      return signInFirst()
  }
}

/** No session is usable for this call. */
export function signInFirst(): SandboxError {
  return new SandboxError(CODE.AUTH, { zh: '请先登录', en: 'Log in first' }, null, { http: 401 })
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
