/** `/agent/api/v1/*`, and the control action that decides an application. */
import { agentApply, agentCodeVerify, agentCommission, agentOverview, agentStatus } from '@lantern/contract/agent'
import * as CODE from '@lantern/contract/code'
import { type Executor, inTransaction } from '../../database/database.ts'
import { fromFen } from '../../ledger/money.rules.ts'
import { maskName } from '../../members/mask.rules.ts'
import { findMemberByName } from '../../members/members.repository.ts'
import { SandboxError } from '../../refusal/sandbox-error.ts'
import type { ControlActions } from '../../wire/control-actions.ts'
import type { Wire } from '../../wire/wire.ts'
import {
  agentCodeOf,
  applicationsOf,
  commissionsOf,
  paidCommission,
  partnerOfCode,
  teamResult,
} from './agent.repository.ts'
import { AGENT_TIERS, commissionOf, monthAt } from './agent.rules.ts'
import { applyAsAgent, decideAgent, reapplyAtOf } from './agent-turns.ts'

const MONTHS_SHOWN = 12

export function agentRoutes(wire: Wire): void {
  wire.publicRead(agentStatus, async (_input, { db, caller }) => ({
    tiers: [...AGENT_TIERS],
    my: caller ? await statusOf(db, caller.id) : null,
  }))

  wire.memberWrite(agentApply, async (form, { trx, member, now }) => {
    const { id, state } = await applyAsAgent(trx, member, form, now)
    return { applyId: id, state: state as 'review' | 'approved' }
  })

  wire.memberRead(agentOverview, async (_input, { db, member, now }) => {
    await requirePartner(db, member.id)
    const { team, active } = await teamResult(db, member.id, monthAt(now))
    const code = (await agentCodeOf(db, member.id)) ?? ''
    return { link: `/user/register?r_code=${code}&agent-verify=${code}`, r_code: code, team, active }
  })

  wire.memberRead(agentCommission, async (_input, { db, member, now }) => {
    await requirePartner(db, member.id)
    const month = monthAt(now)
    const { active, net } = await teamResult(db, member.id, month)
    const running = { ym: month.ym, active, net, ...commissionOf(active, net), state: 'running' as const }
    const closed = (await commissionsOf(db, member.id, MONTHS_SHOWN)).map((row) => ({
      ...row,
      state: row.amount > 0 ? ('paid' as const) : ('none' as const),
    }))
    return {
      rows: [running, ...closed].map(({ ym, state, active: count, net: result, percent, amount }) => ({
        ym,
        state,
        active: count,
        net: fromFen(result),
        percent,
        amount: fromFen(amount),
      })),
      total: fromFen(await paidCommission(db, member.id)),
    }
  })

  wire.publicRead(agentCodeVerify, async ({ code }, { db, caller }) => {
    const partner = await partnerOfCode(db, code)
    return {
      valid: partner !== null,
      agentMasked: maskName(partner?.nick ?? null),
      isOwn: partner !== null && partner.memberId === caller?.id,
    }
  })
}

async function statusOf(db: Executor, memberId: string) {
  const [last] = await applicationsOf(db, memberId)
  if (!last) return { state: 'none' as const, applyId: '', reason: null, reapplyAt: null, steps: [] }
  const state = last.state as 'review' | 'approved' | 'rejected'
  const isRejected = state === 'rejected'
  return {
    state,
    applyId: last.id,
    reason: isRejected ? { zh: last.reason_zh, en: last.reason_en } : null,
    reapplyAt: isRejected ? reapplyAtOf(last) : null,
    steps: [
      { state: 'review' as const, at: last.at },
      ...(last.decided_at === null ? [] : [{ state, at: last.decided_at }]),
    ],
  }
}

async function requirePartner(db: Executor, memberId: string): Promise<void> {
  const [last] = await applicationsOf(db, memberId)
  if (last?.state !== 'approved')
    throw new SandboxError(CODE.OFFER_NOT_ELIGIBLE, { zh: '仅限已通过的代理', en: 'For approved agents only' })
}

export const agentActions: ControlActions = {
  'agent.decide': async ({ userName, accept, reason }, { db, now }) => {
    const member = await findMemberByName(db, userName)
    const [application] = member ? await applicationsOf(db, member.id) : []
    if (application?.state !== 'review')
      throw new SandboxError(CODE.VALIDATION, `${userName} has no application in review.`, null, { http: 400 })
    const why = reason === '' ? '资料不完整' : reason
    const decision = accept
      ? { accept: true as const }
      : { accept: false as const, reason: { zh: why, en: reason === '' ? 'the data is incomplete' : reason } }
    await inTransaction(db, (trx) => decideAgent(trx, application, decision, now))
    return { userName, accept }
  },
}
