/** agent01: an approved partner with a team of 24 and the commission of six months (screens.md 12). */
import { DAY_MS } from '@lantern/contract/site-time'
import { insertApplication, insertCommission } from '../activity/agent/agent.repository.ts'
import { commissionOf, monthAt, monthBefore } from '../activity/agent/agent.rules.ts'
import { payCommission } from '../activity/agent/agent-turns.ts'
import { bindFriend, insertFriend } from '../activity/invitation/seed-invitation.ts'
import type { Trx } from '../database/database.ts'
import { findMemberByName } from '../members/members.repository.ts'

const TEAM = 24
/** Net results of the months, oldest first, fen. */
const MONTHS: readonly { active: number; net: number }[] = [
  { active: 4, net: 186_000 },
  { active: 9, net: 412_050 },
  { active: 12, net: -98_700 },
  { active: 17, net: 655_320 },
  { active: 20, net: 804_480 },
  { active: 21, net: 731_900 },
]

export async function seedAgent(trx: Trx, now: number): Promise<void> {
  const agent = await findMemberByName(trx, 'agent01')
  if (!agent) return
  const since = now - 220 * DAY_MS
  await insertApplication(trx, {
    id: 'AG-seed-agent01',
    member_id: agent.id,
    name: '安坚',
    contact: 'agent01@example.com',
    channel: 'site',
    traffic: '1000-10000',
    text: '',
    state: 'approved',
    reason_zh: '',
    reason_en: '',
    at: since,
    decided_at: since + DAY_MS,
  })
  for (let index = 1; index <= TEAM; index += 1) {
    const at = since + index * 8 * DAY_MS
    const userName = `team${String(index).padStart(2, '0')}`
    const memberId = await insertFriend(trx, agent, { userName, nick: `队员${index}`, at })
    await bindFriend(trx, {
      inviter: agent,
      memberId,
      code: 'AGENT001',
      kind: 'r_code',
      stage: 'registered',
      at,
      stageAt: at,
    })
  }
  let month = monthBefore(monthAt(now))
  for (const { active, net } of MONTHS.toReversed()) {
    const { percent, amount } = commissionOf(active, net)
    const bizNo = `AC-${month.ym}-${agent.id}`
    const row = { member_id: agent.id, ym: month.ym, active, net, percent, amount, at: month.endAt }
    await insertCommission(trx, { ...row, ledger_no: amount > 0 ? bizNo : null })
    if (amount > 0) await payCommission(trx, { memberId: agent.id, bizNo, amount, at: month.endAt })
    month = monthBefore(month)
  }
}
