/** Opens the session at the end of every sign-in: password, code, passkey, registration. */
import * as CODE from '@lantern/contract/code'
import { type LoginAnswer, MEMBER_STATUS } from '@lantern/contract/user'
import type { Member } from '../database/tables/members/members.schema.ts'
import { isExclusionOver, statusAt } from '../members/standing.rules.ts'
import { openSession } from '../sessions/sessions.ts'
import type { WriteContext } from '../wire/wire.ts'
import { recordLogin } from './login-history.repository.ts'
import { rememberVisit } from './trust/trust.repository.ts'
import type { Visit } from './trust/trust.rules.ts'
import { locationKey, locationText } from './trust/visitor-location.rules.ts'

export type Entry = {
  readonly visit: Visit
  readonly remember: boolean
  /** The member gave a proof: this device and city are trusted from now on. */
  readonly isProved: boolean
}

export async function openLogin(
  context: WriteContext,
  member: Member,
  { visit, remember, isProved }: Entry,
): Promise<LoginAnswer> {
  const { trx, now } = context
  const session = await openSession(trx, {
    memberId: member.id,
    deviceUuid: context.deviceUuid,
    deviceLabel: context.deviceLabel,
    clientType: context.clientType,
    remember,
    now,
  })
  await rememberVisit(trx, visit, isProved)
  await recordLogin(trx, visit, 'ok')
  await trx
    .updateTable('members')
    .set({ last_login_at: now, last_login_device: context.deviceLabel, last_login_place: locationKey(visit.location) })
    .where('id', '=', member.id)
    .execute()
  const key = await trx
    .selectFrom('passkeys')
    .select('id')
    .where('member_id', '=', member.id)
    .limit(1)
    .executeTakeFirst()
  return {
    token: session.token,
    memberId: member.id,
    userName: member.user_name,
    expireAt: session.expireAt,
    guideDone: (JSON.parse(member.guide) as Record<string, string>).all !== undefined,
    lastLogin:
      member.last_login_at === null
        ? null
        : {
            at: member.last_login_at,
            device: member.last_login_device,
            place: locationText(member.last_login_place, context.locale),
          },
    limitPrompt: limitPromptOf(member, now),
    hasPasskey: key !== undefined,
  }
}

/** Members on a break may log in to withdraw and to read; the answer includes the reason (712002, 712003). */
function limitPromptOf(member: Member, now: number): LoginAnswer['limitPrompt'] {
  const until = member.status_until ?? 0
  switch (statusAt(member, now)) {
    case MEMBER_STATUS.timeout:
      return { code: CODE.TIME_OUT, until }
    case MEMBER_STATUS.excluded:
      // The safer play page says how to return from one whose time is over.
      return isExclusionOver(member, now) ? null : { code: CODE.SELF_EXCLUDED, until }
    default:
      return null
  }
}
