/** Dividends: granted by the site, claimed once, ×1 turnover on the amount (screens.md 11.3, 11.7). */

import * as CODE from '@lantern/contract/code'
import { DAY_MS } from '@lantern/contract/site-time'
import type { Trx } from '../../database/database.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import { houseAccount, memberAccount, ownerOf } from '../../ledger/accounts.ts'
import { post } from '../../ledger/ledger.ts'
import { fromFen, writtenFen } from '../../ledger/money.rules.ts'
import { newNo } from '../../ledger/numbers.ts'
import { mailNo } from '../../mail/mail-no.ts'
import { sendMail } from '../../members/send-mail.ts'
import { refuse } from '../../refusal/refuse.ts'
import { SandboxError } from '../../refusal/sandbox-error.ts'
import { openAuditTask } from '../../turnover/audit-turns.ts'
import { DIVIDEND_LIFE_DAYS, DIVIDEND_STATE, WELCOME_FEN } from './dividend.rules.ts'
import { creditedDeposits, insertDividend, lockedDividend, markClaimed } from './dividends.repository.ts'

const LIFE_MS = DIVIDEND_LIFE_DAYS * DAY_MS

export type NewDividend = {
  id?: string
  memberId: string
  zh: string
  en: string
  source: string
  amount: number
  at: number
  lifeMs?: number
}

/** Grants a dividend, at most once per id. @returns its id */
export async function giveDividend(
  trx: Trx,
  { id, memberId, zh, en, source, amount, at, lifeMs = LIFE_MS }: NewDividend,
): Promise<string> {
  const given = id ?? newNo('V', at)
  await insertDividend(trx, {
    id: given,
    member_id: memberId,
    name_zh: zh,
    name_en: en,
    source,
    amount,
    audit_id: null,
    ledger_no: null,
    created_at: at,
    claimed_at: null,
    expire_at: at + lifeMs,
  })
  return given
}

/** The number of a dividend in mails: one that is given once per member has an id of other words. */
export function dividendNo(id: string): string {
  return mailNo('V', id)
}

/** The welcome dividend, when a member's first deposit is credited. */
export async function giveWelcome(trx: Trx, { memberId, at }: { memberId: string; at: number }): Promise<void> {
  if ((await creditedDeposits(trx, ownerOf(memberId))) > 1) return
  await giveDividend(trx, {
    id: `welcome-${memberId}`,
    memberId,
    zh: '新人红利',
    en: 'Welcome bonus',
    source: 'welcome',
    amount: WELCOME_FEN,
    at,
  })
}

export type Received = { id: string; amount: string; auditId: string; ledgerNo: string }

/**
 * Claims a dividend. The caller has locked the member's row, so the second of two concurrent calls finds it claimed and returns the first result.
 * @throws SandboxError 713002 expired, 713006 in review, 10003 unknown, 712002 / 712003 / 711009
 */
export async function receiveDividend(trx: Trx, member: Member, id: string, now: number): Promise<Received> {
  const row = await lockedDividend(trx, member.id, id)
  if (!row)
    throw new SandboxError(
      CODE.VALIDATION,
      { zh: '红利不存在', en: 'There is no such bonus' },
      { fields: { id: 'unknown' } },
    )
  if (row.state === DIVIDEND_STATE.claimed)
    return { id, amount: fromFen(row.amount), auditId: row.audit_id ?? '', ledgerNo: row.ledger_no ?? '' }
  if (row.state === DIVIDEND_STATE.review) throw refuse('offer-in-review')
  if (row.state === DIVIDEND_STATE.expired || row.expire_at <= now)
    throw new SandboxError(CODE.OFFER_ENDED, { zh: '红利已过期', en: 'The bonus has expired' })

  const { entryNo } = await post(trx, {
    bizType: 'DIVIDEND',
    bizNo: id,
    at: now,
    postings: [
      { account: houseAccount('promo'), amount: -row.amount },
      { account: memberAccount(member.id, 'main'), amount: row.amount },
    ],
  })
  const auditId = await openAuditTask(trx, {
    memberId: member.id,
    source: 'dividend',
    sourceNo: id,
    amount: row.amount,
    required: row.amount * row.multiple,
    at: now,
  })
  await markClaimed(trx, id, { auditId, ledgerNo: entryNo, at: now })
  await sendMail(trx, member.id, {
    type: 'offer',
    title: {
      zh: `${row.name_zh} ${writtenFen(row.amount)} 已到账`,
      en: `${row.name_en} of ${writtenFen(row.amount)} received`,
    },
    body: { zh: '完成 1 倍有效流水后可提款。', en: 'It can be withdrawn after 1× valid turnover.' },
    bizNo: dividendNo(id),
    at: now,
  })
  return { id, amount: fromFen(row.amount), auditId, ledgerNo: entryNo }
}
