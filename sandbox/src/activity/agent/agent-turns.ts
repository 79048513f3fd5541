/** Turns of the partners programme: a member applies, an application is decided, a month is closed and paid. */

import type { agentApply } from '@lantern/contract/agent'
import * as CODE from '@lantern/contract/code'
import type { RequestOf } from '@lantern/contract/endpoint'
import type { Trx } from '../../database/database.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import type { AgentApplication } from '../../database/tables/site/agent.schema.ts'
import { houseAccount, memberAccount } from '../../ledger/accounts.ts'
import { post } from '../../ledger/ledger.ts'
import { writtenFen } from '../../ledger/money.rules.ts'
import { newNo } from '../../ledger/numbers.ts'
import { sendMail } from '../../members/send-mail.ts'
import { SandboxError, type Sentence } from '../../refusal/sandbox-error.ts'
import {
  agentCodeOf,
  applicationsOf,
  decideApplication,
  insertAgentCode,
  insertApplication,
  insertCommission,
  teamResult,
} from './agent.repository.ts'
import { commissionOf, type Month, REAPPLY_MS } from './agent.rules.ts'

export type Decision = { readonly accept: true } | { readonly accept: false; readonly reason: Sentence }

/**
 * The caller has locked the member's row.
 * @returns the standing application when there is one
 * @throws SandboxError 711015 within seven days of a rejection
 */
export async function applyAsAgent(
  trx: Trx,
  member: Member,
  { requestNo: _requestNo, ...form }: RequestOf<typeof agentApply>,
  now: number,
): Promise<AgentApplication> {
  const [last] = await applicationsOf(trx, member.id)
  if (last && last.state !== 'rejected') return last
  const reapplyAt = last ? reapplyAtOf(last) : now
  if (reapplyAt > now)
    throw new SandboxError(
      CODE.STATE_CHANGED,
      { zh: '请在可再次申请的时间之后提交', en: 'You can apply again once the waiting time is over' },
      { reapplyAt },
    )
  const application: AgentApplication = {
    id: newNo('AG', now),
    member_id: member.id,
    ...form,
    state: 'review',
    reason_zh: '',
    reason_en: '',
    at: now,
    decided_at: null,
  }
  await insertApplication(trx, application)
  await tell(trx, application, {
    title: { zh: '代理申请已提交', en: 'Agent application received' },
    body: { zh: '将由专人审核，结果以站内信通知。', en: 'A person reviews it. You get a mail with the result.' },
    at: now,
  })
  return application
}

/** When the member of a rejected application may apply again. */
export function reapplyAtOf({ decided_at: decidedAt, at }: AgentApplication): number {
  return (decidedAt ?? at) + REAPPLY_MS
}

/** Decides an application once, with a mail. A partner gets a code. */
export async function decideAgent(
  trx: Trx,
  application: AgentApplication,
  decision: Decision,
  now: number,
): Promise<void> {
  const reason = decision.accept ? { zh: '', en: '' } : decision.reason
  const decided = { reason_zh: reason.zh, reason_en: reason.en, decided_at: now }
  const state = decision.accept ? 'approved' : 'rejected'
  if (!(await decideApplication(trx, application.id, { ...decided, state }))) return
  if (decision.accept && (await agentCodeOf(trx, application.member_id)) === null)
    await insertAgentCode(trx, application.member_id, newNo('', now).slice(-8))
  await tell(
    trx,
    application,
    decision.accept
      ? {
          title: { zh: '代理申请已通过', en: 'Agent application approved' },
          body: {
            zh: '您的推广链接和团队数据在代理页面查看。',
            en: 'Your link and your team are on the page of the agent programme.',
          },
          at: now,
        }
      : {
          title: { zh: '代理申请未通过', en: 'Agent application rejected' },
          body: {
            zh: `原因：${reason.zh}。7 天后可再次申请。`,
            en: `Reason: ${reason.en}. You can apply again after 7 days.`,
          },
          at: now,
        },
  )
}

/** Pays the commission of a month that is over, once. The caller has locked the partner's row. */
export async function closeMonth(trx: Trx, memberId: string, month: Month, now: number): Promise<void> {
  const { active, net } = await teamResult(trx, memberId, month)
  const { percent, amount } = commissionOf(active, net)
  const bizNo = `AC-${month.ym}-${memberId}`
  const row = { member_id: memberId, ym: month.ym, active, net, percent, amount, at: now }
  if (!(await insertCommission(trx, { ...row, ledger_no: amount > 0 ? bizNo : null })) || amount === 0) return
  await payCommission(trx, { memberId, bizNo, amount, at: now })
  await sendMail(trx, memberId, {
    type: 'money',
    title: {
      zh: `${month.ym} 佣金 ${writtenFen(amount)} 已到账`,
      en: `Commission of ${writtenFen(amount)} for ${month.ym} received`,
    },
    body: { zh: '已转入可用余额。', en: 'It is in your available balance.' },
    bizNo,
    at: now,
  })
}

export async function payCommission(
  trx: Trx,
  { memberId, bizNo, amount, at }: { memberId: string; bizNo: string; amount: number; at: number },
): Promise<void> {
  await post(trx, {
    bizType: 'COMMISSION',
    bizNo,
    at,
    postings: [
      { account: houseAccount('promo'), amount: -amount },
      { account: memberAccount(memberId, 'main'), amount },
    ],
  })
}

async function tell(
  trx: Trx,
  { id, member_id: memberId }: AgentApplication,
  mail: { title: Sentence; body: Sentence; at: number },
): Promise<void> {
  await sendMail(trx, memberId, { type: 'notice', ...mail, bizNo: id })
}
