/** Levels change and gifts are granted and claimed: rows, ledger and mail in one transaction. The caller holds the member's row. */
import { MEMBER_STATUS } from '@lantern/contract/user'
import type { VipGiftKind } from '@lantern/contract/vip'
import type { Trx } from '../database/database.ts'
import type { Member } from '../database/tables/members/members.schema.ts'
import type { VipGiftRow } from '../database/tables/members/vip.schema.ts'
import { houseAccount, memberAccount } from '../ledger/accounts.ts'
import { post } from '../ledger/ledger.ts'
import { writtenFen } from '../ledger/money.rules.ts'
import { newNo } from '../ledger/numbers.ts'
import { mailState } from '../mail/money-mail.ts'
import { changeMember } from '../members/members.repository.ts'
import { sendMail } from '../members/send-mail.ts'
import { statusAt } from '../members/standing.rules.ts'
import type { Sentence } from '../refusal/sandbox-error.ts'
import { judgeLevel, levelRow } from './level.rules.ts'
import { growthOf, keptOf } from './standing.ts'
import { insertChange, insertGift, startKeeping, storeClaimed, vipState } from './vip.repository.ts'

/** The evaluation of one member at 04:00: at most one level up or down. */
export async function evaluate(trx: Trx, member: Member, at: number): Promise<void> {
  const state = await vipState(trx, member.id)
  if (!state) return
  const growth = await growthOf(trx, member, state, at)
  const kept = await keptOf(trx, member.id, state.keep_from, at)
  const verdict = judgeLevel({ level: member.vip, ...growth, keepFrom: state.keep_from, kept }, at)
  if (verdict === null) return
  await startKeeping(trx, member.id, at)
  if (verdict.kind === 'kept') return
  const { level } = verdict
  await changeMember(trx, member.id, { vip: level })
  await insertChange(trx, { member_id: member.id, from_level: member.vip, to_level: level, at })
  const isUp = verdict.kind === 'up'
  await sendMail(trx, member.id, {
    type: 'notice',
    title: { zh: `您的等级为 VIP${level}`, en: `Your level is VIP${level}` },
    body: isUp
      ? { zh: '取款额度与返水比例已按新等级计算。', en: 'Withdrawal allowance and rebates follow the new level.' }
      : {
          zh: '上一保级期的有效流水未达到要求。已获得的礼金不受影响。',
          en: 'The turnover of the last keep period was below its requirement. Gifts that you received are not affected.',
        },
    at,
  })
  if (isUp) await grantGift(trx, { ...member, vip: level }, 'promotion', { period: `VIP${level}`, at })
}

/** Grants a gift of the member's level once for its period; a level without one grants nothing. */
export async function grantGift(
  trx: Trx,
  member: Member,
  kind: VipGiftKind,
  { period, at }: { period: string; at: number },
): Promise<void> {
  const amount = levelRow(member.vip).gifts[kind]
  if (amount === 0) return
  const id = newNo('VG', at)
  const gift = { id, member_id: member.id, kind, level: member.vip, period, amount, at, claimed_at: null }
  if (!(await insertGift(trx, gift))) return
  // No offers during a break; the gift waits on the VIP page.
  if (statusAt(member, at) !== MEMBER_STATUS.normal) return
  const name = NAMES[kind]
  await sendMail(trx, member.id, {
    type: 'offer',
    title: name,
    body: {
      zh: `${name.zh} ¥${writtenFen(amount)} 可在 VIP 页领取，没有期限。`,
      en: `${name.en} of ¥${writtenFen(amount)}: claim it on the VIP page. It does not expire.`,
    },
    bizNo: id,
    at,
  })
}

/** Credits a gift to the main wallet; it has no turnover requirement. @returns the gift as it is now */
export async function claimGift(trx: Trx, gift: VipGiftRow, requestNo: string, now: number): Promise<VipGiftRow> {
  if (gift.claimed_at !== null) return gift
  const { id, member_id: memberId, amount } = gift
  await post(trx, {
    bizType: 'VIP_GIFT',
    bizNo: id,
    requestNo,
    at: now,
    postings: [
      { account: houseAccount('vip'), amount: -amount },
      { account: memberAccount(memberId, 'main'), amount },
    ],
  })
  await storeClaimed(trx, id, now)
  const name = NAMES[gift.kind]
  await mailState(trx, {
    memberId,
    bizNo: id,
    state: 'CLAIMED',
    title: { zh: `${name.zh}已到账`, en: `${name.en} credited` },
    body: {
      zh: `¥${writtenFen(amount)} 已转入可用余额，没有流水要求。`,
      en: `¥${writtenFen(amount)} is in your wallet, without a turnover requirement.`,
    },
    isQuiet: true,
    at: now,
  })
  return { ...gift, claimed_at: now }
}

const NAMES: Readonly<Record<VipGiftKind, Sentence>> = {
  promotion: { zh: '晋级礼金', en: 'Promotion gift' },
  birthday: { zh: '生日礼金', en: 'Birthday gift' },
  monthly: { zh: '月红包', en: 'Monthly packet' },
}
