/** Seeds offers, and for demo01 claims and dividends in every state. */
import { DAY_MS } from '@lantern/contract/site-time'
import type { Trx } from '../database/database.ts'
import { houseAccount, type MemberKind, memberAccount } from '../ledger/accounts.ts'
import { post } from '../ledger/ledger.ts'
import { seedNo } from '../ledger/seed-no.rules.ts'
import { findMemberByName } from '../members/members.repository.ts'
import { insertClaim } from './claims/claims.repository.ts'
import { DIVIDEND_STATE } from './dividends/dividend.rules.ts'
import { giveDividend } from './dividends/dividends.ts'
import type { Words } from './offers/offer-terms.rules.ts'
import { insertOffer } from './offers/offers.repository.ts'
import { SEED_OFFERS } from './seed-offers.ts'

export async function seedActivity(trx: Trx, now: number): Promise<void> {
  for (const [sort, { id, from, to, ...rules }] of SEED_OFFERS.entries()) {
    await insertOffer(trx, { id, startAt: now + from * DAY_MS, endAt: now + to * DAY_MS, rules }, sort)
  }
  const demo = await findMemberByName(trx, 'demo01')
  if (!demo) return
  await seedClaim(trx, {
    id: 'C-demo-review',
    offer: 'newcomer-card',
    member: demo.id,
    state: 'review',
    amount: 1_000,
    at: now - DAY_MS,
  })
  await seedClaim(trx, {
    id: 'C-demo-rejected',
    offer: 'feedback',
    member: demo.id,
    state: 'rejected',
    amount: 2_000,
    at: now - 4 * DAY_MS,
    reason: { zh: '建议与现有功能重复', en: 'The idea exists already' },
  })
  await seedClaim(trx, {
    id: 'C-demo-expired',
    offer: 'egame-monday',
    member: demo.id,
    state: 'expired',
    amount: 3_800,
    at: now - 12 * DAY_MS,
    reason: { zh: '未在期限内完成流水', en: 'The turnover was not done in time' },
  })
  // The expired bonus appears on the ledger too.
  await move(trx, {
    no: 'C-demo-expired',
    step: 'grant',
    at: now - 12 * DAY_MS,
    member: demo.id,
    from: 'promo',
    amount: 3_800,
  })
  await move(trx, {
    no: 'C-demo-expired',
    step: 'expire',
    at: now - 5 * DAY_MS,
    member: demo.id,
    from: 'promo',
    amount: -3_800,
  })
  const inReview = seedNo('V', now, 1)
  const expired = seedNo('V', now - 20 * DAY_MS, 2)
  await giveDividend(trx, {
    id: seedNo('V', now, 0),
    memberId: demo.id,
    zh: '周红利',
    en: 'Weekly bonus',
    source: 'weekly',
    amount: 1_880,
    at: now,
  })
  await giveDividend(trx, {
    id: inReview,
    memberId: demo.id,
    zh: '晋级礼金',
    en: 'Level-up gift',
    source: 'vip',
    amount: 12_800,
    at: now,
  })
  await giveDividend(trx, {
    id: expired,
    memberId: demo.id,
    zh: '上月红利',
    en: 'Bonus of last month',
    source: 'monthly',
    amount: 800,
    at: now - 20 * DAY_MS,
  })
  await trx.updateTable('dividends').set({ state: DIVIDEND_STATE.review }).where('id', '=', inReview).execute()
  await trx.updateTable('dividends').set({ state: DIVIDEND_STATE.expired }).where('id', '=', expired).execute()

  const vip = await findMemberByName(trx, 'vip10aa')
  if (!vip) return
  await seedClaim(trx, {
    id: 'C-vip-granted',
    offer: 'lottery-lucky',
    member: vip.id,
    state: 'granted',
    amount: 2_800,
    at: now - 6 * DAY_MS,
  })
  await move(trx, {
    no: 'C-vip-granted',
    step: 'grant',
    at: now - 6 * DAY_MS,
    member: vip.id,
    from: 'promo',
    amount: 2_800,
    to: 'main',
  })
}

type SeedClaim = {
  id: string
  offer: string
  member: string
  state: 'review' | 'granted' | 'rejected' | 'expired'
  amount: number
  at: number
  reason?: Words
}

async function seedClaim(trx: Trx, { id, offer, member, state, amount, at, reason }: SeedClaim): Promise<void> {
  // Without a due time: the seeded claims stay in their states until staff decide them.
  await insertClaim(trx, {
    id,
    offer_id: offer,
    member_id: member,
    state,
    amount,
    audit_id: null,
    reason_zh: reason?.zh ?? '',
    reason_en: reason?.en ?? '',
    at,
    turn_at: at,
    due_at: null,
    appealed_at: null,
  })
}

type Move = { no: string; step: string; at: number; member: string; from: string; amount: number; to?: MemberKind }

async function move(trx: Trx, { no, step, at, member, from, amount, to = 'lock.bonus' }: Move): Promise<void> {
  await post(trx, {
    bizType: 'ACTIVITY',
    bizNo: no,
    step,
    at,
    postings: [
      { account: houseAccount(from), amount: -amount },
      { account: memberAccount(member, to), amount },
    ],
  })
}
