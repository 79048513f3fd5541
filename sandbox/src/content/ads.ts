/** The eight advertisements (screens.md 12). Their pictures come from their ids. */

import type { StationAd } from '@lantern/contract/site'
import { DAY_MS, siteDayStart } from '@lantern/contract/site-time'
import type { Locale } from '../refusal/sandbox-error.ts'
import { bannerPath } from './art/pictures.ts'

type Text = readonly [title: string, text: string]
type Row = {
  readonly id: string
  readonly slot: StationAd['slot']
  readonly zh: Text
  readonly en: Text
  readonly jump: string
}

const ROWS: readonly Row[] = [
  {
    id: 'ad-derby',
    slot: 'home_hero',
    zh: ['今夜德比', '滚球不停，赔率实时跳动'],
    en: ['Derby night', 'Live odds, all night'],
    jump: '/game/sport',
  },
  {
    id: 'ad-first',
    slot: 'home_hero',
    zh: ['首存礼遇', '奖金独立，本金随时可取'],
    en: ['First deposit', 'Bonus kept apart, your money stays free'],
    jump: '/activity/discount',
  },
  {
    id: 'ad-esports',
    slot: 'home_hero',
    zh: ['电竞季中赛', '三大场馆同步开盘'],
    en: ['Mid-season esports', 'Three venues, every map'],
    jump: '/game/gaming',
  },
  {
    id: 'ad-vip',
    slot: 'home_hero',
    zh: ['VIP 进阶', '提款额度与返水逐级提升'],
    en: ['Climb the VIP ladder', 'Higher limits, better rebates'],
    jump: '/mine/vip',
  },
  {
    id: 'ad-usdt',
    slot: 'home_strip',
    zh: ['虚拟币存款', 'TRC20 一分钟到账'],
    en: ['Crypto deposits', 'TRC20 in about a minute'],
    jump: '/mine/finance/deposit',
  },
  {
    id: 'ad-chat',
    slot: 'home_strip',
    zh: ['聊天大厅', '与球友一起看球'],
    en: ['Chat lobby', 'Watch together'],
    jump: '/?chat=1',
  },
  {
    id: 'ad-friend',
    slot: 'home_strip',
    zh: ['邀请好友', '双方都有礼'],
    en: ['Invite a friend', 'A gift for both of you'],
    jump: '/activity/friendInvitation',
  },
  {
    id: 'ad-safer',
    slot: 'mine_top',
    zh: ['理性娱乐', '设置属于您的限额'],
    en: ['Keep it fun', 'Set your own limits'],
    jump: '/mine',
  },
]

export function adsAt(now: number, locale: Locale): StationAd[] {
  const today = siteDayStart(now)
  return ROWS.map((row, sort) => {
    const [title, text] = locale === 'en' ? row.en : row.zh
    return {
      id: row.id,
      slot: row.slot,
      image: bannerPath(row.id),
      alt: `${title} · ${text}`,
      title,
      text,
      jump: row.jump,
      sort,
      start: today - DAY_MS,
      end: today + 30 * DAY_MS,
    }
  })
}
