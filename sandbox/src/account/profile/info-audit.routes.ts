/** `/site/api/v1/user/infoAudit/*` (screens.md 6 infoAudit). */
import { accountReplace } from '@lantern/contract/accounts'
import * as CODE from '@lantern/contract/code'
import { infoAuditDetail, infoAuditList, infoAuditResubmit, infoAuditWithdraw } from '@lantern/contract/info-audit'
import type { ReviewedField } from '@lantern/contract/profile'
import type { Executor } from '../../database/database.ts'
import type { KycCase } from '../../database/tables/members/identity.schema.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import type { InfoAuditRow } from '../../database/tables/members/profile.schema.ts'
import { requireOwnNew } from '../../finance/accounts/account.routes.ts'
import { keptValues } from '../../finance/accounts/account-check.rules.ts'
import { ownAccount, reasonAgainstReplacing } from '../../finance/accounts/account-turns.ts'
import { casesOf } from '../../identity/identity.repository.ts'
import { endUndecided } from '../../identity/submit-turns.ts'
import { refuse } from '../../refusal/refuse.ts'
import { SandboxError } from '../../refusal/sandbox-error.ts'
import { wrongField } from '../../refusal/wrong-field.ts'
import type { Wire } from '../../wire/wire.ts'
import { auditsOf, findAudit } from './info-audit.repository.ts'
import { openReview, withdrawReview } from './info-audit-turns.ts'
import { auditView, caseView } from './info-audit-view.ts'
import { mistakeIn } from './profile.rules.ts'

export function infoAuditRoutes(wire: Wire): void {
  wire.memberRead(infoAuditList, async ({ pageNum, pageSize }, { db, member, locale }) => {
    const offset = (pageNum - 1) * pageSize
    const audits = (await auditsOf(db, member.id)).map((row) => auditView(row, locale))
    const cases = (await submittedCases(db, member.id)).map((row) => caseView(row, locale))
    // A member has few of both.
    const all = [...audits, ...cases].toSorted((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1))
    const list = all.slice(offset, offset + pageSize)
    return { list, total: all.length, hasMore: offset + list.length < all.length }
  })

  wire.memberRead(infoAuditDetail, async ({ id }, { db, member, locale }) => {
    const submitted = await caseOf(db, member.id, id)
    return submitted ? caseView(submitted, locale) : auditView(await auditOf(db, member.id, id), locale)
  })

  wire.memberWrite(accountReplace, async (input, context) => {
    const { trx, member, now } = context
    const old = await ownAccount(trx, member.id, input.id)
    if (old.kind !== 'BANK') throw refuse('state-changed', { kind: old.kind })
    await requireOwnNew({ ...input, kind: 'BANK' }, context)
    const values = keptValues('BANK', input.fields)
    const reason = await reasonAgainstReplacing(trx, old, values)
    if (reason) throw new SandboxError(CODE.STATE_CHANGED, reason)
    const change = {
      field: 'bankCard',
      old: `${old.bank} ${old.masked}`.trim(),
      value: JSON.stringify(values),
      accountId: old.id,
    } as const
    return { reviewId: await openReview(trx, member.id, change, now) }
  })

  wire.memberWrite(infoAuditWithdraw, async ({ id }, { trx, member, now }) => {
    const submitted = await caseOf(trx, member.id, id)
    if (submitted) {
      if (submitted.state === 'withdrawn') return {}
      if (submitted.state !== 'review') throw refuse('state-changed', { state: submitted.state })
      await endUndecided(trx, submitted, { state: 'withdrawn', at: now })
      return {}
    }
    const audit = await auditOf(trx, member.id, id)
    if (audit.state === 'withdrawn') return {}
    if (audit.state !== 'open') throw refuse('state-changed', { state: audit.state })
    await withdrawReview(trx, audit, now)
    return {}
  })

  wire.memberWrite(infoAuditResubmit, async ({ id, value }, { trx, member, now, locale }) => {
    const audit = await auditOf(trx, member.id, id)
    if (audit.state === 'open' || audit.state === 'passed') throw refuse('state-changed', { state: audit.state })
    const { field, area, account_id: accountId } = audit
    const next = value ?? audit.new_value
    const isProved = field === 'phone' || field === 'email' || field === 'bankCard'
    const mistake = isProved
      ? next !== audit.new_value && { zh: '更换请重新绑定', en: 'Add it again to use another one' }
      : mistakeIn(field, next, now)
    if (mistake) throw wrongField(locale, 'value', mistake)
    const old = field === 'bankCard' ? audit.old_value : presentValue(field, member)
    return { id: await openReview(trx, member.id, { field, area, accountId, old, value: next }, now) }
  })
}

function presentValue(field: Exclude<ReviewedField, 'bankCard'>, member: Member): string {
  const present = { realName: member.real_name, phone: member.phone, email: member.email, birthday: member.birthday }
  return present[field] ?? ''
}

/** Submissions of identity levels; levels that the seed or a migration gave were not submitted. */
async function submittedCases(db: Executor, memberId: string): Promise<KycCase[]> {
  return (await casesOf(db, memberId)).filter(({ first_at, at }) => first_at !== at)
}

async function caseOf(db: Executor, memberId: string, id: string): Promise<KycCase | undefined> {
  return (await submittedCases(db, memberId)).find((one) => one.id === id)
}

async function auditOf(db: Executor, memberId: string, id: string): Promise<InfoAuditRow> {
  const audit = await findAudit(db, memberId, id)
  if (!audit) throw refuse('state-changed')
  return audit
}
