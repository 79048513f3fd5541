/** Breaks from play: panic, time-out, self-exclusion. Withdrawals and records stay open (screens.md 0.5, 6 safer). */
import { RETURN_WAIT_MS, saferExclude, saferPanic, saferReturn, saferTimeout } from '@lantern/contract/safer'
import { DAY_MS } from '@lantern/contract/site-time'
import { MEMBER_STATUS } from '@lantern/contract/user'
import { siteTimeText } from '../clock/site-time.rules.ts'
import { changeMember } from '../members/members.repository.ts'
import { sendMail } from '../members/send-mail.ts'
import { isExclusionOver, requireFunds } from '../members/standing.rules.ts'
import { refuse } from '../refusal/refuse.ts'
import type { MemberWriteContext, Wire } from '../wire/wire.ts'
import { type Break, longerBreak, monthsLater } from './break.rules.ts'

export function breakRoutes(wire: Wire): void {
  wire.memberWrite(saferPanic, async (_input, context) =>
    takeBreak(context, { status: MEMBER_STATUS.timeout, until: context.now + DAY_MS }),
  )
  wire.memberWrite(saferTimeout, async ({ days }, context) =>
    takeBreak(context, { status: MEMBER_STATUS.timeout, until: context.now + days * DAY_MS }),
  )
  wire.memberWrite(saferExclude, async ({ months }, context) =>
    takeBreak(context, { status: MEMBER_STATUS.excluded, until: monthsLater(context.now, months) }),
  )
  wire.memberWrite(saferReturn, ({ on }, context) => askToReturn(context, on))
}

/** Play opens a day after the member asked; until then the member can stay excluded. */
async function askToReturn(
  { trx, member, now }: MemberWriteContext,
  on: boolean,
): Promise<{ returnAt: number | null }> {
  if (!isExclusionOver(member, now)) throw refuse('state-changed')
  // Asking again does not prolong the wait.
  const returnAt = on ? (member.return_at ?? now + RETURN_WAIT_MS) : null
  if (returnAt === member.return_at) return { returnAt }
  await changeMember(trx, member.id, { return_at: returnAt })
  if (returnAt === null) return { returnAt }
  const at = siteTimeText(returnAt)
  await sendMail(trx, member.id, {
    type: 'notice',
    title: { zh: '已收到恢复申请', en: 'You asked to return' },
    body: {
      zh: `存款与投注将于 ${at} 恢复。此前可在“理性娱乐”中取消申请。`,
      en: `Deposits and bets are open again from ${at}. Until then you can withdraw the request in Safer play.`,
    },
    at: now,
  })
  return { returnAt }
}

async function takeBreak({ trx, member, now }: MemberWriteContext, wanted: Break): Promise<{ until: number }> {
  requireFunds(member)
  const { status, until } = longerBreak(member, wanted, now)
  await changeMember(trx, member.id, { status, status_until: until, return_at: null })
  const at = siteTimeText(until)
  const isExcluded = status === MEMBER_STATUS.excluded
  await sendMail(trx, member.id, {
    type: 'notice',
    title: isExcluded
      ? { zh: '自我排除已生效', en: 'Self-exclusion is in force' }
      : { zh: '休息已开始', en: 'Your break has started' },
    body: {
      zh: `至 ${at} 不能存款、转入场馆和投注。余额随时可取，未结注单照常结算。`,
      en: `Until ${at} deposits, transfers to venues and bets are off. You can withdraw at any time; open bets are settled as usual.`,
    },
    at: now,
  })
  return { until }
}
