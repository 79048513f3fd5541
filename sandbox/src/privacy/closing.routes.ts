/** Closing an account: what remains, the request, and its undoing until the wait is over (screens.md 6, security). */
import * as CODE from '@lantern/contract/code'
import { accountErase, closingState, eraseUndo } from '@lantern/contract/privacy'
import { MINUTE_MS } from '@lantern/contract/site-time'
import { MEMBER_STATUS } from '@lantern/contract/user'
import { type Executor, inTransaction } from '../database/database.ts'
import type { Member } from '../database/tables/members/members.schema.ts'
import type { Job } from '../jobs/jobs.ts'
import { lockMember } from '../members/members.repository.ts'
import { requireFundPassword } from '../members/proofs/fund-password.ts'
import { requireFunds, statusAt } from '../members/standing.rules.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import type { Wire } from '../wire/wire.ts'
import { dueClosings, hasFeedbackCases } from './closing.repository.ts'
import { keptOf } from './closing.rules.ts'
import { askToClose, closeWhenDue, keepOpen, remainingOf } from './closing-turns.ts'

export function closingRoutes(wire: Wire): void {
  wire.memberRead(closingState, async (_input, { db, member, now }) => ({
    ...(await stateOf(db, member, { closesAt: member.closes_at, now })),
    remains: await remainingOf(db, member.id),
  }))

  wire.memberWrite(accountErase, async ({ fundPwd }, { trx, member, now }) => {
    // Frozen money is not the member's to leave behind.
    requireFunds(member)
    // A repeated request does not prolong the wait.
    if (member.closes_at !== null) return stateOf(trx, member, { closesAt: member.closes_at, now })
    await requireFundPassword(trx, member, fundPwd, now)
    const remains = await remainingOf(trx, member.id)
    if (remains.length > 0) throw unsettled(remains)
    return stateOf(trx, member, { closesAt: await askToClose(trx, member.id, now), now })
  })

  wire.memberWrite(eraseUndo, async (_input, { trx, member, now }) => {
    if (member.closes_at !== null) await keepOpen(trx, member.id, now)
    return stateOf(trx, member, { closesAt: null, now })
  })
}

export const closingJob: Job = {
  name: 'closing accounts',
  everyMs: MINUTE_MS,
  async run({ db, now }) {
    for (const id of await dueClosings(db, now))
      await inTransaction(db, async (trx) => closeWhenDue(trx, await lockMember(trx, id), now))
  },
}

async function stateOf(db: Executor, member: Member, { closesAt, now }: { closesAt: number | null; now: number }) {
  const isExcluded = statusAt(member, now) === MEMBER_STATUS.excluded
  return {
    state: closesAt === null ? ('open' as const) : ('waiting' as const),
    dueAt: closesAt,
    kept: keptOf({ isExcluded, hasCases: await hasFeedbackCases(db, member.id) }),
  }
}

function unsettled(remains: readonly object[]): SandboxError {
  return new SandboxError(
    CODE.STATE_CHANGED,
    { zh: '账户还有未处理的余额、注单或订单', en: 'There is still a balance, bet or order to settle' },
    { remains },
  )
}
