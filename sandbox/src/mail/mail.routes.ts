/** The member's mailbox (screens.md 6 mail). */
import * as CODE from '@lantern/contract/code'
import { MAIL_LIFE_MS, mailDelete, mailKeys, mailList, mailPin, mailRead } from '@lantern/contract/mail'
import { mailPublicKey, mailView } from '../members/mail-key.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import type { Wire } from '../wire/wire.ts'
import { deleteMails, mailsById, markRead, pageOfMail, pinMail, unreadByTab } from './mail.repository.ts'

export function mailRoutes(wire: Wire): void {
  wire.publicRead(mailKeys, async (_input, { db }) => ({ list: [{ key: await mailPublicKey(db) }] }))

  wire.memberRead(mailList, async ({ tab, unread, keyword, pageNum, pageSize }, { db, member, now }) => {
    const offset = (pageNum - 1) * pageSize
    const filter = { memberId: member.id, tab, unread, keyword, now }
    const { list, total } = await pageOfMail(db, filter, { offset, limit: pageSize })
    return {
      list: list.map(mailView),
      total,
      hasMore: offset + list.length < total,
      unread: await unreadByTab(db, member.id, now),
      phrase: member.phrase,
    }
  })

  wire.memberWrite(mailRead, async (input, { trx, member, now }) => {
    const ids = 'ids' in input ? input.ids : []
    await markRead(trx, member.id, 'all' in input ? input.all : ids, now)
    const found = new Set((ids.length > 0 ? await mailsById(trx, member.id, ids, now) : []).map(({ id }) => id))
    return { unread: await unreadByTab(trx, member.id, now), gone: ids.filter((id) => !found.has(id)) }
  })

  wire.memberWrite(mailDelete, async ({ ids }, { trx, member, now }) => {
    const rows = await mailsById(trx, member.id, ids, now)
    const kept = rows.filter((row) => row.type === 'money' && row.at + MAIL_LIFE_MS > now)
    const deleted = rows.filter((row) => !kept.includes(row)).map(({ id }) => id)
    await deleteMails(trx, member.id, deleted)
    return { kept: kept.map(({ id, at }) => ({ id, until: at + MAIL_LIFE_MS })) }
  })

  wire.memberWrite(mailPin, async ({ id, pinned }, { trx, member, now }) => {
    const [mail] = await mailsById(trx, member.id, [id], now)
    if (!mail)
      throw new SandboxError(CODE.STATE_CHANGED, { zh: '该消息已删除', en: 'This message has been deleted' }, { id })
    await pinMail(trx, member.id, id, pinned)
    return {}
  })
}
