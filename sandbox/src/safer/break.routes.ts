/** Breaks from play: panic, time-out, self-exclusion. Withdrawals and records stay open (screens.md 0.5, 6 safer). */
import { saferExclude, saferPanic, saferTimeout } from '@lantern/contract/safer'
import { DAY_MS } from '@lantern/contract/site-time'
import { MEMBER_STATUS } from '@lantern/contract/user'
import { siteTimeText } from '../clock/site-time.rules.ts'
import { changeMember } from '../members/members.repository.ts'
import { sendMail } from '../members/send-mail.ts'
import { requireFunds } from '../members/standing.rules.ts'
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
}

async function takeBreak({ trx, member, now }: MemberWriteContext, wanted: Break): Promise<{ until: number }> {
  requireFunds(member)
  const { status, until } = longerBreak(member, wanted, now)
  await changeMember(trx, member.id, { status, status_until: until })
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
