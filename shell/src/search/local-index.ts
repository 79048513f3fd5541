/** What is found on the device, before any answer of the server: pages, settings, help. */
import { ROUTE } from '@lantern/contract'
import { HELP_INDEX } from '../help/help-index.ts'
import type { LocalEntry } from './local-match.rules.ts'

/** The choices at the end of the home page. */
const CHOICES = '/#choices'

const PAGES: readonly LocalEntry[] = [
  page(ROUTE.wallet, '我的钱包', 'Wallet', 'wo de qian bao', ['余额', 'balance']),
  page(ROUTE.deposit, '存款', 'Deposit', 'cun kuan', ['充值', 'top up']),
  page(ROUTE.withdrawal, '取款', 'Withdraw', 'qu kuan', ['提现', 'cash out', 'payout']),
  page(ROUTE.transfer, '转账', 'Transfer', 'zhuan zhang', ['额度转换']),
  page(ROUTE.betRecord, '投注记录', 'Bets', 'tou zhu ji lu', ['注单', 'history']),
  page(ROUTE.transRecord, '交易记录', 'Transactions', 'jiao yi ji lu', ['账单', 'history']),
  page(ROUTE.mine, '我的', 'Me', 'wo de', ['个人中心', 'account', 'profile']),
  page(ROUTE.offers, '优惠活动', 'Offers', 'you hui huo dong', ['福利', 'bonus', 'promotion']),
  page(ROUTE.sport, '体育', 'Sport', 'ti yu', ['足球', '篮球', 'football']),
  page('/game/realbet', '真人', 'Live casino', 'zhen ren', ['百家乐', 'dealer']),
  page('/game/gaming', '电竞', 'Esports', 'dian jing'),
  page('/game/chess', '棋牌', 'Card games', 'qi pai', ['斗地主', 'poker']),
  page('/game/egame', '电子', 'Slots', 'dian zi', ['老虎机', 'e-games']),
  page('/game/lottery', '彩票', 'Lottery', 'cai piao'),
  page('/game/fishing', '捕鱼', 'Fishing', 'bu yu'),
  page(ROUTE.demo, '试玩', 'Demo', 'shi wan', ['体验金', 'free play']),
  page(ROUTE.customer, '客服中心', 'Customer service', 'ke fu zhong xin', ['帮助', 'support', 'contact']),
  page(ROUTE.download, '下载应用', 'Get the app', 'xia zai ying yong', ['安装', 'install', 'download']),
  page(ROUTE.sponsor, '赞助合作', 'Sponsorship', 'zan zhu he zuo', ['灯塔', 'beacons']),
  page(ROUTE.password, '找回密码', 'Recover password', 'zhao hui mi ma', ['忘记密码', 'forgot']),
  page(`${CHOICES}-language`, '语言', 'Language', 'yu yan', ['English', '中文'], CHOICES),
  page(`${CHOICES}-scheme`, '外观', 'Appearance', 'wai guan', ['深色', '浅色', 'dark', 'light'], CHOICES),
]

export const LOCAL_INDEX: readonly LocalEntry[] = [
  ...HELP_INDEX.map(
    ({ page: name, title, pinyin }): LocalEntry => ({
      id: `help-${name}`,
      kind: 'help',
      title,
      pinyin,
      route: `/help/${name}`,
      also: [name],
    }),
  ),
  ...PAGES,
]

function page(
  id: string,
  zh: string,
  en: string,
  pinyin: string,
  ...[also = [], route = id]: [also?: readonly string[], route?: string]
): LocalEntry {
  return { id, kind: 'setting', title: { zh, en }, pinyin, route, also }
}
