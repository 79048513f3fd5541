/** The 21 help pages by name, for lists and search. A page's path is the initials of its Chinese name (screens.md 9). */
import type { HelpPage } from '@lantern/contract/routes'

export type HelpEntry = {
  readonly page: HelpPage
  readonly title: { readonly zh: string; readonly en: string }
  /** Pinyin of the Chinese name, one syllable per character. */
  readonly pinyin: string
}

/** In the order of the help centre. */
export const HELP_INDEX: readonly HelpEntry[] = [
  entry('kh', '开户', 'Opening an account', 'kai hu'),
  entry('ck', '存款', 'Deposits', 'cun kuan'),
  entry('qk', '取款', 'Withdrawals', 'qu kuan'),
  entry('zz', '转账', 'Transfers', 'zhuan zhang'),
  entry('yhgz', '优惠规则', 'Offer rules', 'you hui gui ze'),
  entry('tjllq', '推荐浏览器', 'Recommended browsers', 'tui jian liu lan qi'),
  entry('xnbcqkjc', '虚拟币存取款教程', 'Coin deposit and withdrawal tutorial', 'xu ni bi cun qu kuan jiao cheng'),
  entry('tytzjc', '体育投注教程', 'Sports betting tutorial', 'ti yu tou zhu jiao cheng'),
  entry(
    'tysstqth',
    '体育赛事提前/推后及退回',
    'Matches moved, abandoned, refunded',
    'ti yu sai shi ti qian tui hou ji tui hui',
  ),
  entry('fjcjc', '防劫持教程', 'Anti-hijack tutorial', 'fang jie chi jiao cheng'),
  entry('cpwt', '彩票问题', 'Lottery questions', 'cai piao wen ti'),
  entry('dzjj', '电子竞技', 'Esports', 'dian zi jing ji'),
  entry('tywt', '体育问题', 'Sports questions', 'ti yu wen ti'),
  entry('zrwt', '真人问题', 'Live dealer questions', 'zhen ren wen ti'),
  entry('qtwt', '其他问题', 'Other questions', 'qi ta wen ti'),
  entry('bczr', '博彩责任', 'Responsible gambling', 'bo cai ze ren'),
  entry('gywm', '关于我们', 'About us', 'guan yu wo men'),
  entry('gztk', '规则条款', 'Terms and rules', 'gui ze tiao kuan'),
  entry('hzhb', '合作伙伴', 'Partners', 'he zuo huo ban'),
  entry('ysgz', '隐私规则', 'Privacy rules', 'yin si gui ze'),
  entry('zxkf', '在线客服', 'Online service', 'zai xian ke fu'),
]

function entry(page: HelpPage, zh: string, en: string, pinyin: string): HelpEntry {
  return { page, title: { zh, en }, pinyin }
}
