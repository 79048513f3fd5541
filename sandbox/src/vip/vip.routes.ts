/** `/site/api/v1/vip/*` (screens.md 6 vip). */
import { MEMBER_STATUS } from '@lantern/contract/user'
import { VIP_KEEP_MS, vipClaim, vipHistory, vipInfo, vipTable } from '@lantern/contract/vip'
import { fromFen } from '../ledger/money.rules.ts'
import { statusAt } from '../members/standing.rules.ts'
import { refuse } from '../refusal/refuse.ts'
import type { Wire } from '../wire/wire.ts'
import { levelRow } from './level.rules.ts'
import { nextEvaluation } from './schedule.rules.ts'
import { growthOf, keptOf } from './standing.ts'
import { findGift, giftsOf, pageOfChanges, vipState } from './vip.repository.ts'
import { claimGift } from './vip-turns.ts'
import { giftView, levelViews } from './vip-view.ts'

/** Gifts in an answer. */
const MAX_GIFTS = 50

export function vipRoutes(wire: Wire): void {
  wire.publicRead(vipTable, async () => ({ levels: levelViews() }))

  wire.memberRead(vipInfo, async (_input, { db, member, now }) => {
    const state = await vipState(db, member.id)
    const { deposit, turnover } = await growthOf(db, member, state, now)
    const from = state?.keep_from ?? now
    const status = statusAt(member, now)
    return {
      level: member.vip,
      growth: { deposit: fromFen(deposit), turnover: fromFen(turnover) },
      keep:
        member.vip === 0
          ? null
          : {
              need: fromFen(levelRow(member.vip).keep),
              done: fromFen(await keptOf(db, member.id, from, now)),
              from,
              endAt: from + VIP_KEEP_MS,
            },
      evaluateAt: nextEvaluation(now),
      paused: status === MEMBER_STATUS.timeout || status === MEMBER_STATUS.excluded,
      gifts: (await giftsOf(db, member.id, MAX_GIFTS)).map(giftView),
    }
  })

  wire.memberWrite(vipClaim, async ({ id, requestNo }, { trx, member, now }) => {
    const gift = await findGift(trx, member.id, id)
    if (!gift) throw refuse('state-changed')
    return giftView(await claimGift(trx, gift, requestNo, now))
  })

  wire.memberRead(vipHistory, async ({ pageNum, pageSize }, { db, member }) => {
    const offset = (pageNum - 1) * pageSize
    const { list, total } = await pageOfChanges(db, member.id, { offset, limit: pageSize })
    return {
      list: list.map(({ from_level: from, to_level: to, at }) => ({
        from,
        to,
        at,
        why: to > from ? ('promotion' as const) : ('demotion' as const),
      })),
      total,
      hasMore: offset + list.length < total,
    }
  })
}
