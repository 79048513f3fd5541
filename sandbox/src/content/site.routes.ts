/** Site configuration and the content of the home page. */
import { namingList, noticeList, preInfo, sec, stationAdList, vvPretty, webTerminal } from '@lantern/contract/site'
import type { Deps, Wire } from '../wire/wire.ts'
import { adsAt } from './ads.ts'
import { namingItems } from './naming.ts'
import { noticesAt } from './notices.ts'

const COUNTRIES = [
  { code: 'CN', number: '86', name: '中国 China', pattern: '^1[3-9]\\d{9}$' },
  { code: 'HK', number: '852', name: '中国香港 Hong Kong', pattern: '^\\d{8}$' },
  { code: 'MO', number: '853', name: '中国澳门 Macao', pattern: '^\\d{8}$' },
  { code: 'SG', number: '65', name: '新加坡 Singapore', pattern: '^\\d{8}$' },
  { code: 'MY', number: '60', name: '马来西亚 Malaysia', pattern: '^\\d{9,10}$' },
  { code: 'TH', number: '66', name: '泰国 Thailand', pattern: '^\\d{9}$' },
  { code: 'VN', number: '84', name: '越南 Vietnam', pattern: '^\\d{9,10}$' },
  { code: 'PH', number: '63', name: '菲律宾 Philippines', pattern: '^\\d{10}$' },
]

export function siteRoutes(wire: Wire, deps: Deps): void {
  wire.publicRead(preInfo, async (_input, { ip, locale }) => {
    const { maintenance, stopLogin, stopRegister } = deps.site.state()
    const isEnglish = locale === 'en'
    return {
      SiteBaseConfigVo: { title: isEnglish ? 'Lanternfall · demo book' : '灯火体育 · 演示站', webLogoTitleUrl: '' },
      address: isEnglish ? 'Simulation' : '模拟环境',
      disablePhones: ['170', '171'],
      globePhoneNumber: COUNTRIES,
      ip,
      maintainConfig: {
        status: maintenance ? 0 : 1,
        title: maintenance ? (isEnglish ? 'Under maintenance' : '系统维护中') : '',
        content: maintenance
          ? isEnglish
            ? 'We are improving the site. Balances and open bets are safe.'
            : '我们正在升级系统，您的余额与未结算注单不受影响。'
          : '',
        startTime: maintenance?.from ?? null,
        endTime: maintenance?.to ?? null,
        allowService: true,
      },
      siteFestivalSkin: null,
      siteVideoActiveUrl: '',
      siteVideoSkinOpen: 0,
      stopLogin,
      stopRegister,
    }
  })

  wire.publicRead(vvPretty, async () => ({
    '51': ['/'],
    '52': ['/customer/main'],
    '53': ['/download'],
    '54': ['400-000-0000'],
  }))

  wire.publicRead(sec, async () => deps.keys)

  wire.publicRead(noticeList, async ({ category }, { now, locale }) => ({
    list: noticesAt(now, locale).filter((notice) => category === undefined || notice.category === category),
  }))

  wire.publicRead(stationAdList, async (_input, { now, locale }) => ({ list: adsAt(now, locale) }))

  wire.publicRead(webTerminal, async () => ({ splash: null, minVersion: '2.0.0', notice: '' }))

  wire.publicRead(namingList, async () => ({ list: namingItems() }))
}
