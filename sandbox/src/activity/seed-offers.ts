/** The eighteen offers of the sandbox: every type, category and member state (screens.md 12); their sentences come from their terms. Days count from the first start. */
import { AUTOMATIC } from './automatic-offers.rules.ts'
import { summaryOf, type Terms } from './offer-copy.rules.ts'
import { exclusionsOf } from './offers/exclusions.rules.ts'
import type { AutomaticSource, Earned, OfferRules } from './offers/offer-terms.rules.ts'

export type SeedOffer = OfferRules & { id: string; from: number; to: number }

type Titled = {
  id: string
  zh: string
  en: string
  category: OfferRules['category']
  type: 1 | 2 | 3 | 4
  product: OfferRules['product']
}
type AppliedRow = Titled & {
  multiple: number
  /** Fen. */
  max: number
  earned: Earned
  from?: number
  to?: number
  vipMin?: number
  quota?: number
}
/** Paid by a job, whose tables say how much. */
type PaidRow = Titled & { source: AutomaticSource }

const first = (percent: number, minDeposit: number): Earned => ({
  kind: 'first-deposit',
  percent,
  minDeposit,
  withinDays: 30,
})
const deposit = (percent: number, minDeposit: number): Earned => ({ kind: 'deposit', percent, minDeposit })
const turnover = (need: number, bonus: number): Earned => ({ kind: 'turnover', need, bonus })
const review = (bonus: number, needs: 'identity' | 'idea' | 'nothing' = 'nothing'): Earned => ({
  kind: 'review',
  bonus,
  needs,
})

const ROWS: readonly (AppliedRow | PaidRow)[] = [
  {
    id: 'welcome-sport',
    zh: '新人首存礼\u00a0· 体育',
    en: 'Sports first deposit bonus',
    category: 'newcomer',
    type: 2,
    product: 'sport',
    multiple: 5,
    max: 8_800,
    earned: first(20, 10_000),
  },
  {
    id: 'welcome-egame',
    zh: '新人首存礼\u00a0· 电子',
    en: 'Slots first deposit bonus',
    category: 'newcomer',
    type: 2,
    product: 'egame',
    multiple: 8,
    max: 6_800,
    earned: first(15, 10_000),
  },
  {
    id: 'welcome-dividend',
    zh: '新人红利',
    en: 'Welcome bonus',
    category: 'newcomer',
    type: 3,
    product: 'sport',
    source: 'welcome',
  },
  {
    id: 'newcomer-card',
    zh: '完善资料礼',
    en: 'Complete your profile',
    category: 'newcomer',
    type: 2,
    product: 'sport',
    multiple: 1,
    max: 1_000,
    earned: review(1_000, 'identity'),
  },
  {
    id: 'sport-reload',
    zh: '体育存款返利',
    en: 'Sports reload',
    category: 'sport',
    type: 2,
    product: 'sport',
    multiple: 3,
    max: 5_800,
    earned: deposit(5, 20_000),
  },
  {
    id: 'sport-turnover',
    zh: '体育流水任务',
    en: 'Sports turnover task',
    category: 'sport',
    type: 4,
    product: 'sport',
    multiple: 1,
    max: 800,
    earned: turnover(50_000, 800),
  },
  {
    id: 'amber-cup',
    zh: '琥珀杯助威礼',
    en: 'Amber Cup gift',
    category: 'sport',
    type: 2,
    product: 'sport',
    multiple: 1,
    max: 3_800,
    earned: review(3_800),
    from: 3,
    to: 30,
  },
  {
    id: 'live-table',
    zh: '真人欢迎礼',
    en: 'Live casino welcome',
    category: 'realbet',
    type: 2,
    product: 'realbet',
    multiple: 6,
    max: 8_800,
    earned: deposit(8, 30_000),
  },
  {
    id: 'live-vip',
    zh: '真人贵宾专享',
    en: 'Live casino, VIP',
    category: 'realbet',
    type: 2,
    product: 'realbet',
    multiple: 8,
    max: 18_800,
    earned: review(18_800),
    vipMin: 5,
  },
  {
    id: 'esports-cup',
    zh: '电竞任务',
    en: 'Esports task',
    category: 'gaming',
    type: 4,
    product: 'gaming',
    multiple: 2,
    max: 1_800,
    earned: turnover(100_000, 1_800),
  },
  {
    id: 'egame-monday',
    zh: '电子存款礼',
    en: 'Slots deposit bonus',
    category: 'egame',
    type: 2,
    product: 'egame',
    multiple: 8,
    max: 3_800,
    earned: deposit(10, 10_000),
    from: -30,
    to: -2,
  },
  {
    id: 'egame-return',
    zh: '电子日返',
    en: 'Slots daily return',
    category: 'egame',
    type: 1,
    product: 'egame',
    source: 'rebate',
  },
  {
    id: 'chess-evening',
    zh: '棋牌任务',
    en: 'Cards task',
    category: 'chess',
    type: 4,
    product: 'chess',
    multiple: 1,
    max: 600,
    earned: turnover(30_000, 600),
  },
  {
    id: 'lottery-lucky',
    zh: '彩票早鸟礼',
    en: 'Lottery early bird',
    category: 'lottery',
    type: 2,
    product: 'lottery',
    multiple: 3,
    max: 2_800,
    earned: review(2_800),
    quota: 1,
  },
  {
    id: 'vip-monthly',
    zh: 'VIP 月红包',
    en: 'VIP monthly packet',
    category: 'vip',
    type: 1,
    product: 'sport',
    source: 'monthly',
  },
  {
    id: 'vip-upgrade',
    zh: '晋级礼金',
    en: 'Level-up gift',
    category: 'vip',
    type: 1,
    product: 'sport',
    source: 'promotion',
  },
  {
    id: 'birthday',
    zh: '生日礼',
    en: 'Birthday gift',
    category: 'vip',
    type: 1,
    product: 'sport',
    source: 'birthday',
  },
  {
    id: 'feedback',
    zh: '建议有礼',
    en: 'Good ideas',
    category: 'other',
    type: 2,
    product: 'sport',
    multiple: 1,
    max: 2_000,
    earned: review(2_000, 'idea'),
  },
]

export const SEED_OFFERS: readonly SeedOffer[] = ROWS.map((row) => {
  const terms = 'source' in row ? paidTerms(row) : appliedTerms(row)
  const { from = -7, to = 60 } = 'source' in row ? {} : row
  return {
    id: row.id,
    title: { zh: row.zh, en: row.en },
    summary: summaryOf(terms),
    category: row.category,
    type: row.type,
    ...terms,
    from,
    to,
  }
})

function appliedTerms({ product, multiple, max, vipMin = 0, quota = 0, earned }: AppliedRow): Terms {
  return { product, multiple, maxBonus: max, vipMin, quota, bonusDays: 30, exclusions: exclusionsOf(product), earned }
}

function paidTerms({ product, source }: PaidRow): Terms {
  const { multiple, max, vipMin } = AUTOMATIC[source]
  const earned = { kind: 'automatic', bonus: 0, source } as const
  return {
    product,
    multiple,
    maxBonus: max,
    vipMin,
    quota: 0,
    bonusDays: 30,
    exclusions: exclusionsOf(product),
    earned,
  }
}
