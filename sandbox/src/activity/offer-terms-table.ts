/** The terms table of an offer, as its sheet shows it. */
import { writtenFen } from '../ledger/money.rules.ts'
import { AUTOMATIC } from './automatic-offers.rules.ts'
import { PRODUCT_NAME } from './offer-copy.rules.ts'
import type { Offer } from './offers/offer.rules.ts'
import type { Words } from './offers/offer-terms.rules.ts'

/** The terms table of an offer: eligibility, product, bonus, duration. */
export function termsOf(offer: Offer): { name: Words; value: Words }[] {
  const { rules } = offer
  const max = writtenFen(rules.maxBonus)
  const automatic = rules.earned.kind === 'automatic' && rules.earned.source ? AUTOMATIC[rules.earned.source] : null
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
    ...(automatic
      ? []
      : [row('计入产品', 'Counts on', PRODUCT_NAME[rules.product].zh, PRODUCT_NAME[rules.product].en)]),
    row('奖金', 'Bonus', amountText(rules.earned, max, 'zh'), amountText(rules.earned, max, 'en')),
    row(
      '流水倍数',
      'Turnover',
      rules.multiple === 0 ? '没有流水要求' : `奖金 × ${rules.multiple}`,
      rules.multiple === 0 ? 'None' : `Bonus × ${rules.multiple}`,
    ),
    ...(automatic
      ? [
          row('奖金去向', 'Where it goes', automatic.goesTo.zh, automatic.goesTo.en),
          row('次数', 'How often', automatic.often.zh, automatic.often.en),
        ]
      : [
          rules.multiple === 0
            ? row('奖金去向', 'Where it goes', '直接进入可用余额。', 'Into your available balance at once.')
            : row(
                '奖金去向',
                'Where it goes',
                '奖金单独锁定，完成流水后转入可用余额，不影响自有资金提款。',
                'The bonus is kept apart and moves to your available balance when the turnover is done; your own money stays free.',
              ),
          ...(rules.multiple === 0
            ? []
            : [
                row(
                  '奖金有效期',
                  'Bonus expires',
                  `领取后 ${rules.bonusDays} 天`,
                  `${rules.bonusDays} days after it is granted`,
                ),
              ]),
          row('次数', 'How often', '每人一次', 'Once each'),
        ]),
    ...(rules.multiple > 0 && !automatic && rules.exclusions.length > 0
      ? [
          row(
            '不计入',
            'Not counted',
            `${rules.exclusions.map((one) => EXCLUDED[one].zh).join('、')}。`,
            `${capital(rules.exclusions.map((one) => EXCLUDED[one].en).join(', '))}.`,
          ),
        ]
      : []),
  ]
}

const EXCLUDED: Readonly<Record<Offer['rules']['exclusions'][number], Words>> = {
  'low-odds': { zh: '欧洲盘赔率低于 1.50 的注单', en: 'bets at European odds below 1.50' },
  void: { zh: '取消的注单', en: 'void bets' },
  push: { zh: '走水的注单', en: 'pushes' },
}

function amountText(earned: Offer['rules']['earned'], max: string, language: 'zh' | 'en'): string {
  const isZh = language === 'zh'
  switch (earned.kind) {
    case 'first-deposit':
      return isZh
        ? `首存的 ${earned.percent}%，最低存款 ${writtenFen(earned.minDeposit)}，最高 ${max}`
        : `${earned.percent}% of the first deposit (from ${writtenFen(earned.minDeposit)}), at most ${max}`
    case 'deposit':
      return isZh
        ? `存款的 ${earned.percent}%，最低存款 ${writtenFen(earned.minDeposit)}，最高 ${max}`
        : `${earned.percent}% of a deposit (from ${writtenFen(earned.minDeposit)}), at most ${max}`
    case 'turnover':
      return isZh
        ? `有效流水满 ${writtenFen(earned.need)}，得 ${writtenFen(earned.bonus)}`
        : `${writtenFen(earned.bonus)} for ${writtenFen(earned.need)} of valid turnover`
    case 'review':
      return isZh ? `${writtenFen(earned.bonus)}，人工审核` : `${writtenFen(earned.bonus)}, reviewed by a person`
    case 'automatic':
      return isZh ? `系统自动派发，最高 ${max}` : `Paid automatically, at most ${max}`
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
