/** An offer as the wire shows it, with the member's own state. */

import type { OfferCondition, OfferProduct, Offer as WireOffer } from '@lantern/contract/activity'
import * as CODE from '@lantern/contract/code'
import { bannerPath } from '../content/art/pictures.ts'
import type { Executor } from '../database/database.ts'
import type { Member } from '../database/tables/members/members.schema.ts'
import type { ClaimRow } from '../database/tables/site/activity.schema.ts'
import { fromFen } from '../ledger/money.rules.ts'
import type { Locale } from '../refusal/sandbox-error.ts'
import { shownState } from './claims/claim.machine.ts'
import { conditionsOf, type Facts, judge, type Offer } from './offers/offer.rules.ts'
import type { Words } from './offers/offer-terms.rules.ts'
import { auditOf, factsOf } from './offers/offers.repository.ts'

type Mine = NonNullable<WireOffer['my']>
export type Asker = { member: Member | undefined; claims: readonly ClaimRow[]; now: number; locale: Locale }

export async function offerView(db: Executor, offer: Offer, asker: Asker): Promise<WireOffer> {
  const { rules } = offer
  const percent = 'percent' in rules.earned ? String(rules.earned.percent) : ''
  return {
    id: offer.id,
    title: rules.title,
    summary: rules.summary,
    image: bannerPath(rules.title),
    category: rules.category,
    type: rules.type,
    startAt: offer.startAt,
    endAt: offer.endAt,
    product: rules.product,
    multiple: rules.multiple,
    percent,
    maxBonus: fromFen(rules.maxBonus),
    my: asker.member ? await myState(db, offer, asker, asker.member) : null,
  }
}

async function myState(db: Executor, offer: Offer, { claims, now, locale }: Asker, member: Member): Promise<Mine> {
  const say = (words: Words): string => (locale === 'en' ? words.en : words.zh)
  const claim = claims.find((one) => one.offer_id === offer.id)
  if (claim) return claimedState(db, claim, say)
  const facts = await factsOf(db, member, offer, now)
  const verdict = judge(offer, facts)
  const progress = progressOf(offer, facts)
  if (verdict.kind === 'ok') return { state: 'open', reason: '', ...progress }
  if (verdict.code === CODE.OFFER_ENDED) return { state: 'expired', reason: say(verdict.why) }
  // A task in progress is not a refusal.
  if (
    offer.rules.earned.kind === 'turnover' &&
    verdict.code === CODE.OFFER_NOT_ELIGIBLE &&
    member.vip >= offer.rules.vipMin
  ) {
    return { state: 'running', reason: say(verdict.why), way: verdict.way, ...progress }
  }
  return { state: 'ineligible', reason: say(verdict.why), way: verdict.way, ...progress }
}

async function claimedState(db: Executor, claim: ClaimRow, say: (words: Words) => string): Promise<Mine> {
  const reason = say({ zh: claim.reason_zh, en: claim.reason_en })
  const task = await auditOf(db, claim.audit_id)
  const state = shownState(claim, task)
  return { state, reason, ...(task && state === 'running' && turnoverOf(task)) }
}

/** Turnover of a bonus, done and required. */
export function turnoverOf({ done, required }: { done: number; required: number }): { progress: string; need: string } {
  return { progress: fromFen(done), need: fromFen(required) }
}

function progressOf(offer: Offer, facts: Facts): { progress?: string; need?: string } {
  const { earned } = offer.rules
  if (earned.kind !== 'turnover') return {}
  return { progress: fromFen(Math.min(facts.turnover, earned.need)), need: fromFen(earned.need) }
}

/** The requirements of an offer with this member's standing; unknown for visitors. */
export async function conditionViews(db: Executor, offer: Offer, { member, now }: Asker): Promise<OfferCondition[]> {
  const facts = member ? await factsOf(db, member, offer, now) : NOBODY
  return conditionsOf(offer, facts).map(({ id, text, isMet, way }) => ({ id, text, isMet: member ? isMet : null, way }))
}

const NOBODY: Facts = {
  now: 0,
  vip: 0,
  isVerified: false,
  registeredAt: 0,
  firstDeposit: null,
  lastDeposit: null,
  turnover: 0,
  claimed: 0,
}

/** The terms table of an offer: eligibility, product, bonus, duration. */
export function termsOf(offer: Offer): { name: Words; value: Words }[] {
  const { rules } = offer
  const max = fromFen(rules.maxBonus)
  const row = (zh: string, en: string, valueZh: string, valueEn: string) => ({
    name: { zh, en },
    value: { zh: valueZh, en: valueEn },
  })
  return [
    row(
      '参与对象',
      'Who',
      rules.vipMin > 0 ? `VIP${rules.vipMin} 及以上` : '全体会员',
      rules.vipMin > 0 ? `VIP${rules.vipMin} and above` : 'Every member',
    ),
    row('计入产品', 'Counts on', PRODUCT[rules.product].zh, PRODUCT[rules.product].en),
    row('奖金', 'Bonus', amountText(rules.earned, max, 'zh'), amountText(rules.earned, max, 'en')),
    row('流水倍数', 'Turnover', `奖金 × ${rules.multiple}`, `Bonus × ${rules.multiple}`),
    row(
      '奖金去向',
      'Where it goes',
      '奖金单独锁定，完成流水后转入主钱包，不影响自有资金提款。',
      'The bonus is kept apart and moves to the main wallet when the turnover is done; your own money stays free.',
    ),
    row('奖金有效期', 'Bonus expires', `领取后 ${rules.bonusDays} 天`, `${rules.bonusDays} days after it is granted`),
    row('次数', 'How often', '每人一次', 'Once each'),
    ...(rules.exclusions.length > 0
      ? [
          row(
            '不计入',
            'Not counted',
            `${rules.exclusions.map((one) => EXCLUDED[one].zh).join('、')}。`,
            `${rules.exclusions.map((one) => EXCLUDED[one].en).join(', ')}.`,
          ),
        ]
      : []),
  ]
}

const EXCLUDED: Readonly<Record<Offer['rules']['exclusions'][number], Words>> = {
  'low-odds': { zh: '欧盘赔率低于 1.50 的注单', en: 'Bets below 1.50 (Europe)' },
  void: { zh: '取消的注单', en: 'void bets' },
  push: { zh: '走水的注单', en: 'pushes' },
}

const PRODUCT: Readonly<Record<OfferProduct, Words>> = {
  sport: { zh: '体育', en: 'Sport' },
  realbet: { zh: '真人', en: 'Live tables' },
  gaming: { zh: '电竞', en: 'Esports' },
  egame: { zh: '电子', en: 'E-games' },
  chess: { zh: '棋牌', en: 'Chess' },
  lottery: { zh: '彩票', en: 'Lottery' },
  fishing: { zh: '捕鱼', en: 'Fishing' },
}

function amountText(earned: Offer['rules']['earned'], max: string, language: 'zh' | 'en'): string {
  const isZh = language === 'zh'
  switch (earned.kind) {
    case 'first-deposit':
      return isZh
        ? `首存的 ${earned.percent}%，最低存款 ${fromFen(earned.minDeposit)}，最高 ${max}`
        : `${earned.percent}% of the first deposit (from ${fromFen(earned.minDeposit)}), at most ${max}`
    case 'deposit':
      return isZh
        ? `存款的 ${earned.percent}%，最低存款 ${fromFen(earned.minDeposit)}，最高 ${max}`
        : `${earned.percent}% of a deposit (from ${fromFen(earned.minDeposit)}), at most ${max}`
    case 'turnover':
      return isZh
        ? `有效流水满 ${fromFen(earned.need)}，得 ${fromFen(earned.bonus)}`
        : `${fromFen(earned.bonus)} for ${fromFen(earned.need)} of valid turnover`
    case 'review':
      return isZh ? `${fromFen(earned.bonus)}，人工审核` : `${fromFen(earned.bonus)}, reviewed by a person`
    case 'automatic':
      return isZh ? `系统自动派发，最高 ${max}` : `Paid automatically, at most ${max}`
  }
}
