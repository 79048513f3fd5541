/** The eighteen offers of the sandbox: every type, category and member state (screens.md 12). Days count from the first start. */
import type { Earned, OfferRules } from './offers/offer-terms.rules.ts'

export type SeedOffer = OfferRules & { id: string; from: number; to: number }

type Row = {
  id: string
  zh: [title: string, summary: string]
  en: [title: string, summary: string]
  category: OfferRules['category']
  type: 1 | 2 | 3 | 4
  product: OfferRules['product']
  multiple: number
  /** Fen. */
  max: number
  earned: Earned
  from?: number
  to?: number
  vipMin?: number
  quota?: number
}

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
const automatic = (bonus: number): Earned => ({ kind: 'automatic', bonus })

const ROWS: readonly Row[] = [
  {
    id: 'welcome-sport',
    zh: ['新人首存礼 · 体育', '首次存款得 20% 奖金，最高 88 元，体育流水 5 倍后可提。'],
    en: ['First deposit · sport', '20% of a first deposit, up to 88, free after 5× sport turnover.'],
    category: 'newcomer',
    type: 2,
    product: 'sport',
    multiple: 5,
    max: 8_800,
    earned: first(20, 10_000),
  },
  {
    id: 'welcome-egame',
    zh: ['新人首存礼 · 电子', '首次存款得 15% 奖金，最高 68 元。'],
    en: ['First deposit · e-games', '15% of a first deposit, up to 68.'],
    category: 'newcomer',
    type: 2,
    product: 'egame',
    multiple: 8,
    max: 6_800,
    earned: first(15, 10_000),
  },
  {
    id: 'newcomer-card',
    zh: ['完善资料礼', '完成实名与安全设置，审核后发 10 元。'],
    en: ['Complete your profile', '10 after identity and security are set, reviewed by a person.'],
    category: 'newcomer',
    type: 2,
    product: 'sport',
    multiple: 1,
    max: 1_000,
    earned: review(1_000, 'identity'),
  },
  {
    id: 'sport-reload',
    zh: ['体育周存返利', '本周存款得 5%，最高 58 元。'],
    en: ['Sport weekly reload', '5% of a deposit this week, up to 58.'],
    category: 'sport',
    type: 2,
    product: 'sport',
    multiple: 3,
    max: 5_800,
    earned: deposit(5, 20_000),
  },
  {
    id: 'sport-turnover',
    zh: ['体育流水任务', '有效流水满 500 元，得 8 元。'],
    en: ['Sport turnover task', '8 for 500 of valid turnover.'],
    category: 'sport',
    type: 4,
    product: 'sport',
    multiple: 1,
    max: 800,
    earned: turnover(50_000, 800),
  },
  {
    id: 'sport-weekend',
    zh: ['周末赛事返还', '周末体育净负 5% 返还，周一自动派发。'],
    en: ['Weekend cashback', '5% of a weekend sport loss, paid on Monday.'],
    category: 'sport',
    type: 1,
    product: 'sport',
    multiple: 1,
    max: 18_800,
    earned: automatic(0),
  },
  {
    id: 'amber-cup',
    zh: ['琥珀杯竞猜', '竞猜琥珀杯四强，审核后派奖。'],
    en: ['Amber Cup picks', 'Pick the last four of the Amber Cup, reviewed.'],
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
    zh: ['真人欢迎礼', '活动期间存款得 8%，最高 88 元。'],
    en: ['Live tables welcome', '8% of a deposit, up to 88.'],
    category: 'realbet',
    type: 2,
    product: 'realbet',
    multiple: 6,
    max: 8_800,
    earned: deposit(8, 30_000),
  },
  {
    id: 'live-vip',
    zh: ['真人贵宾专享', 'VIP5 起，审核后发放 188 元。'],
    en: ['Live tables, VIP', 'From VIP5: 188 after review.'],
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
    zh: ['电竞周任务', '电竞有效流水满 1,000 元，得 18 元。'],
    en: ['Esports weekly task', '18 for 1,000 of esports turnover.'],
    category: 'gaming',
    type: 4,
    product: 'gaming',
    multiple: 2,
    max: 1_800,
    earned: turnover(100_000, 1_800),
  },
  {
    id: 'egame-monday',
    zh: ['电子周一礼', '周一存款得 10%，最高 38 元。'],
    en: ['E-games Monday', '10% of a Monday deposit, up to 38.'],
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
    zh: ['电子日返', '每日自动返还，次日 12:00 到账。'],
    en: ['E-games daily return', 'Paid automatically at noon.'],
    category: 'egame',
    type: 1,
    product: 'egame',
    multiple: 1,
    max: 8_800,
    earned: automatic(0),
  },
  {
    id: 'chess-evening',
    zh: ['棋牌晚场', '晚场有效流水满 300 元，得 6 元。'],
    en: ['Evening chess', '6 for 300 of chess turnover.'],
    category: 'chess',
    type: 4,
    product: 'chess',
    multiple: 1,
    max: 600,
    earned: turnover(30_000, 600),
  },
  {
    id: 'lottery-lucky',
    zh: ['彩票幸运号', '限 100 名，审核后派发 28 元。'],
    en: ['Lucky numbers', '28 after review, a hundred places.'],
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
    zh: ['VIP 月度红利', 'VIP3 起每月一份，以红利形式派发。'],
    en: ['VIP monthly dividend', 'One a month from VIP3, paid as a dividend.'],
    category: 'vip',
    type: 3,
    product: 'sport',
    multiple: 1,
    max: 8_800,
    earned: automatic(3_800),
    vipMin: 3,
  },
  {
    id: 'vip-upgrade',
    zh: ['晋级礼金', '晋级次日自动派发。'],
    en: ['Level-up gift', 'Paid the day after you level up.'],
    category: 'vip',
    type: 1,
    product: 'sport',
    multiple: 1,
    max: 2_888_800,
    earned: automatic(0),
    vipMin: 1,
  },
  {
    id: 'birthday',
    zh: ['生日礼', '生日当天以红利派发，需完成实名。'],
    en: ['Birthday gift', 'A dividend on your birthday, after identity is verified.'],
    category: 'vip',
    type: 3,
    product: 'sport',
    multiple: 1,
    max: 388_800,
    earned: automatic(1_800),
    vipMin: 1,
  },
  {
    id: 'feedback',
    zh: ['建议有礼', '采纳的建议奖励 20 元，每人一次。'],
    en: ['Good ideas', '20 for an idea we adopt, once each.'],
    category: 'other',
    type: 2,
    product: 'sport',
    multiple: 1,
    max: 2_000,
    earned: review(2_000, 'idea'),
  },
]

export const SEED_OFFERS: readonly SeedOffer[] = ROWS.map((row) => ({
  id: row.id,
  title: { zh: row.zh[0], en: row.en[0] },
  summary: { zh: row.zh[1], en: row.en[1] },
  category: row.category,
  type: row.type,
  product: row.product,
  multiple: row.multiple,
  maxBonus: row.max,
  vipMin: row.vipMin ?? 0,
  quota: row.quota ?? 0,
  bonusDays: 30,
  exclusions: ['low-odds', 'void', 'push'],
  earned: row.earned,
  from: row.from ?? -7,
  to: row.to ?? 60,
}))
