/** The twelve notices (screens.md 12): all three categories, one maintenance in two hours. */

import type { Notice } from '@lantern/contract/site'
import { DAY_MS, HOUR_MS, siteDayStart } from '@lantern/contract/site-time'
import { siteTimeText } from '../clock/site-time.rules.ts'
import type { SitePost } from '../database/tables/site/content.schema.ts'
import type { Locale } from '../refusal/sandbox-error.ts'

type Text = { readonly title: string; readonly content: string }
type Row = {
  readonly id: string
  readonly category: 1 | 2 | 3
  readonly level: 1 | 2
  readonly zh: Text
  readonly en: Text
  readonly jump?: string
}

const ROWS: readonly Row[] = [
  {
    id: 'n01',
    category: 1,
    level: 2,
    zh: { title: '本站为模拟环境', content: '所有资金、赛事、赔率与场馆均为虚拟，不涉及真实交易。' },
    en: {
      title: 'This site is a simulation',
      content: 'All money, matches, odds and venues are virtual. Nothing here is a real transaction.',
    },
  },
  {
    id: 'n02',
    category: 3,
    level: 2,
    zh: { title: '小金体育例行维护', content: '小金体育将于 {from}–{to} 进行例行维护，期间其他体育场馆照常开放。' },
    en: {
      title: 'V188 Sports: planned maintenance',
      content: 'V188 Sports is closed from {from} to {to}. Other sports venues stay open.',
    },
    jump: '/game/sport',
  },
  {
    id: 'n03',
    category: 2,
    level: 1,
    zh: { title: '周末足球返还开启', content: '周末五大联赛滚球注单结算后可领取返还，规则与流水要求见活动页。' },
    en: {
      title: 'Weekend football cashback',
      content:
        'Live bets on the five big leagues earn cashback this weekend. Terms and turnover are on the offer page.',
    },
    jump: '/activity/discount',
  },
  {
    id: 'n04',
    category: 1,
    level: 2,
    zh: {
      title: '谨防冒充客服',
      content: '客服不会主动提供银行卡号，也不会索取您的密码。付款前请核对订单页上的收款信息。',
    },
    en: {
      title: 'Beware of fake agents',
      content:
        'Support never sends card numbers first and never asks for your password. Compare payment details with your order page.',
    },
    jump: '/help/zxkf',
  },
  {
    id: 'n05',
    category: 1,
    level: 1,
    zh: { title: 'USDT 存款支持双网络', content: '虚拟币存款支持 TRC20 与 ERC20，请务必选择与转出一致的网络。' },
    en: {
      title: 'USDT on two networks',
      content: 'Crypto deposits take TRC20 and ERC20. Pick the same network you send from.',
    },
    jump: '/mine/finance/deposit',
  },
  {
    id: 'n06',
    category: 2,
    level: 1,
    zh: { title: '新会员首存礼遇', content: '首次存款可参加首存活动，奖金单独存放，不影响本金提取。' },
    en: {
      title: 'A welcome on your first deposit',
      content: 'Join the first-deposit offer. Bonus money is kept apart and never blocks your own.',
    },
    jump: '/activity/discount',
  },
  {
    id: 'n07',
    category: 1,
    level: 1,
    zh: { title: '取款到账时间', content: '小额取款通常在一分钟内完成审核与出款，大额取款可能需要人工复核。' },
    en: {
      title: 'How long withdrawals take',
      content: 'Small withdrawals are usually reviewed and paid within a minute. Large ones may need a person.',
    },
    jump: '/help/qk',
  },
  {
    id: 'n08',
    category: 1,
    level: 1,
    zh: { title: '理性娱乐', content: '您可以随时设置存款限额、休息或自我排除。投注只是娱乐，请量力而行。' },
    en: {
      title: 'Keep it fun',
      content: 'Set deposit limits, take a break or exclude yourself at any time. Only play what you can afford.',
    },
    jump: '/mine',
  },
  {
    id: 'n09',
    category: 2,
    level: 1,
    zh: { title: '聊天室晒单', content: '在聊天大厅分享您的已结算注单，与球友一起看球。' },
    en: { title: 'Share bets in chat', content: 'Share settled bets in the lobby room and watch the match together.' },
  },
  {
    id: 'n10',
    category: 1,
    level: 1,
    zh: { title: '场馆钱包与免转', content: '打开自动免转后，进入场馆时余额会随您一起转入，离开后可一键归户。' },
    en: {
      title: 'Auto transfer',
      content: 'With auto transfer on, your balance follows you into a venue. Recall it with one tap.',
    },
    jump: '/mine/finance/wallet',
  },
  {
    id: 'n11',
    category: 3,
    level: 1,
    zh: { title: 'WM 真人与 IG 彩票维护中', content: '维护期间余额安全，恢复后即可转回可用余额。' },
    en: {
      title: 'WM Live and IG Lottery are under maintenance',
      content: 'Balances are safe and can be recalled as soon as they reopen.',
    },
  },
  {
    id: 'n12',
    category: 1,
    level: 1,
    zh: { title: '中英文切换', content: '在首页右上角可随时切换简体中文与英文。' },
    en: { title: 'Chinese and English', content: 'Switch the language at any time from the header.' },
  },
]

/** A notice written on the control page. */
export function postNotice(post: SitePost, locale: Locale): Notice {
  const isEnglish = locale === 'en'
  return {
    id: post.id,
    category: 1,
    title: isEnglish ? post.title_en : post.title_zh,
    content: isEnglish ? post.text_en : post.text_zh,
    level: 2,
    start: post.start_at,
    end: post.end_at,
    jump: post.jump,
  }
}

/** Current notices, in the visitor's language. */
export function noticesAt(now: number, locale: Locale): Notice[] {
  const from = Math.ceil(now / HOUR_MS) * HOUR_MS + 2 * HOUR_MS
  const today = siteDayStart(now)
  return ROWS.map((row) => {
    const text = locale === 'en' ? row.en : row.zh
    const content = text.content
      .replace('{from}', siteTimeText(from).slice(0, 11))
      .replace('{to}', siteTimeText(from + 2 * HOUR_MS).slice(0, 11))
    return {
      id: row.id,
      category: row.category,
      title: text.title,
      content,
      level: row.level,
      start: today - DAY_MS,
      end: today + 30 * DAY_MS,
      jump: row.jump ?? '',
    }
  })
}
