/** The goods that the sandbox offers, the newest first. Prices in coins, bonuses in fen. */
import type { GoodsArt, GoodsCategory } from '@lantern/contract/mall'
import { DAY_MS } from '@lantern/contract/site-time'
import type { Sentence } from '../refusal/sandbox-error.ts'

export type OfferedGoods = {
  readonly id: string
  readonly category: GoodsCategory
  readonly art: GoodsArt
  readonly name: Sentence
  readonly text: Sentence
  readonly price: number
  readonly stock: number
  readonly perMember?: number
  readonly vipMin?: number
  /** From the first start of the sandbox. */
  readonly opensInMs?: number
  readonly bonusFen?: number
}

const coupon = (yuan: number, price: number, more: Partial<OfferedGoods> = {}): OfferedGoods => ({
  id: `coupon-${yuan}`,
  category: 'coupon',
  art: 'ticket',
  name: { zh: `¥${yuan} 彩金券`, en: `¥${yuan} bonus coupon` },
  text: {
    zh: '兑换后立即到账为锁定彩金，完成流水后转入可用余额。',
    en: 'Credited at once as a locked bonus, which moves to your wallet after its turnover.',
  },
  price,
  stock: 500,
  perMember: 5,
  bonusFen: yuan * 100,
  ...more,
})

const SENT: Sentence = {
  zh: '免运费，发货后可查看物流单号。发货前可以取消，金币原路退回。',
  en: 'Free delivery with a tracking number. You can cancel before it is sent; your coins are returned.',
}
function thing(
  category: Exclude<GoodsCategory, 'coupon'>,
  art: GoodsArt,
  [id, zh, en]: readonly [string, string, string],
  price: number,
  more: Partial<OfferedGoods> = {},
): OfferedGoods {
  return { id, category, art, name: { zh, en }, text: SENT, price, stock: 60, ...more }
}

export const OFFERED_GOODS: readonly OfferedGoods[] = [
  thing('merch', 'mug', ['lantern-mug', '灯笼马克杯', 'Lantern mug'], 180),
  coupon(5, 60),
  thing('merch', 'cap', ['night-cap', '夜行棒球帽', 'Night baseball cap'], 160),
  thing('physical', 'tea', ['tea-set', '盖碗茶具', 'Tea set'], 880, { perMember: 2 }),
  thing('digital', 'earbuds', ['ear-buds', '无线耳机', 'Wireless earbuds'], 3_980, { perMember: 1 }),
  coupon(10, 110),
  thing('merch', 'bag', ['canvas-bag', '帆布袋', 'Canvas bag'], 120),
  thing('physical', 'lamp', ['reading-lamp', '阅读灯', 'Reading lamp'], 1_280),
  thing('digital', 'powerbank', ['power-bank', '移动电源', 'Power bank'], 1_680, { perMember: 2 }),
  thing('physical', 'flask', ['steel-flask', '保温杯', 'Steel flask'], 560),
  coupon(50, 520, { vipMin: 2, perMember: 2 }),
  thing('merch', 'pin', ['enamel-pin', '珐琅徽章', 'Enamel pin'], 60, { perMember: 10 }),
  thing('digital', 'band', ['smart-band', '智能手环', 'Fitness band'], 2_680, { perMember: 1, stock: 0 }),
  thing('physical', 'scroll', ['ink-scroll', '水墨挂轴', 'Ink scroll'], 1_980, { perMember: 1 }),
  thing('digital', 'tablet', ['tablet', '平板电脑', 'Tablet'], 29_800, { perMember: 1, vipMin: 6, stock: 3 }),
  coupon(200, 1_980, { vipMin: 5, perMember: 1 }),
  thing('merch', 'scarf', ['football-scarf', '看球围巾', 'Football scarf'], 220),
  thing('digital', 'speaker', ['speaker', '便携音箱', 'Portable speaker'], 11_800, { perMember: 1, stock: 12 }),
  thing('physical', 'pastry', ['mooncake-box', '节令糕点礼盒', 'Seasonal pastry box'], 680, {
    perMember: 2,
    opensInMs: 7 * DAY_MS,
  }),
  thing('merch', 'ball', ['signed-ball', '签名足球', 'Signed football'], 4_980, { perMember: 1, vipMin: 8, stock: 5 }),
]
