/** Binds tokens to devices (decision 0038). */
import { type Database, inTransaction } from '../database/database.ts'
import type { Member, Session } from '../database/tables/members/members.schema.ts'
import { sendMail } from '../members/send-mail.ts'
import { signInFirst } from './sessions.ts'

/**
 * Binds a session without a device (from an app that passes its token to a page) to the first device that uses it.
 * @throws SandboxError 10004 for another device; the session ends and its owner is notified
 */
export async function holdToDevice(
  db: Database,
  { member, session }: { member: Member; session: Session },
  { deviceUuid, deviceLabel, now }: { deviceUuid: string; deviceLabel: string; now: number },
): Promise<void> {
  if (session.device_uuid === deviceUuid) return
  const isHeld = await inTransaction(db, async (trx) => {
    const bound = await trx
      .updateTable('sessions')
      .set({ device_uuid: deviceUuid })
      .where('token_hash', '=', session.token_hash)
      .where((where) => where.or([where('device_uuid', '=', ''), where('device_uuid', '=', deviceUuid)]))
      .returning('token_hash')
      .executeTakeFirst()
    if (bound) return true
    const ended = await trx
      .updateTable('sessions')
      .set({ ended_reason: 'device', ended_at: now, ended_by: deviceLabel })
      .where('token_hash', '=', session.token_hash)
      .where('ended_reason', 'is', null)
      .returning('token_hash')
      .executeTakeFirst()
    if (ended)
      await sendMail(trx, member.id, {
        type: 'notice',
        push: 'security',
        title: { zh: '一次登录已被终止', en: 'A session was ended' },
        body: {
          zh: `您的登录凭证在另一台设备（${deviceLabel}）上被使用，该登录已终止。如非本人操作，请修改密码。`,
          en: `Another device (${deviceLabel}) used the token of your session, so the session was ended. If this was not you, change your password.`,
        },
        at: now,
      })
    return false
  })
  if (!isHeld) throw signInFirst()
}
