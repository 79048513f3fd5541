/** `/site/api/v1/user/infoAudit/*` (screens.md 6 infoAudit). */
import { infoAuditDetail, infoAuditList, infoAuditResubmit, infoAuditWithdraw } from '@lantern/contract/info-audit'
import type { Executor } from '../../database/database.ts'
import type { InfoAuditRow } from '../../database/tables/members/profile.schema.ts'
import { refuse } from '../../refusal/refuse.ts'
import { wrongField } from '../../refusal/wrong-field.ts'
import type { Wire } from '../../wire/wire.ts'
import { findAudit, pageOfAudits } from './info-audit.repository.ts'
import { openReview, withdrawReview } from './info-audit-turns.ts'
import { auditView } from './info-audit-view.ts'
import { mistakeIn } from './profile.rules.ts'

export function infoAuditRoutes(wire: Wire): void {
  wire.memberRead(infoAuditList, async ({ pageNum, pageSize }, { db, member, locale }) => {
    const offset = (pageNum - 1) * pageSize
    const { list, total } = await pageOfAudits(db, member.id, { offset, limit: pageSize })
    return { list: list.map((row) => auditView(row, locale)), total, hasMore: offset + list.length < total }
  })

  wire.memberRead(infoAuditDetail, async ({ id }, { db, member, locale }) =>
    auditView(await auditOf(db, member.id, id), locale),
  )

  wire.memberWrite(infoAuditWithdraw, async ({ id }, { trx, member, now }) => {
    const audit = await auditOf(trx, member.id, id)
    if (audit.state === 'withdrawn') return {}
    if (audit.state !== 'open') throw refuse('state-changed', { state: audit.state })
    await withdrawReview(trx, audit, now)
    return {}
  })

  wire.memberWrite(infoAuditResubmit, async ({ id, value }, { trx, member, now, locale }) => {
    const audit = await auditOf(trx, member.id, id)
    if (audit.state === 'open' || audit.state === 'passed') throw refuse('state-changed', { state: audit.state })
    const { field, area } = audit
    const next = value ?? audit.new_value
    const mistake =
      field === 'phone'
        ? next !== audit.new_value && { zh: '更换号码请重新绑定', en: 'Bind the phone again to use another number' }
        : mistakeIn(field, next, now)
    if (mistake) throw wrongField(locale, 'value', mistake)
    const old = (field === 'phone' ? member.phone : field === 'email' ? member.email : member.birthday) ?? ''
    return { id: await openReview(trx, member.id, { field, area, old, value: next }, now) }
  })
}

async function auditOf(db: Executor, memberId: string, id: string): Promise<InfoAuditRow> {
  const audit = await findAudit(db, memberId, id)
  if (!audit) throw refuse('state-changed')
  return audit
}
