/** Pop-ups and floating icons. Few, all dismissible, none asks for money. */

import type { popInfo, suspensionIcon } from '@lantern/contract/activity'
import type { DataOf } from '@lantern/contract/endpoint'
import { DAY_MS } from '@lantern/contract/site-time'
import type { SitePost } from '../database/tables/site/content.schema.ts'
import { sentenceOf } from './offer-copy.rules.ts'
import { SEED_OFFERS } from './seed-offers.ts'

type Pop = DataOf<typeof popInfo>['list'][number]
type Icon = DataOf<typeof suspensionIcon>['list'][number]

/** Three campaigns around the day of `now`. Their pictures come from their ids (`bannerPath`). */
export function popsAt(now: number): Pop[] {
  const shared = { image: '', start: day(now) - 7 * DAY_MS, end: day(now) + 30 * DAY_MS }
  return [
    {
      id: 'pop-welcome',
      title: { zh: '新人首存礼\u00a0· 体育', en: 'Sports first deposit bonus' },
      alt: { zh: '一盏灯照着球场', en: 'A lantern over a pitch' },
      jumpType: 1,
      jump: '/activity/discount?id=welcome-sport',
      showRule: 3,
      terms: termsOfOffer('welcome-sport'),
      ...shared,
    },
    {
      id: 'pop-amber',
      title: { zh: '琥珀杯即将开赛', en: 'The Amber Cup is near' },
      alt: { zh: '琥珀色奖杯', en: 'An amber cup' },
      jumpType: 1,
      jump: '/game/sport',
      showRule: 2,
      terms: { zh: '赛事均为模拟。', en: 'All matches are simulated.' },
      ...shared,
    },
    {
      id: 'pop-limits',
      title: { zh: '给自己设一个上限', en: 'Set yourself a limit' },
      alt: { zh: '一只沙漏', en: 'An hourglass' },
      jumpType: 0,
      jump: '',
      showRule: 3,
      terms: { zh: '随时可以调低，立即生效。', en: 'Lowering it takes effect at once.' },
      ...shared,
    },
  ]
}

/** A pop-up written on the control page; it shows once. */
export function postPop(post: SitePost): Pop {
  const title = { zh: post.title_zh, en: post.title_en }
  return {
    id: post.id,
    title,
    alt: title,
    jumpType: post.jump === '' ? 0 : 1,
    jump: post.jump,
    showRule: 3,
    terms: { zh: post.text_zh, en: post.text_en },
    image: '',
    start: post.start_at,
    end: post.end_at,
  }
}

/** Icons by their names in the dock. */
export function iconsAt(now: number): Icon[] {
  const shared = { start: day(now) - 7 * DAY_MS, end: day(now) + 30 * DAY_MS, animation: '', position: 1 } as const
  return [
    { id: 'float-offers', icon: 'offers', alt: { zh: '优惠', en: 'Offers' }, jump: '/activity/discount', ...shared },
    { id: 'float-sport', icon: 'sport', alt: { zh: '体育', en: 'Sports' }, jump: '/game/sport', ...shared },
    { id: 'float-service', icon: 'service', alt: { zh: '客服', en: 'Service' }, jump: '/customer/main', ...shared },
  ]
}

function termsOfOffer(id: string): Pop['terms'] {
  const offer = SEED_OFFERS.find((one) => one.id === id)
  return offer ? sentenceOf(offer) : { zh: '', en: '' }
}

function day(at: number): number {
  return Math.floor(at / DAY_MS) * DAY_MS
}
