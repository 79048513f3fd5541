/** The sentence of an offer, from its terms. Pure, so that it cannot promise anything else. */
import type { OfferProduct } from '@lantern/contract/activity'
import { AUTOMATIC } from './automatic-offers.rules.ts'
import type { OfferRules, Words } from './offers/offer-terms.rules.ts'
import { yuan } from './offers/yuan.rules.ts'

export const PRODUCT_NAME: Readonly<Record<OfferProduct, Words>> = {
  sport: { zh: '体育', en: 'Sports' },
  realbet: { zh: '真人', en: 'Live casino' },
  gaming: { zh: '电竞', en: 'Esports' },
  egame: { zh: '电子', en: 'Slots' },
  chess: { zh: '棋牌', en: 'Cards' },
  lottery: { zh: '彩票', en: 'Lottery' },
  fishing: { zh: '捕鱼', en: 'Fishing' },
}
const STEPS: Readonly<Record<'identity' | 'idea' | 'nothing', Words>> = {
  identity: { zh: '完成实名认证后申请', en: 'verify your identity, then apply' },
  idea: { zh: '建议被采纳后申请', en: 'apply once we adopt an idea of yours' },
  nothing: { zh: '提交申请即可', en: 'apply' },
}

export type Terms = Omit<OfferRules, 'title' | 'summary' | 'category' | 'type'>

/** What a member does for an offer. Its card states maximum, turnover and end beside it. */
export function summaryOf(terms: Terms): Words {
  const { earned, maxBonus, vipMin, quota } = terms
  const product = PRODUCT_NAME[terms.product]
  const level = vipMin > 0 ? { zh: `VIP${vipMin} 起，`, en: `From VIP${vipMin}: ` } : { zh: '', en: '' }
  const places =
    quota > 0 ? { zh: `限 ${quota} 名，`, en: `, ${quota} place${quota === 1 ? '' : 's'}` } : { zh: '', en: '' }
  const say = (zh: string, en: string): Words => ({
    zh: `${level.zh}${places.zh}${zh}。`,
    en: capital(`${level.en}${en}${places.en}.`),
  })
  switch (earned.kind) {
    case 'first-deposit':
      return say(
        `注册 ${earned.withinDays} 天内，首次存款满 ¥${yuan(earned.minDeposit)} 得 ${earned.percent}%`,
        `get ${earned.percent}% of a first deposit of at least ¥${yuan(earned.minDeposit)} within ${earned.withinDays} days of signing up`,
      )
    case 'deposit':
      return say(
        `单笔存款满 ¥${yuan(earned.minDeposit)} 得 ${earned.percent}%`,
        `get ${earned.percent}% of one deposit of at least ¥${yuan(earned.minDeposit)}`,
      )
    case 'turnover':
      return say(
        `${product.zh}有效流水满 ¥${yuan(earned.need)} 即可领取`,
        `reach ¥${yuan(earned.need)} in valid ${product.en.toLowerCase()} turnover`,
      )
    case 'review':
      return say(`${STEPS[earned.needs].zh}，由人工审核`, `${STEPS[earned.needs].en}; a person reviews it`)
    case 'automatic':
      return earned.source === undefined
        ? { zh: `系统自动派发，最高 ¥${yuan(maxBonus)}。`, en: `Paid automatically, at most ¥${yuan(maxBonus)}.` }
        : AUTOMATIC[earned.source].summary
  }
}

/** The summary with maximum and turnover, for a place that shows nothing else of an offer. */
export function sentenceOf(terms: Terms): Words {
  const { zh, en } = summaryOf(terms)
  const max = yuan(terms.maxBonus)
  const turnover = turnoverText(terms, PRODUCT_NAME[terms.product])
  return { zh: `${zh}最高 ¥${max}，${turnover.zh}。`, en: `${en} Up to ¥${max}, ${turnover.en}.` }
}

function turnoverText({ multiple }: Terms, product: Words): Words {
  return multiple === 0
    ? { zh: '没有流水要求', en: 'without a turnover requirement' }
    : {
        zh: `${product.zh} ${multiple} 倍流水后可提`,
        en: `withdrawable after ${multiple}× ${product.en.toLowerCase()} turnover`,
      }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
